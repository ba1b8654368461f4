// Lines of JSON applied to a scheduler. So that a line can be dropped, doubled or moved and the
// rest still means something, a line may leave to the log what depends on the lines before it:
// - an index of 0, or none: the next one; a time of 0, or none: a second after the last event
// - a gang's plan id that ends in 0x00: of the undecided gangs, the one that its first byte counts
// to;
//   that ends in 0x01: the gang that was answered last
// - tasks of 32 zero bytes: what the gang's tasks are
// - a cut's operation "#7": of the undecided gangs, the one that 7 counts to; "#": the cut that was
//   spoken of last; a checkpoint's epoch of 0: the last one, or of one that is taken the next; a
//   cut without participants, or prepared by no shard, of a gang: all of them
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/planner/scheduler.h"

namespace estate::fuzz {

class EventLog {
public:
    // Opened empty, with the region "ground", its site and host, and the entity "people".
    explicit EventLog(AdmissionMode mode = AdmissionMode::hybrid);
    // The mode is that of the first line when it opens an estate, whichever one.
    [[nodiscard]] static EventLog of(std::string_view lines);

    // What is no envelope is passed over; an envelope must survive being written and read again.
    void apply(std::string_view line);
    // The state is consistent, and the same events again give the same.
    void ensureSound() const;

    [[nodiscard]] std::size_t accepted() const { return m_log.size(); }
    [[nodiscard]] std::size_t refused() const { return m_refused; }
    [[nodiscard]] const Scheduler& scheduler() const { return m_scheduler; }

private:
    void fillIn(Envelope& envelope);
    void fillInCut(Event& event);
    void send(Envelope envelope);

    Scheduler m_scheduler;
    std::vector<Envelope> m_log;
    std::size_t m_refused = 0;
    Digest m_answered;
    std::string m_operation;  // of the cut that was spoken of last
};

}  // namespace estate::fuzz
