//! Corners of the capture rules: a position, how many moves it has, and the moves, each by one of its
//! routes (`=K`: crowned).

pub(crate) const CORNERS: [(&str, &str, &str, &str); 20] = [
    (
        "start",
        "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
        "7",
        "a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4 g3-h4",
    ),
    ("promote_by_capture_then_stop", "W:W11:B7", "1", "f6xd8=K"),
    ("promote_in_capture_free_landing_after_last", "W:W12:B8,14", "2", "h6xf8xb4=K h6xf8xa3=K"),
    ("quiet_promotion_ends_move", "W:W5:B6,14", "1", "a7-b8=K"),
    ("man_captures_backward_only_capture", "W:W18,29:B23", "1", "d4xf2"),
    ("free_choice_1_or_2_but_line_must_be_finished", "W:W22:B17,18,11", "2", "c3xa5 c3xe5xg7"),
    (
        "king_must_land_where_capture_goes_on",
        "B:W12,17,19,23,25,27,29:B1,3,4,7,8,10,11,K13,14",
        "2",
        "a5xe1xg3xe5 c5xa3xc1=K",
    ),
    ("king_free_landing_after_last", "W:WK29:B22", "5", "a1xd4 a1xe5 a1xf6 a1xg7 a1xh8"),
    ("king_cannot_jump_two_adjacent", "W:WK29:B22,18", "1", "a1-b2"),
    ("king_blocked_by_own_man", "W:WK29,15:B11", "1", "e5xg7"),
    (
        "turkish_strike_king_2",
        "W:WK2:B6,10,22,23",
        "5",
        "d8xb6xf2 d8xb6xg1 d8xa5xd2xf4 d8xa5xd2xg5 d8xa5xd2xh6",
    ),
    (
        "start_square_is_empty_during_capture",
        "W:WK7:B14,16,26,27",
        "5",
        "e7xb4xe1xh4xf6 e7xb4xe1xh4xe7 e7xb4xe1xh4xd8 e7xh4xe1xb4xd6 e7xh4xe1xb4xf8",
    ),
    (
        "king_cycle_from_equals_to_counted_once",
        "W:WK12:B7,8,19,25",
        "4",
        "h6xf8xd6xg3 h6xf8xd6xh2 h6xf8xa3xc1xg5 h6xf8xa3xc1xh6",
    ),
    (
        "man_two_ways_round_ends_depend_on_direction",
        "W:W18:B14,15,7,6,10",
        "7",
        "d4xb6xd8xf6xd4=K d4xb6xd8xf6xc3=K d4xb6xd8xf6xb2=K d4xb6xd8xf6xa1=K d4xf6xd8xb6xe3=K d4xf6xd8xb6xf2=K d4xf6xd8xb6xg1=K",
    ),
    ("same_from_to_different_captures_king", "W:WK9:B6,7,8,14", "2", "b6xd8xf6xh8 b6xd4xh8"),
    ("no_pieces_loss", "W:W:B12", "0", ""),
    ("black_man_promotes_in_corner_and_must_stop", "B:W19,25:B22", "1", "c3xa1=K"),
    ("black_man_promotes_in_capture_and_goes_on", "B:W24,26:B22", "1", "c3xe1xh4=K"),
    (
        "most_capture_moves_found_by_hill_climb_",
        "W:WK4,K5,K12,K29,K31,K32:BK6,K7,K8,K17,K18,K19,K25,K26,K27",
        "68",
        "h8xf6xd8xb6xe3xg5 h8xf6xd8xb6xe3xc1xa3xd6xg3 h8xf6xd8xb6xe3xc1xa3xd6xh2 h8xf6xd8xa5xc3xe5xg3 h8xf6xd8xa5xc3xe5xh2 h8xf6xc3xa5xd8xg5xe3xc1xa3 h8xe5xb8 h8xe5xg3 h8xe5xh2 a7xe3xg5xd8xa5xc3 a7xe3xc1xa3xc5xf8 a7xe3xc1xa3xd6xb8 a7xe3xc1xa3xd6xg3 a7xe3xc1xa3xd6xh2 h6xf8xd6xb8 h6xf8xd6xa3xc1xe3xb6xd8 h6xf8xd6xa3xc1xe3xg5 h6xf8xd6xa3xc1xe3xh6 h6xf8xd6xg3 h6xf8xd6xh2 h6xf8xc5xe3xg5 h6xf8xc5xe3xh6 h6xf8xc5xe3xc1xa3xd6xb8 h6xf8xc5xe3xc1xa3xd6xg3 h6xf8xc5xe3xc1xa3xd6xh2 h6xe3xc5xa3xc1xe3 h6xe3xb6xd8xf6 h6xe3xb6xd8xg5 h6xe3xb6xd8xh4 h6xe3xc1xa3xd6xb8 a1xc3xa5xd8xf6xc3 a1xc3xa5xd8xg5xe3xc5 a1xc3xa5xd8xg5xe3xb6 a1xc3xa5xd8xg5xe3xc1 a1xc3xe5xb8 a1xc3xe5xg3 a1xc3xe5xh2 e1xc3xa5xd8xf6xc3 e1xc3xa5xd8xg5xe3xc5 e1xc3xa5xd8xg5xe3xb6 e1xc3xa5xd8xh4xe1 e1xc3xe5xb8 e1xc3xe5xg3xe1 e1xg3xe5xb8 e1xg3xe5xc3xa5xd8xf6 e1xg3xe5xc3xa5xd8xg5 e1xg3xe5xc3xa5xd8xh4 e1xg3xd6xf8 e1xg3xd6xa3xc1xe3xc5xf8 e1xg3xd6xa3xc1xe3xb6xd8xf6 e1xg3xd6xa3xc1xe3xb6xd8xg5 e1xg3xd6xa3xc1xe3xb6xd8xh4 e1xh4xd8xb6xe3xg5 e1xh4xd8xb6xe3xc1xa3xd6xg3 e1xh4xd8xb6xe3xc1xa3xd6xh2 e1xh4xd8xa5xc3xe5xg3 e1xh4xd8xa5xc3xe5xh2 g1xe3xc5xf8 g1xe3xc5xa3xc1xe3xg5xd8xb6 g1xe3xc5xa3xc1xe3xg5xd8xa5 g1xe3xb6xd8xg5xe3xc1xa3xc5 g1xe3xb6xd8xg5xe3xc1xa3xd6 g1xe3xg5xd8xa5xc3xe5 g1xe3xg5xd8xa5xc3xf6 g1xe3xc1xa3xc5xf8 g1xe3xc1xa3xd6xb8 g1xe3xc1xa3xd6xg3 g1xe3xc1xa3xd6xh2",
    ),
    (
        "pydraughts_issue42_ambiguous_king_captures",
        "W:We3,g3,h4,a5,b2,h2,a3,Kf8:Bc5,e5,g5,g7,h8",
        "3",
        "f8xb4 f8xh6xf4xd6xb4 h4xf6xd4xb6",
    ),
];
