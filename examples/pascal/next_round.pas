{ Pairs the next round of a tournament file and prints the boards.

      next_round FILE.trf [SYSTEM]

  fpc -Fl/opt/shashki/lib next_round.pas }
program next_round;

{$ifdef FPC}{$mode delphi}{$else}{$apptype console}{$endif}

uses
  Classes, SysUtils, shashki;

{ The whole file, byte by byte: a TRF is UTF-8. }
function FileText(const Name: string): AnsiString;
var
  Stream: TFileStream;
begin
  Stream := TFileStream.Create(Name, fmOpenRead or fmShareDenyWrite);
  try
    SetLength(Result, Stream.Size);
    if Stream.Size > 0 then
      Stream.ReadBuffer(Result[1], Stream.Size);
  finally
    Stream.Free;
  end;
end;

{ Raises what a call says that it failed of, and frees the error. }
procedure Check(Status: shk_status; Error: Pshk_error);
var
  Needed: NativeUInt;
  Text: AnsiString;
begin
  if Status = SHK_OK then
    Exit;
  Needed := 0;
  shk_error_message(Error, SHK_EN, nil, 0, @Needed);
  SetLength(Text, Needed);
  if (Needed = 0) or (shk_error_message(Error, SHK_EN, PAnsiChar(Text), Needed, nil) <> SHK_OK) then
    Text := 'status ' + AnsiString(IntToStr(Status))
  else
    SetLength(Text, Needed - 1); { without the NUL }
  shk_error_free(Error);
  raise Exception.Create(string(Text));
end;

function PlayerName(Event: Pshk_event; Start: LongWord): AnsiString;
var
  Needed: NativeUInt;
begin
  Needed := 0;
  shk_event_player_text(Event, Start, SHK_PLAYER_NAME, nil, 0, @Needed);
  SetLength(Result, Needed);
  if shk_event_player_text(Event, Start, SHK_PLAYER_NAME, PAnsiChar(Result), Needed, nil) = SHK_OK then
    SetLength(Result, Needed - 1)
  else
    Result := '';
end;

procedure PrintBoards(Event: Pshk_event; Pairing: Pshk_pairing);
var
  Facts: shk_pairing_facts;
  Boards: array of shk_board;
  Needed: NativeUInt;
  At: Integer;
begin
  if shk_pairing_describe(Pairing, @Facts) <> SHK_OK then
    raise Exception.Create('no pairing');
  SetLength(Boards, Facts.board_count);
  if (Facts.board_count > 0) and
    (shk_pairing_boards(Pairing, @Boards[0], Facts.board_count, @Needed) <> SHK_OK) then
    raise Exception.Create('no boards');
  WriteLn('Round ', Facts.round);
  for At := 0 to High(Boards) do
    WriteLn(Boards[At].number, ': ', Boards[At].white, ' ', PlayerName(Event, Boards[At].white), ' - ',
      Boards[At].black, ' ', PlayerName(Event, Boards[At].black));
  if Facts.bye <> 0 then
    WriteLn('bye: ', Facts.bye, ' ', PlayerName(Event, Facts.bye));
end;

procedure Run(const Name: string; const SystemName: AnsiString);
var
  Text: AnsiString;
  Event: Pshk_event;
  Pairing: Pshk_pairing;
  Error: Pshk_error;
  Options: shk_pair_options;
begin
  Text := FileText(Name);
  Event := nil;
  Pairing := nil;
  Error := nil;
  try
    Check(shk_event_read(PAnsiChar(Text), Length(Text), nil, @Event, @Error), Error);
    Options := SHK_PAIR_OPTIONS_INIT;
    if shk_system_by_name(PAnsiChar(SystemName), Length(SystemName), @Options.system) <> SHK_OK then
      raise Exception.Create('there is no such system');
    Check(shk_pair(Event, @Options, @Pairing, @Error), Error);
    PrintBoards(Event, Pairing);
  finally
    shk_pairing_free(Pairing); { nil is allowed }
    shk_event_free(Event);
  end;
end;

begin
  if shk_abi_version_ <> SHK_ABI_VERSION then
  begin
    WriteLn('the library is of another version');
    Halt(2);
  end;
  try
    if ParamCount > 1 then
      Run(ParamStr(1), AnsiString(ParamStr(2)))
    else
      Run(ParamStr(1), 'truncated-solkoff');
  except
    on E: Exception do
    begin
      WriteLn(E.Message);
      Halt(1);
    end;
  end;
end.
