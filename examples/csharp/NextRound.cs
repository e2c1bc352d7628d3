// Pairs the next round of a tournament file and prints the boards.
//
//     NextRound FILE.trf [SYSTEM]
//
// What is declared here is what it needs; the rest goes the same way. Sizes (size_t) are UIntPtr, handles
// IntPtr, texts bytes of UTF-8. Compile for .NET or with Mono: mcs NextRound.cs
using System;
using System.IO;
using System.Runtime.InteropServices;
using System.Text;

static class Shashki
{
    const string Library = "shashki"; // shashki.dll, libshashki.so, libshashki.dylib

    public const int Ok = 0, English = 0;
    public const uint AbiVersion = 0, PlayerName = 0;

    [StructLayout(LayoutKind.Sequential)]
    public struct Text
    {
        public IntPtr Data;
        public UIntPtr Length;
    }

    [StructLayout(LayoutKind.Sequential)]
    public struct PairOptions
    {
        public uint StructSize, System, Profile, Round, FirstColour, HasSeed;
        public ulong Seed;
        public Text Options;
        public IntPtr Forbidden;
        public UIntPtr ForbiddenCount;
        public IntPtr Forced;
        public UIntPtr ForcedCount;
        public IntPtr LotOrder;
        public UIntPtr LotCount;
        public uint Explain, Reserved;
    }

    [StructLayout(LayoutKind.Sequential)]
    public struct PairingFacts
    {
        public uint Round, System, Profile, Bye, BoardCount, AbsentCount, NoteCount, LotCount, HasSeed, Explained;
        public ulong Seed;
    }

    [StructLayout(LayoutKind.Sequential)]
    public struct Board
    {
        public uint Number, White, Black, Flags;
        public long WhitePoints, BlackPoints;
    }

    [DllImport(Library)] public static extern uint shk_abi_version();
    [DllImport(Library)] public static extern void shk_error_free(IntPtr error);
    [DllImport(Library)] public static extern int shk_error_message(
        IntPtr error, int lang, byte[] buffer, UIntPtr capacity, out UIntPtr needed);
    [DllImport(Library)] public static extern int shk_event_read(
        byte[] text, UIntPtr length, IntPtr options, out IntPtr made, out IntPtr error);
    [DllImport(Library)] public static extern void shk_event_free(IntPtr of);
    [DllImport(Library)] public static extern int shk_event_player_text(
        IntPtr of, uint start, uint field, byte[] buffer, UIntPtr capacity, out UIntPtr needed);
    [DllImport(Library)] public static extern int shk_system_by_name(byte[] name, UIntPtr length, out uint system);
    [DllImport(Library)] public static extern int shk_pair(
        IntPtr of, ref PairOptions options, out IntPtr pairing, out IntPtr error);
    [DllImport(Library)] public static extern void shk_pairing_free(IntPtr pairing);
    [DllImport(Library)] public static extern int shk_pairing_describe(IntPtr pairing, out PairingFacts facts);
    [DllImport(Library)] public static extern int shk_pairing_boards(
        IntPtr pairing, [Out] Board[] boards, UIntPtr capacity, out UIntPtr needed);
}

static class NextRound
{
    delegate int TextOut(byte[] buffer, UIntPtr capacity, out UIntPtr needed);

    // A text out, asked for twice: how long it is, and then the text.
    static string Read(TextOut call)
    {
        UIntPtr needed;
        call(null, UIntPtr.Zero, out needed);
        byte[] buffer = new byte[(int)needed];
        if (buffer.Length == 0 || call(buffer, needed, out needed) != Shashki.Ok)
            return "";
        return Encoding.UTF8.GetString(buffer, 0, buffer.Length - 1); // without the NUL
    }

    // Throws what a call says that it failed of, and frees the error.
    static void Check(int status, IntPtr error)
    {
        if (status == Shashki.Ok)
            return;
        string message = Read((byte[] b, UIntPtr c, out UIntPtr n) =>
            Shashki.shk_error_message(error, Shashki.English, b, c, out n));
        Shashki.shk_error_free(error);
        throw new InvalidDataException(message == "" ? "status " + status : message);
    }

    static string Name(IntPtr of, uint start)
    {
        return Read((byte[] b, UIntPtr c, out UIntPtr n) =>
            Shashki.shk_event_player_text(of, start, Shashki.PlayerName, b, c, out n));
    }

    static void Print(IntPtr of, IntPtr pairing)
    {
        Shashki.PairingFacts facts;
        UIntPtr needed;
        Check(Shashki.shk_pairing_describe(pairing, out facts), IntPtr.Zero);
        Shashki.Board[] boards = new Shashki.Board[facts.BoardCount];
        if (boards.Length > 0)
            Check(Shashki.shk_pairing_boards(pairing, boards, (UIntPtr)facts.BoardCount, out needed), IntPtr.Zero);
        foreach (Shashki.Board board in boards)
            Console.WriteLine("{0}: {1} {2} - {3} {4}", board.Number, board.White, Name(of, board.White),
                board.Black, Name(of, board.Black));
        if (facts.Bye != 0)
            Console.WriteLine("bye: {0} {1}", facts.Bye, Name(of, facts.Bye));
    }

    static void Run(string file, string system)
    {
        byte[] text = File.ReadAllBytes(file), name = Encoding.UTF8.GetBytes(system);
        IntPtr made = IntPtr.Zero, pairing = IntPtr.Zero, error;
        Shashki.PairOptions options = new Shashki.PairOptions();
        options.StructSize = (uint)Marshal.SizeOf(typeof(Shashki.PairOptions));
        try
        {
            Check(Shashki.shk_event_read(text, (UIntPtr)text.Length, IntPtr.Zero, out made, out error), error);
            Check(Shashki.shk_system_by_name(name, (UIntPtr)name.Length, out options.System), IntPtr.Zero);
            Check(Shashki.shk_pair(made, ref options, out pairing, out error), error);
            Print(made, pairing);
        }
        finally
        {
            Shashki.shk_pairing_free(pairing); // NULL is allowed
            Shashki.shk_event_free(made);
        }
    }

    static int Main(string[] arguments)
    {
        if (Shashki.shk_abi_version() != Shashki.AbiVersion)
            return 2;
        try
        {
            Run(arguments[0], arguments.Length > 1 ? arguments[1] : "truncated-solkoff");
            return 0;
        }
        catch (InvalidDataException refused)
        {
            Console.WriteLine(refused.Message);
            return 1;
        }
    }
}
