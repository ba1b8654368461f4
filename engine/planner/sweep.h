// Every single loss, or every single and pair loss, of an estate: planned in bounded steps that the
// caller drives. Cancelling is not stepping any more. The engine starts no thread, but the work can
// be split so that a caller's threads run the parts.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/base/error.h"
#include "engine/planner/sweep_result.h"

namespace estate {

enum class SweepKind : std::uint8_t {
    regions,      // 512 of the federal estate
    regionPairs,  // and all pairs: 131,328
    sites,        // 1,024
    sitePairs,    // and all pairs: 524,800
};

// Composing a pair takes about this small a part of planning one.
inline constexpr std::uint32_t composedPerPlan = 1'024;

struct SweepProgress {
    std::uint64_t done = 0;
    std::uint64_t total = 0;
    std::uint64_t planned = 0;   // of those done
    std::uint64_t composed = 0;  // of those done: exactly, from two single losses
    bool operator==(const SweepProgress&) const = default;
};

// A single loss with what it depends on, to compose pairs from.
struct SingleLoss {
    LossOutcome outcome;
    LossFootprint footprint;
};
// What the parts of a sweep share; it does not change while they run.
struct SweepTask {
    std::vector<SweepUnit> units;  // by id
    Timestamp at;
    ClosedWindows windows;            // planned maintenance
    bool composes = false;            // see nothingToPlan()
    std::vector<SingleLoss> singles;  // empty: the singles are what is to be planned
};

// The cases whose first unit is `part` modulo `parts`.
class SweepPart {
public:
    SweepPart(std::shared_ptr<const SweepTask> task, EstateState base, std::uint32_t part,
              std::uint32_t parts);

    // Plans at most `plansMax` cases and composes at most composedPerPlan times as many. False:
    // nothing is left.
    bool step(std::uint32_t plansMax);
    [[nodiscard]] bool finished() const { return m_a >= m_task->units.size(); }
    [[nodiscard]] std::uint64_t planned() const { return m_planned; }
    [[nodiscard]] std::uint64_t composed() const { return m_rows.size() - m_planned; }

private:
    friend class Sweep;
    void planSingle();
    bool doPair();  // true: it was planned
    void next();

    std::shared_ptr<const SweepTask> m_task;
    EstateState m_base;
    std::uint32_t m_parts = 1;
    std::uint32_t m_a = 0;
    std::uint32_t m_b = 0;
    std::uint64_t m_planned = 0;
    std::vector<SweepRow> m_rows;
    std::vector<SingleLoss> m_singles;
};

class Sweep {
public:
    // Of what `at` may be, and its refusals: previewDisaster.
    [[nodiscard]] static Result<Sweep> make(EstateState snapshot, SweepKind kind, Timestamp at,
                                            ClosedWindows windows = {});

    // As SweepPart::step.
    bool step(std::uint32_t plansMax);
    [[nodiscard]] bool finished() const { return m_stage == Stage::finished; }
    [[nodiscard]] SweepProgress progress() const;
    [[nodiscard]] const std::vector<SweepUnit>& units() const { return m_task->units; }
    // What is done already can be looked at, also when the sweep ends here. Stepped without being
    // split, the singles come in the order of their units, then a's pairs with every later one.
    [[nodiscard]] const SweepRow& row(std::uint64_t done) const;  // < progress().done
    // A single loss with its footprint, once its row is done.
    [[nodiscard]] const SingleLoss& single(std::uint32_t unit) const;

    // All of the current stage (the singles, then the pairs) in parts for `parts` threads, at least
    // one; nothing of the stage may have been stepped yet. Each part has a deep copy of the
    // estate's partitions, because their digests are cached when asked for and their reference
    // counts would be fought over; the catalog and the rules are shared and must stay alive and
    // unedited, as they do while this Sweep exists. Not stepping a part is cancelling.
    [[nodiscard]] std::vector<SweepPart> split(std::uint32_t parts) const;
    // Takes the finished parts back, all of them; the next stage begins.
    void join(std::vector<SweepPart> parts);

    // Ranks the rows. Only when finished.
    [[nodiscard]] SweepResult takeResult();

private:
    enum class Stage : std::uint8_t { singles, pairs, finished };
    Sweep(EstateState snapshot, SweepKind kind, std::shared_ptr<SweepTask> task);

    EstateState m_base;
    SweepKind m_kind = SweepKind::regions;
    Stage m_stage = Stage::singles;
    std::shared_ptr<SweepTask> m_task;
    std::optional<SweepPart> m_whole;  // when stepped without being split
    std::uint64_t m_planned = 0;
    // As the finished parts of each stage gave them: half a million rows are not copied together.
    std::vector<std::vector<SweepRow>> m_rows;
    std::uint64_t m_done = 0;  // in them
};

}  // namespace estate
