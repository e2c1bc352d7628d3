// Pairs the next round of a tournament file and prints the boards.
//
//     javac -cp jna.jar NextRound.java
//     java -Djna.library.path=PREFIX/lib -cp jna.jar:. NextRound FILE.trf [SYSTEM]
//
// By JNA (Java Native Access), so with Java 8 or later. What is declared here is what it needs; the rest goes
// the same way: size_t is a Size, handles are Pointer, texts bytes of UTF-8.
import com.sun.jna.IntegerType;
import com.sun.jna.Native;
import com.sun.jna.Pointer;
import com.sun.jna.Structure;
import com.sun.jna.ptr.ByReference;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.PointerByReference;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;

public final class NextRound {
    static final int OK = 0;
    static final int ENGLISH = 0;
    static final int ABI_VERSION = 0;
    static final int PLAYER_NAME = 0;

    /** A size_t. */
    public static final class Size extends IntegerType {
        private static final long serialVersionUID = 1;

        public Size() {
            this(0);
        }

        public Size(long value) {
            super(Native.SIZE_T_SIZE, value, true);
        }
    }

    /** A place for a size_t. */
    public static final class SizeByReference extends ByReference {
        public SizeByReference() {
            super(Native.SIZE_T_SIZE);
        }

        int get() {
            return Math.toIntExact(Native.SIZE_T_SIZE == 8 ? getPointer().getLong(0) : getPointer().getInt(0));
        }
    }

    /** shk_text. */
    @Structure.FieldOrder({"data", "length"})
    public static class Text extends Structure {
        public Pointer data;
        public Size length = new Size();
    }

    /** shk_pair_options. */
    @Structure.FieldOrder({"structSize", "system", "profile", "round", "firstColour", "hasSeed", "seed", "options",
        "forbidden", "forbiddenCount", "forced", "forcedCount", "lotOrder", "lotCount", "explain", "reserved"})
    public static class PairOptions extends Structure {
        public int structSize, system, profile, round, firstColour, hasSeed;
        public long seed;
        public Text options = new Text();
        public Pointer forbidden;
        public Size forbiddenCount = new Size();
        public Pointer forced;
        public Size forcedCount = new Size();
        public Pointer lotOrder;
        public Size lotCount = new Size();
        public int explain, reserved;
    }

    /** shk_pairing_facts. */
    @Structure.FieldOrder({"round", "system", "profile", "bye", "boardCount", "absentCount", "noteCount", "lotCount",
        "hasSeed", "explained", "seed"})
    public static class PairingFacts extends Structure {
        public int round, system, profile, bye, boardCount, absentCount, noteCount, lotCount, hasSeed, explained;
        public long seed;
    }

    /** shk_board. */
    @Structure.FieldOrder({"number", "white", "black", "flags", "whitePoints", "blackPoints"})
    public static class Board extends Structure {
        public int number, white, black, flags;
        public long whitePoints, blackPoints;
    }

    static native int shk_abi_version();
    static native void shk_error_free(Pointer error);
    static native int shk_error_message(Pointer error, int lang, byte[] buffer, Size capacity, SizeByReference needed);
    static native int shk_event_read(
        byte[] text, Size length, Pointer options, PointerByReference event, PointerByReference error);
    static native void shk_event_free(Pointer event);
    static native int shk_event_player_text(
        Pointer event, int start, int field, byte[] buffer, Size capacity, SizeByReference needed);
    static native int shk_system_by_name(byte[] name, Size length, IntByReference system);
    static native int shk_pair(
        Pointer event, PairOptions options, PointerByReference pairing, PointerByReference error);
    static native void shk_pairing_free(Pointer pairing);
    static native int shk_pairing_describe(Pointer pairing, PairingFacts facts);
    static native int shk_pairing_boards(Pointer pairing, Pointer boards, Size capacity, SizeByReference needed);

    static {
        Native.register("shashki"); // shashki.dll, libshashki.so, libshashki.dylib
    }

    /** A call that gives a text out. */
    interface TextOut {
        int into(byte[] buffer, Size capacity, SizeByReference needed);
    }

    /** Asks for a text twice: how long it is, and then the text. */
    static String read(TextOut call) {
        SizeByReference needed = new SizeByReference();
        call.into(null, new Size(), needed);
        byte[] buffer = new byte[needed.get()];
        if (buffer.length == 0 || call.into(buffer, new Size(buffer.length), needed) != OK) {
            return "";
        }
        return new String(buffer, 0, buffer.length - 1, StandardCharsets.UTF_8); // without the NUL
    }

    /** Throws what a call says that it failed of, and frees the error. */
    static void check(int status, PointerByReference error) {
        if (status == OK) {
            return;
        }
        Pointer why = error == null ? null : error.getValue();
        String message = read((buffer, capacity, needed) -> shk_error_message(why, ENGLISH, buffer, capacity, needed));
        shk_error_free(why); // NULL is allowed
        throw new IllegalArgumentException(message.isEmpty() ? "status " + status : message);
    }

    static String name(Pointer event, int start) {
        return read((buffer, capacity, needed) ->
            shk_event_player_text(event, start, PLAYER_NAME, buffer, capacity, needed));
    }

    static void print(Pointer event, Pointer pairing, PrintStream out) {
        PairingFacts facts = new PairingFacts();
        check(shk_pairing_describe(pairing, facts), null);
        if (facts.boardCount > 0) {
            Board[] boards = (Board[]) new Board().toArray(facts.boardCount);
            Pointer memory = boards[0].getPointer();
            check(shk_pairing_boards(pairing, memory, new Size(boards.length), new SizeByReference()), null);
            for (Board board : boards) {
                board.read();
                out.println(board.number + ": " + board.white + " " + name(event, board.white) + " - "
                    + board.black + " " + name(event, board.black));
            }
        }
        if (facts.bye != 0) {
            out.println("bye: " + facts.bye + " " + name(event, facts.bye));
        }
    }

    static void run(String file, String system, PrintStream out) throws IOException {
        byte[] text = Files.readAllBytes(Paths.get(file));
        byte[] named = system.getBytes(StandardCharsets.UTF_8);
        PointerByReference event = new PointerByReference();
        PointerByReference pairing = new PointerByReference();
        PointerByReference error = new PointerByReference();
        IntByReference number = new IntByReference();
        PairOptions options = new PairOptions();
        options.structSize = options.size();
        try {
            check(shk_event_read(text, new Size(text.length), null, event, error), error);
            check(shk_system_by_name(named, new Size(named.length), number), null);
            options.system = number.getValue();
            check(shk_pair(event.getValue(), options, pairing, error), error);
            print(event.getValue(), pairing.getValue(), out);
        } finally {
            shk_pairing_free(pairing.getValue()); // NULL is allowed
            shk_event_free(event.getValue());
        }
    }

    public static void main(String[] arguments) throws IOException {
        PrintStream out = new PrintStream(System.out, true, "UTF-8");
        if (shk_abi_version() != ABI_VERSION) {
            System.exit(2);
        }
        try {
            run(arguments[0], arguments.length > 1 ? arguments[1] : "truncated-solkoff", out);
        } catch (IllegalArgumentException refused) {
            out.println(refused.getMessage());
            System.exit(1);
        }
    }
}
