#include "models/sweep_pin_model.h"

#include <algorithm>

#include "models/words.h"

using namespace estate;

SweepPinModel::SweepPinModel(QObject* parent)
    : SessionTable({listColumn("loss", 128, true), textColumn("name", 128),
                    textColumn("verdict", 96), numberColumn("missed_then", 96),
                    numberColumn("missed_now", 96), numberColumn("held_then", 88),
                    numberColumn("held_now", 88), numberColumn("short_then", 88),
                    numberColumn("short_now", 88), numberColumn("cost_then", 104),
                    numberColumn("cost_now", 104), textColumn("pinned_at", 240)},
                   parent)
{}

SessionFollower::Connections SweepPinModel::listenTo(Session& session)
{
    const PinnedSets* pinned = session.pinned();
    return {connect(pinned, &PinnedSets::changed, this, &SweepPinModel::refresh),
            connect(pinned, &PinnedSets::planningProgressed, this, &SweepPinModel::refreshed),
            connect(pinned, &PinnedSets::noted, this, [this](int item) {
                touchItem(item);
                emit refreshed();
            })};
}

const std::vector<PinnedSets::Pin>& SweepPinModel::pins() const
{
    static const std::vector<PinnedSets::Pin> none;
    return m_session == nullptr ? none : m_session->pinned()->all();
}

void SweepPinModel::refresh()
{
    setTotal(static_cast<int>(pins().size()));
    emit refreshed();
}

bool SweepPinModel::running() const
{
    return m_session != nullptr && m_session->pinned()->planning();
}

bool SweepPinModel::pin(const QStringList& ids)
{
    return m_session != nullptr && m_session->pinned()->pin(ids);
}

bool SweepPinModel::pinAs(const QStringList& ids, const QString& name)
{
    return m_session != nullptr && m_session->pinned()->pin(ids, name);
}

void SweepPinModel::unpin(int item)
{
    if (item >= 0 && item < total())
        m_session->pinned()->unpin(static_cast<std::size_t>(item));
}

void SweepPinModel::run()
{
    if (m_session != nullptr)
        m_session->pinned()->plan();
}

void SweepPinModel::acceptNow(int item)
{
    if (item >= 0 && item < total())
        m_session->pinned()->acceptNow(static_cast<std::size_t>(item));
}

QStringList SweepPinModel::idsAt(int item) const
{
    return item < 0 || item >= total() ? QStringList() : pinAt(item).ids;
}

QString SweepPinModel::labelAt(int item) const
{
    if (item < 0 || item >= total())
        return {};
    const QString loss = idsBrief(pinAt(item).ids);
    return pinAt(item).name.isEmpty() ? loss : tr("%1: %2").arg(pinAt(item).name, loss);
}

QString SweepPinModel::nameOf(const QStringList& ids) const
{
    QStringList wanted = ids;
    wanted.sort();
    for (const PinnedSets::Pin& pin : pins()) {
        QStringList own = pin.ids;
        own.sort();
        if (own == wanted)
            return pin.name;
    }
    return {};
}

SweepPinModel::Verdict SweepPinModel::verdict(const PinnedSets::Pin& pin)
{
    if (!pin.now || !pin.then)
        return Verdict::unknown;
    if (*pin.now == *pin.then)
        return Verdict::same;
    return PinnedSets::worse(pin) ? Verdict::worse : Verdict::better;
}

int SweepPinModel::worseCount() const
{
    return static_cast<int>(
        std::count_if(pins().begin(), pins().end(),
                      [](const PinnedSets::Pin& pin) { return verdict(pin) == Verdict::worse; }));
}

QString SweepPinModel::summaryText() const
{
    if (pins().empty())
        return tr("Nothing is pinned");
    const QString all = Figures::count(pins().size());
    if (running())
        return tr("Planning %1 of %2…").arg(Figures::count(m_session->pinned()->planned()), all);
    if (worseCount() > 0)
        return tr("Worse than when pinned: %1 of %2").arg(Figures::countText(worseCount()), all);
    return tr("None of %1 is worse than when it was pinned").arg(all);
}

QString SweepPinModel::heading(int column) const
{
    switch (column) {
    case LossColumn: return tr("Loss");
    case NameColumn: return tr("Name");
    case VerdictColumn: return tr("Compared");
    case MissedThenColumn: return tr("Missed then");
    case MissedNowColumn: return tr("Missed now");
    case HeldThenColumn: return tr("Held then");
    case HeldNowColumn: return tr("Held now");
    case ShortThenColumn: return tr("Short then");
    case ShortNowColumn: return tr("Short now");
    case CostThenColumn: return tr("Cost then");
    case CostNowColumn: return tr("Cost now");
    case PinnedColumn: return tr("Pinned");
    default: return {};
    }
}

QString SweepPinModel::verdictText(const PinnedSets::Pin& pin) const
{
    switch (verdict(pin)) {
    case Verdict::unknown: return running() ? tr("waiting") : tr("gone");
    case Verdict::same: return tr("same");
    case Verdict::better: return tr("better");
    case Verdict::worse: return tr("worse");
    }
    return {};
}

std::optional<U128> SweepPinModel::amount(int item, int column) const
{
    const PinnedSets::Pin& pin = pinAt(item);
    const bool isNow = column == MissedNowColumn || column == HeldNowColumn ||
                       column == ShortNowColumn || column == CostNowColumn;
    const auto& outcome = isNow ? pin.now : pin.then;
    if (column == VerdictColumn)
        return static_cast<std::uint64_t>(verdict(pin));
    if (!outcome)
        return std::nullopt;
    switch (column) {
    case MissedThenColumn:
    case MissedNowColumn: return outcome->missedRto;
    case HeldThenColumn:
    case HeldNowColumn: return outcome->held;
    case ShortThenColumn:
    case ShortNowColumn: return outcome->capacityShort;
    case CostThenColumn:
    case CostNowColumn: return outcome->cost.microunits;
    case PinnedColumn: return pin.at.ns;
    default: return std::nullopt;
    }
}

QString SweepPinModel::cellText(int item, int column) const
{
    const PinnedSets::Pin& pin = pinAt(item);
    if (column == LossColumn)
        return idsBrief(pin.ids);
    if (column == NameColumn)
        return pin.name;
    if (column == VerdictColumn)
        return verdictText(pin);
    const auto number = amount(item, column);
    if (!number)
        return {};
    switch (column) {
    case CostThenColumn:
    case CostNowColumn: return Figures::costBrief(*number);
    case PinnedColumn:
        return tr("index %1, %2").arg(Figures::count(pin.index), Figures::time(pin.at));
    default: return Figures::count(*number);
    }
}

QString SweepPinModel::exactText(int item, int column) const
{
    if (column == LossColumn)
        return pinAt(item).ids.join(QStringLiteral(", "));
    const auto number =
        column == CostThenColumn || column == CostNowColumn ? amount(item, column) : std::nullopt;
    return number ? Figures::costExact(*number) : cellText(item, column);
}

QString SweepPinModel::glyph(int item, int column) const
{
    if (column != VerdictColumn)
        return {};
    switch (verdict(pinAt(item))) {
    case Verdict::unknown: return QStringLiteral("waiting");
    case Verdict::worse: return QStringLiteral("warning");
    case Verdict::same:
    case Verdict::better: return QStringLiteral("check");
    }
    return {};
}
