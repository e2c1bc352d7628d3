/*
 * Shashki in C++11 and later: a thin wrapper of shashki.h.
 *
 * A handle is owned by an object and freed with it; a failure is thrown as shashki::Error; texts are
 * std::string in UTF-8. What is not wrapped is called as in C: position.raw() and the like give what
 * the functions of shashki.h take.
 */
#ifndef SHASHKI_HPP
#define SHASHKI_HPP

#include "shashki.h"

#include "shashki/board.hpp"
#include "shashki/decided.hpp"
#include "shashki/draft.hpp"
#include "shashki/error.hpp"
#include "shashki/event.hpp"
#include "shashki/pairing.hpp"
#include "shashki/prepared.hpp"
#include "shashki/report.hpp"
#include "shashki/standings.hpp"
#include "shashki/values.hpp"

#include "shashki/arbiter.hpp"
#include "shashki/game.hpp"
#include "shashki/pdn.hpp"

#endif
