#include "models/words.h"

#include "models/language.h"

using namespace estate;

namespace {

// What stands in a cell before the others are counted.
constexpr qsizetype briefPartsMax = 2;

}  // namespace

QString conditionKey(RegionCondition condition, bool available)
{
    switch (condition) {
    case RegionCondition::online:
        // Online with every site offline is unavailable to every rule, and looks it.
        return available ? QStringLiteral("online") : QStringLiteral("offline");
    case RegionCondition::offline: return QStringLiteral("offline");
    case RegionCondition::leaseExpired: return QStringLiteral("lease-expired");
    case RegionCondition::fenced: return QStringLiteral("fenced");
    }
    return {};
}

QString roleText(Role role)
{
    switch (role) {
    case Role::viewer: return Words::tr("viewer");
    case Role::deskOperator: return Words::tr("operator");
    case Role::approver: return Words::tr("approver");
    case Role::administrator: return Words::tr("administrator");
    }
    return {};
}

QString conditionText(RegionCondition condition, bool available)
{
    switch (condition) {
    case RegionCondition::online:
        return available ? Words::tr("online") : Words::tr("all sites offline");
    case RegionCondition::offline: return Words::tr("offline");
    case RegionCondition::leaseExpired: return Words::tr("lease expired");
    case RegionCondition::fenced: return Words::tr("fenced");
    }
    return {};
}

QString afterLossText(Timestamp at, Timestamp loss)
{
    if (at < loss)
        return Words::tr("T- %1").arg(Figures::duration(loss.since(at)));
    return Words::tr("T+ %1").arg(Figures::duration(at.since(loss)));
}

// A word and no sign: "+35 s" might be early or late. Lateness is rounded up.
QString slackText(Timestamp completion, Timestamp deadline)
{
    if (completion > deadline)
        return Words::tr("%1 late").arg(Figures::signedSlack(completion, deadline).mid(1));
    return Words::tr("%1 left").arg(Figures::duration(deadline.since(completion)));
}

QString slackExact(Timestamp completion, Timestamp deadline)
{
    const bool late = completion > deadline;
    const QString gap =
        Figures::durationExact(late ? completion.since(deadline) : deadline.since(completion));
    if (Language::instance()->plain())
        return (late ? QLatin1Char('+') : QLatin1Char('-')) + gap;
    return (late ? Words::tr("%1 late") : Words::tr("%1 left")).arg(gap);
}

QString wholeSecondsText(Duration duration)
{
    return Figures::duration(
        Duration(duration.value / nanosecondsPerSecond * nanosecondsPerSecond));
}

QStringList idTexts(const std::vector<std::string>& ids)
{
    QStringList texts;
    for (const std::string& id : ids)
        texts << toText(id);
    return texts;
}

QString idsBrief(const QStringList& ids)
{
    const QString between = QStringLiteral(", ");
    if (ids.size() <= briefPartsMax)
        return ids.join(between);
    return QStringLiteral("%1 +%2")
        .arg(ids.first(briefPartsMax).join(between))
        .arg(ids.size() - briefPartsMax);
}

QString partsBrief(const QStringList& parts, const QString& between)
{
    if (parts.size() <= briefPartsMax)
        return parts.join(between);
    return (parts.first(briefPartsMax) << QStringLiteral("+%1").arg(parts.size() - briefPartsMax))
        .join(between);
}

double secondsAfter(Timestamp at, Timestamp loss)
{
    return static_cast<double>(at.since(loss).value) / static_cast<double>(nanosecondsPerSecond);
}

std::uint64_t concreteVolumes(const Catalog& catalog, const std::vector<VolumeIndex>& volumes)
{
    std::uint64_t sum = 0;
    for (const VolumeIndex volume : volumes)
        sum += catalog.volume(volume).weight;
    return sum;
}

int toPpm(std::uint64_t part, std::uint64_t whole)
{
    if (whole == 0)
        return 0;
    const U128 ppm = U128{part} * 1'000'000 / whole;
    return ppm > 1'000'000 ? 1'000'000 : static_cast<int>(ppm);
}

QString sentence(QString phrase)
{
    if (!phrase.isEmpty())
        phrase[0] = phrase[0].toUpper();
    return phrase;
}
