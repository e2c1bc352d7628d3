// The same as examples/c/moves.c in C++: nothing to free, failures are thrown.
#include <shashki.hpp>

#include <iostream>

int main(int count, char **arguments)
{
    try {
        shashki::check_abi();
        const char *fen = count > 1 ? arguments[1] : "W:Wa1,c3,e3:Bd4,f6,h8";
        const char *written = count > 2 ? arguments[2] : "c3:e5:g7";
        const auto position = shashki::Position::from_fen(fen);
        std::cout << position.text() << '\n';
        for (const auto &move : position.legal_moves())
            std::cout << position.write_move(move) << '\n';
        std::cout << written << " -> " << position.play(written).fen(true) << '\n';
    } catch (const shashki::Error &error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
    return 0;
}
