// Reads a tournament file from standard input and prints the boards of the next round with their reasons.
// Every handle is freed by its object; what goes wrong is thrown.
#include <shashki.hpp>

#include <iostream>
#include <iterator>

int main()
{
    using namespace shashki;
    const std::string text((std::istreambuf_iterator<char>(std::cin)), std::istreambuf_iterator<char>());
    try {
        const Event event = Event::read(text);
        PairOptions options;
        options.explain = true;
        const Pairing pairing = event.pair("truncated-solkoff", options);
        const std::vector<std::string> names = event.player_texts();
        for (const Board &board : pairing.boards()) {
            std::cout << board.number << ": " << names[event.index_of(board.white)] << " - "
                      << names[event.index_of(board.black)] << "\n";
            for (const Reason &reason : pairing.reasons(board.number))
                std::cout << "    " << reason.clause << " " << reason.text << "\n";
        }
        if (pairing.bye() != 0)
            std::cout << "bye: " << names[event.index_of(pairing.bye())] << "\n";
    } catch (const Error &error) {
        std::cerr << error.what() << "\n";
        return 1;
    }
    return 0;
}
