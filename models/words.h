// What the models share when they put engine values into words. Numbers come from models/figures.h
// and nowhere else.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <string>
#include <string_view>

#include "engine/estate/catalog.h"
#include "engine/estate/governance_event.h"
#include "engine/estate/region_state.h"
#include "models/figures.h"

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

[[nodiscard]] inline QString toText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

[[nodiscard]] QString roleText(estate::Role role);
[[nodiscard]] QString conditionText(estate::RegionCondition condition, bool available);
// Stable: online offline lease-expired fenced.
[[nodiscard]] QString conditionKey(estate::RegionCondition condition, bool available);

[[nodiscard]] QString afterLossText(estate::Timestamp at, estate::Timestamp loss);  // T+ 1 m 04 s
[[nodiscard]] QString slackText(estate::Timestamp completion,
                                estate::Timestamp deadline);  // 35 s left, 12 m late
// To the nanosecond. For other programs a number with a sign, + for late as in reports.
[[nodiscard]] QString slackExact(estate::Timestamp completion, estate::Timestamp deadline);
// "4 m 12 s": whole seconds, because nobody reads what changes faster.
[[nodiscard]] QString wholeSecondsText(estate::Duration duration);
[[nodiscard]] double secondsAfter(estate::Timestamp at, estate::Timestamp loss);  // for drawing

[[nodiscard]] std::uint64_t concreteVolumes(const estate::Catalog& catalog,
                                            const std::vector<estate::VolumeIndex>& volumes);

[[nodiscard]] QStringList idTexts(const std::vector<std::string>& ids);
// What a cell shows of a list of ids, the first of them: "r017, r018 +3".
[[nodiscard]] QString idsBrief(const QStringList& ids);
// The same of parts that are lists themselves, with what stands between them: "r017 | r018 | +3".
[[nodiscard]] QString partsBrief(const QStringList& parts, const QString& between);

// Which plural goes with a count: tr("%1 volume(s)", nullptr, pluralOf(count)).arg(...).
[[nodiscard]] inline int pluralOf(std::uint64_t count)
{
    return count > 1'000'000 ? 1'000'000 : static_cast<int>(count);
}

// part x 10^6 / whole, 0 of nothing, at most 10^6.
[[nodiscard]] int toPpm(std::uint64_t part, std::uint64_t whole);

// Work that would be felt begins this many milliseconds later, so that a view that says "loading"
// is on the screen before.
inline constexpr int shownFirst = 40;

// First letter upper case, for a phrase that begins a sentence or stands alone.
[[nodiscard]] QString sentence(QString phrase);
