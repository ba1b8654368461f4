// One thing that needs a person. Its severity says what it costs if nobody acts, and nothing else:
//
//   critical  volumes have no place now, an objective is over, or what people do is not durable
//   warning   volumes would be without one: fewer copies, no destination, an objective about to be
//             missed
//   notice    nothing runs worse for it: a decision, a look or some tidying waits
//
// Each source counts the concrete volumes of both kinds and asks severityOf(). Where no volume can
// be counted (a clock, a cut, the journal's disk) the source says which of the three it is, and
// why.
#pragma once

#include <QString>
#include <cstdint>

enum class ExceptionSeverity : std::uint8_t { critical, warning, notice };

// Concrete volumes.
struct ExceptionImpact {
    std::uint64_t down = 0;    // without a place, or past their objective, now
    std::uint64_t atRisk = 0;  // would be, if nobody acts or one more thing is lost
};
[[nodiscard]] constexpr ExceptionSeverity severityOf(const ExceptionImpact& impact)
{
    if (impact.down > 0)
        return ExceptionSeverity::critical;
    return impact.atRisk > 0 ? ExceptionSeverity::warning : ExceptionSeverity::notice;
}

struct ExceptionRow {
    QString key;  // stable, without spaces: what duty is recorded by
    ExceptionSeverity severity = ExceptionSeverity::notice;
    QString text;
    QString meaning;
    std::uint64_t sinceNs = 0;  // 0: nobody knows
    // Where it is looked at and dealt with, the first that there is.
    QString cut;
    QString proposalId;
    QString regionId;
    int room = -1;  // in the order of the rail
    // Of duty.
    QString owner;
    bool seen = false;
    bool fresh = false;  // began since this person last looked
    bool shelved = false;
    QString dutyText;
    bool operator==(const ExceptionRow&) const = default;
};
