#include <algorithm>

#include "engine/federation/cut_simulation.h"

namespace estate {

CutFaults faultsOf(std::uint64_t seed)
{
    CutFaults many{120, 80, 60, 25, 250, 20, 60};
    many.onlyOnceDecided = seed % 4 == 3;
    switch (seed % 4) {
    case 0: return {};
    case 1: return {10, 10, 5, 2, 50, 2, 20};
    default: return many;
    }
}

void CutSimulationReport::add(const CutSimulationReport& other)
{
    cuts += other.cuts;
    committed += other.committed;
    aborted += other.aborted;
    failedClosed += other.failedClosed;
    neverDeclared += other.neverDeclared;
    participants += other.participants;
    committedWidthMax = std::max(committedWidthMax, other.committedWidthMax);
    busyRefusals += other.busyRefusals;
    takenBack += other.takenBack;
    messages += other.messages;
    messagesLost += other.messagesLost;
    messagesDoubled += other.messagesDoubled;
    stops += other.stops;
    rounds += other.rounds;
    shardsContacted += other.shardsContacted;
    shardsNamed += other.shardsNamed;
    violations.insert(violations.end(), other.violations.begin(), other.violations.end());
    trace.insert(trace.end(), other.trace.begin(), other.trace.end());
}

}  // namespace estate
