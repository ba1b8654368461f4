// Who carries a plan out: asks the workers of a gang, and says what they answered. The engine
// decides nothing by it; it journals the answers and goes on when there are any.
#pragma once

#include <optional>
#include <string>

#include "engine/estate/state.h"

namespace estate {

struct ExecutorAnswer {
    Event event;          // of the gang or its cut, in the order of planner/gang.h
    Timestamp notBefore;  // in event time; zero: at once
};

// The same question again gives the same answer or a later one: an executor that was restarted, or
// is asked by a program that was, repeats what it did before and does nothing twice.
class Executor {
public:
    virtual ~Executor() = default;
    // What the workers of an undecided gang answer next: prepared, rejected, silent beyond the
    // deadline; then the fence of what moves. None: they haven't answered yet.
    [[nodiscard]] virtual std::optional<ExecutorAnswer> answer(const EstateState& state,
                                                               const Digest& planId) = 0;
    // How a gang ended, once that is durable; it may be told again. What ended while nobody
    // could be told is in the state: EstateState::gangEnd().
    virtual void tell(const Digest& /*planId*/, GangEnd /*end*/) {}

protected:
    Executor() = default;
    Executor(const Executor&) = default;
    Executor& operator=(const Executor&) = default;
};

}  // namespace estate
