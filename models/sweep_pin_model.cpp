#include "models/sweep_pin_model.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

#include "engine/planner/scheduler.h"
#include "models/preferences.h"
#include "models/words.h"

using namespace estate;

namespace {

std::vector<TableModel::Column> pinColumns()
{
    const auto number = [](const char* key, int width) {
        return TableModel::Column{QString::fromLatin1(key), width, true};
    };
    return {{QStringLiteral("loss"), 128, false, true, true},
            {QStringLiteral("verdict"), 96},
            number("missed_then", 96),
            number("missed_now", 72),
            number("held_then", 88),
            number("held_now", 72),
            number("short_then", 88),
            number("short_now", 72),
            number("cost_then", 104),
            number("cost_now", 104),
            {QStringLiteral("pinned_at"), 168}};
}

Timestamp timeOf(const QJsonObject& pin)
{
    return Timestamp{pin[QStringLiteral("at")].toString().toULongLong()};
}

}  // namespace

SweepPinModel::SweepPinModel(QObject* parent) : TableModel(pinColumns(), parent)
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &SweepPinModel::next);
}

void SweepPinModel::setSession(Session* session)
{
    if (m_session == session)
        return;
    if (m_session != nullptr)
        m_session->desk().disconnect(this);
    m_session = session;
    if (m_session != nullptr) {
        Desk* desk = &m_session->desk();
        connect(desk, &Desk::replaced, this, &SweepPinModel::load);
        connect(desk, &Desk::eventsAppended, this, &SweepPinModel::run);
    }
    load();
    emit sessionChanged();
}

// One estate, one set: the first record of its journal, or what a compacted one begins behind.
QString SweepPinModel::settingsKey() const
{
    const Journal& journal = m_session->desk().workspace().journal();
    Digest beginning = journal.base().hash;
    if (journal.base().index == 0)
        static_cast<void>(journal.read(1, 1, [&beginning](const JournalRecord& record) {
            beginning = record.hash;
            return false;
        }));
    return QStringLiteral("sweep/pins/") + toText(beginning.hex());
}

void SweepPinModel::load()
{
    m_pins.clear();
    if (m_session != nullptr && m_session->ready()) {
        const QByteArray text =
            Preferences::instance()->value(settingsKey(), QByteArray()).toByteArray();
        const QJsonArray pins = QJsonDocument::fromJson(text).array();
        for (const QJsonValue& value : pins) {
            const QJsonObject object = value.toObject();
            Pin pin;
            for (const QJsonValue& id : object[QStringLiteral("ids")].toArray())
                pin.ids << id.toString();
            const auto number = [&object](const char* key) {
                return object[QLatin1String(key)].toString().toULongLong();
            };
            pin.then = {number("missedRto"), number("held"), number("capacityShort"), {}};
            const auto cost = parseDecimal(object[QStringLiteral("cost")].toString().toStdString());
            pin.then.cost = Cost{cost.value_or(U128{0})};
            pin.index = number("index");
            pin.at = timeOf(object);
            if (!pin.ids.isEmpty() && m_pins.size() < pinsMax)
                m_pins.push_back(std::move(pin));
        }
    }
    show();
    run();
}

void SweepPinModel::save() const
{
    QJsonArray pins;
    for (const Pin& pin : m_pins) {
        const auto number = [](quint64 value) { return QString::number(value); };
        pins.append(
            QJsonObject{{QStringLiteral("ids"), QJsonArray::fromStringList(pin.ids)},
                        {QStringLiteral("missedRto"), number(pin.then.missedRto)},
                        {QStringLiteral("held"), number(pin.then.held)},
                        {QStringLiteral("capacityShort"), number(pin.then.capacityShort)},
                        {QStringLiteral("cost"), toText(toDecimal(pin.then.cost.microunits))},
                        {QStringLiteral("index"), number(pin.index)},
                        {QStringLiteral("at"), number(pin.at.ns)}});
    }
    Preferences::instance()->setValue(settingsKey(),
                                      QJsonDocument(pins).toJson(QJsonDocument::Compact));
}

std::optional<SweepPinModel::Figures> SweepPinModel::planned(const QStringList& ids) const
{
    const Desk& desk = m_session->desk();
    std::vector<SweepUnit> units;
    for (const QString& id : ids) {
        SweepUnit unit{id.toStdString(), {}, {}};
        if (const auto region = desk.catalog().findRegion(unit.id))
            unit.region = *region;
        else if (const auto site = desk.catalog().findSite(unit.id))
            unit.site = *site;
        else
            return std::nullopt;
        units.push_back(std::move(unit));
    }
    std::vector<const SweepUnit*> lost;
    for (const SweepUnit& unit : units)
        lost.push_back(&unit);
    // A journal that was left alone is planned at its own time until somebody confirms the clock.
    const Timestamp present = desk.state().now();
    const bool waits = desk.now().since(present) > timestampJumpMax;
    const LossOutcome outcome = planLoss(desk.state(), lost, waits ? present : desk.now(), nullptr,
                                         desk.workspace().closedWindows());
    return Figures{outcome.missedRto, outcome.held, outcome.capacityShort, outcome.cost};
}

bool SweepPinModel::pin(const QStringList& ids)
{
    if (m_session == nullptr || !m_session->ready() || ids.isEmpty())
        return false;
    Desk& desk = m_session->desk();
    if (isPinned(ids)) {
        desk.announce(tr("The loss of %1 is pinned already.").arg(ids.join(QStringLiteral(", "))));
        return false;
    }
    if (m_pins.size() >= pinsMax) {
        desk.report({ErrorCode::notAllowed,
                     "There are " + std::to_string(pinsMax) +
                         " pinned losses already; unpin one that is no longer needed.",
                     {}});
        return false;
    }
    Pin pin;
    pin.ids = ids;
    pin.now = planned(ids);
    if (!pin.now) {
        desk.report({ErrorCode::unknownId,
                     "This estate does not have all of " + ids.join(u' ').toStdString() + ".",
                     {}});
        return false;
    }
    pin.then = *pin.now;
    pin.index = desk.state().index();
    pin.at = desk.now();
    m_pins.push_back(std::move(pin));
    save();
    show();
    desk.announce(tr("Pinned: the loss of %1.").arg(ids.join(QStringLiteral(", "))));
    return true;
}

void SweepPinModel::unpin(int item)
{
    if (item < 0 || item >= total())
        return;
    m_pins.erase(m_pins.begin() + item);
    m_next = 0;
    save();
    show();
}

void SweepPinModel::acceptNow(int item)
{
    if (item < 0 || item >= total() || !pinAt(item).now)
        return;
    Pin& pin = m_pins[static_cast<std::size_t>(item)];
    pin.then = *pin.now;
    pin.index = m_session->desk().state().index();
    pin.at = m_session->desk().now();
    save();
    show();
}

bool SweepPinModel::isPinned(const QStringList& ids) const
{
    return std::any_of(m_pins.begin(), m_pins.end(),
                       [&ids](const Pin& pin) { return pin.ids == ids; });
}

QStringList SweepPinModel::idsAt(int item) const
{
    return item < 0 || item >= total() ? QStringList() : pinAt(item).ids;
}

void SweepPinModel::run()
{
    m_next = 0;
    if (!m_pins.empty())
        m_timer.start();
    emit refreshed();
}

// One pin is well below a frame.
void SweepPinModel::next()
{
    if (m_next >= m_pins.size() || m_session == nullptr || !m_session->ready()) {
        m_timer.stop();
        emit refreshed();
        return;
    }
    Pin& pin = m_pins[m_next];
    const auto now = planned(pin.ids);
    const bool changed = now != pin.now;
    pin.now = now;
    if (changed)
        touchItem(static_cast<int>(m_next));
    ++m_next;
}

void SweepPinModel::show()
{
    setTotal(static_cast<int>(m_pins.size()));
    emit refreshed();
}

const SweepPinModel::Pin& SweepPinModel::pinAt(int item) const
{
    return m_pins[static_cast<std::size_t>(item)];
}

SweepPinModel::Verdict SweepPinModel::verdict(const Pin& pin) const
{
    if (!pin.now)
        return Verdict::unknown;
    if (*pin.now == pin.then)
        return Verdict::same;
    const bool worse = pin.now->missedRto > pin.then.missedRto || pin.now->held > pin.then.held ||
                       pin.now->capacityShort > pin.then.capacityShort ||
                       pin.now->cost > pin.then.cost;
    return worse ? Verdict::worse : Verdict::better;
}

int SweepPinModel::worseCount() const
{
    return static_cast<int>(std::count_if(m_pins.begin(), m_pins.end(), [this](const Pin& pin) {
        return verdict(pin) == Verdict::worse;
    }));
}

QString SweepPinModel::summaryText() const
{
    if (m_pins.empty())
        return tr("nothing is pinned");
    if (running())
        return tr("planning %1 of %2…").arg(m_next).arg(m_pins.size());
    if (worseCount() > 0)
        return tr("%1 of %2 are worse than when they were pinned")
            .arg(worseCount())
            .arg(m_pins.size());
    return tr("none of %1 is worse than when it was pinned").arg(m_pins.size());
}

QString SweepPinModel::heading(int column) const
{
    switch (column) {
    case LossColumn: return tr("Loss");
    case VerdictColumn: return tr("Now");
    case MissedThenColumn: return tr("Missed then");
    case MissedNowColumn:
    case HeldNowColumn:
    case ShortNowColumn:
    case CostNowColumn: return tr("now");
    case HeldThenColumn: return tr("Held then");
    case ShortThenColumn: return tr("Short then");
    case CostThenColumn: return tr("Cost then");
    case PinnedColumn: return tr("Pinned");
    default: return {};
    }
}

QString SweepPinModel::cellText(int item, int column) const
{
    const Pin& pin = pinAt(item);
    const auto count = [](quint64 value) { return toText(formatCount(value)); };
    const auto nowCount = [&](quint64 Figures::*member) {
        return pin.now ? count((*pin.now).*member) : QString();
    };
    switch (column) {
    case LossColumn: return pin.ids.join(QStringLiteral(", "));
    case VerdictColumn:
        switch (verdict(pin)) {
        case Verdict::unknown: return running() ? tr("waiting") : tr("gone");
        case Verdict::same: return tr("same");
        case Verdict::better: return tr("better");
        case Verdict::worse: return tr("worse");
        }
        return {};
    case MissedThenColumn: return count(pin.then.missedRto);
    case MissedNowColumn: return nowCount(&Figures::missedRto);
    case HeldThenColumn: return count(pin.then.held);
    case HeldNowColumn: return nowCount(&Figures::held);
    case ShortThenColumn: return count(pin.then.capacityShort);
    case ShortNowColumn: return nowCount(&Figures::capacityShort);
    case CostThenColumn: return toText(formatCostBrief(pin.then.cost.microunits));
    case CostNowColumn:
        return pin.now ? toText(formatCostBrief(pin.now->cost.microunits)) : QString();
    case PinnedColumn: return tr("index %1, %2").arg(count(pin.index), toText(formatTime(pin.at)));
    default: return {};
    }
}

QString SweepPinModel::exactText(int item, int column) const
{
    const Pin& pin = pinAt(item);
    if (column == CostThenColumn)
        return toText(formatCostExact(pin.then.cost.microunits));
    if (column == CostNowColumn && pin.now)
        return toText(formatCostExact(pin.now->cost.microunits));
    return cellText(item, column);
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

bool SweepPinModel::lessThan(int left, int right, int column) const
{
    const Pin& a = pinAt(left);
    const Pin& b = pinAt(right);
    switch (column) {
    case VerdictColumn: return verdict(a) < verdict(b);
    case CostThenColumn: return a.then.cost < b.then.cost;
    case CostNowColumn: return a.now.value_or(Figures{}).cost < b.now.value_or(Figures{}).cost;
    case PinnedColumn: return a.at < b.at;
    default: return TableModel::lessThan(left, right, column);
    }
}
