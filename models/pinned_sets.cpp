#include "models/pinned_sets.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <utility>

#include "engine/planner/preview.h"
#include "engine/planner/scheduler.h"
#include "models/failure_ids.h"
#include "models/preferences.h"
#include "models/words.h"

using namespace estate;

namespace {

// Where the rooms kept lists of their own: one by estate, one for whatever estate has the ids.
const QString oldSweepKey = QStringLiteral("sweep/pins/");
const QString oldRulesKey = QStringLiteral("rules/pinnedFailureSets");
const QString settingsKey = QStringLiteral("pins/");
const QString betweenIds = QStringLiteral(", ");

QJsonObject jsonOf(const PinnedSets::Pin& pin)
{
    QJsonObject object{{QStringLiteral("ids"), QJsonArray::fromStringList(pin.ids)}};
    if (!pin.name.isEmpty())
        object[QStringLiteral("name")] = pin.name;
    if (!pin.then)
        return object;
    const auto put = [&object](const char* name, U128 value) {
        object[QLatin1String(name)] = toText(toDecimal(value));
    };
    put("missedRto", pin.then->missedRto);
    put("held", pin.then->held);
    put("capacityShort", pin.then->capacityShort);
    put("cost", pin.then->cost.microunits);
    put("index", pin.index);
    put("at", pin.at.ns);
    return object;
}

// Settings are files that people edit: a pin without all of its numbers is planned anew.
PinnedSets::Pin pinOf(const QJsonObject& object)
{
    PinnedSets::Pin pin;
    for (const QJsonValue& id : object[QStringLiteral("ids")].toArray())
        pin.ids << id.toString();
    pin.name = object[QStringLiteral("name")].toString().left(PinnedSets::nameCharactersMax);
    bool whole = true;
    const auto number = [&](const char* name) {
        const auto value = parseDecimal(object[QLatin1String(name)].toString().toStdString());
        whole = whole && value;
        return value.value_or(U128{0});
    };
    PinnedSets::Outcome then;
    then.missedRto = lowWord(number("missedRto"));
    then.held = lowWord(number("held"));
    then.capacityShort = lowWord(number("capacityShort"));
    then.cost = Cost{number("cost")};
    pin.index = lowWord(number("index"));
    pin.at = Timestamp{lowWord(number("at"))};
    if (whole)
        pin.then = then;
    return pin;
}

}  // namespace

PinnedSets::PinnedSets(Desk* desk, QObject* parent) : QObject(parent), m_desk(desk)
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &PinnedSets::next);
    connect(desk, &Desk::replaced, this, &PinnedSets::load);
    connect(desk, &Desk::eventsAppended, this, &PinnedSets::plan);
    if (desk->isOpen())
        load();
}

void PinnedSets::load()
{
    m_pins.clear();
    Preferences* preferences = Preferences::instance();
    const QString estate = toText(m_desk->beginning());
    const QString key = settingsKey + estate;
    const auto pinsAt = [preferences](const QString& place) {
        return QJsonDocument::fromJson(preferences->value(place, QByteArray()).toByteArray())
            .array();
    };
    take(pinsAt(key));
    const bool fromSweep = preferences->value(oldSweepKey + estate, {}).isValid();
    take(pinsAt(oldSweepKey + estate));
    const bool fromRules = takeOver(oldRulesKey);
    if (fromSweep || fromRules) {
        save();
        preferences->remove(oldSweepKey + estate);
    }
    emit changed();
    plan();
}

// Each set once, in the first estate that has its ids; the others wait for theirs.
bool PinnedSets::takeOver(const QString& key)
{
    QStringList others;
    const QStringList sets = Preferences::instance()->value(key, {}).toStringList();
    for (const QString& set : sets) {
        const QStringList ids = known(idsIn(set));
        if (ids.isEmpty())
            others << set;
        else if (!isPinned(ids) && m_pins.size() < pinsMax)
            m_pins.push_back({ids, {}, std::nullopt, 0, {}, std::nullopt});
    }
    if (others.size() == sets.size())
        return false;
    if (others.isEmpty())
        Preferences::instance()->remove(key);
    else
        Preferences::instance()->setValue(key, others);
    return true;
}

void PinnedSets::take(const QJsonArray& pins)
{
    for (const QJsonValue& value : pins) {
        Pin pin = pinOf(value.toObject());
        if (!pin.ids.isEmpty() && !isPinned(pin.ids) && m_pins.size() < pinsMax)
            m_pins.push_back(std::move(pin));
    }
}

void PinnedSets::save() const
{
    QJsonArray pins;
    for (const Pin& pin : m_pins)
        pins.append(jsonOf(pin));
    Preferences::instance()->setValue(settingsKey + toText(m_desk->beginning()),
                                      QJsonDocument(pins).toJson(QJsonDocument::Compact));
}

// In their own spelling and order, each once; nothing when the estate does not have them all.
QStringList PinnedSets::known(const QStringList& ids) const
{
    QStringList found;
    for (const QString& id : ids) {
        const auto own = resolvedId(m_desk->catalog(), id);
        if (!own)
            return {};
        found << *own;
    }
    found.sort();
    found.removeDuplicates();
    return idsOf(failureSetOf(m_desk->catalog(), found));
}

std::optional<PinnedSets::Outcome> PinnedSets::outcomeOf(const QStringList& ids) const
{
    if (known(ids).isEmpty())
        return std::nullopt;
    const EstateState& state = m_desk->state();
    // A journal that was left alone is planned at its own time until somebody confirms the clock.
    const bool waits = m_desk->now().since(state.now()) > timestampJumpMax;
    const auto preview = previewDisaster(state, failureSetOf(m_desk->catalog(), ids),
                                         waits ? state.now() : std::max(state.now(), m_desk->now()),
                                         m_desk->workspace().closedWindows());
    if (!preview)
        return std::nullopt;
    const PlanSummary& summary = preview->summary;
    return Outcome{summary.missedRto, summary.held, summary.capacityShort, summary.total()};
}

bool PinnedSets::worse(const Pin& pin)
{
    return pin.now && pin.then &&
           (pin.now->missedRto > pin.then->missedRto || pin.now->held > pin.then->held ||
            pin.now->capacityShort > pin.then->capacityShort || pin.now->cost > pin.then->cost);
}

bool PinnedSets::isPinned(const QStringList& ids) const
{
    return std::any_of(m_pins.begin(), m_pins.end(),
                       [&ids](const Pin& pin) { return pin.ids == ids; });
}

bool PinnedSets::rename(const QStringList& ids, const QString& name)
{
    const auto found = std::find_if(m_pins.begin(), m_pins.end(),
                                    [&ids](const Pin& pin) { return pin.ids == ids; });
    if (found == m_pins.end() || name.isEmpty() || found->name == name)
        return false;
    const Pin before = *found;
    const auto at = static_cast<std::size_t>(found - m_pins.begin());
    found->name = name;
    save();
    emit noted(static_cast<int>(at));
    m_desk->undo().offer(
        tr("The pinned loss of %1 is called “%2” now.").arg(ids.join(betweenIds), name),
        [this, at, before] { putBack(at, before); });
    return true;
}

bool PinnedSets::pin(const QStringList& ids, const QString& name)
{
    if (!m_desk->isOpen() || ids.isEmpty())
        return false;
    for (const QString& id : ids) {
        if (const auto own = resolvedId(m_desk->catalog(), id); !own) {
            m_desk->report(own.error());
            return false;
        }
    }
    Pin pin;
    pin.ids = known(ids);
    pin.name = name.simplified().left(nameCharactersMax);
    if (rename(pin.ids, pin.name))
        return true;
    const QString names = pin.ids.join(betweenIds);
    if (isPinned(pin.ids)) {
        m_desk->announce(tr("The loss of %1 is pinned already.").arg(names));
        return false;
    }
    if (m_pins.size() >= pinsMax) {
        m_desk->report(Error{ErrorCode::notAllowed,
                             tr("At most %1 losses can be pinned. Unpin one that is no longer "
                                "needed.")
                                 .arg(Figures::count(pinsMax))
                                 .toStdString(),
                             {}});
        return false;
    }
    pin.now = outcomeOf(pin.ids);
    pin.then = pin.now;
    pin.index = m_desk->state().index();
    pin.at = m_desk->now();
    m_pins.push_back(std::move(pin));
    save();
    emit changed();
    m_desk->announce(tr("Pinned: the loss of %1.").arg(names));
    return true;
}

void PinnedSets::unpin(std::size_t at)
{
    if (at >= m_pins.size())
        return;
    const Pin pin = m_pins[at];
    m_pins.erase(m_pins.begin() + static_cast<std::ptrdiff_t>(at));
    m_next = 0;
    save();
    emit changed();
    m_desk->undo().offer(tr("Unpinned: the loss of %1").arg(pin.ids.join(betweenIds)),
                         [this, at, pin] { putBack(at, pin); });
}

// Where it stood, or in place of what became of it.
void PinnedSets::putBack(std::size_t at, Pin pin)
{
    const auto same = std::find_if(m_pins.begin(), m_pins.end(),
                                   [&pin](const Pin& other) { return other.ids == pin.ids; });
    if (same != m_pins.end()) {
        pin.now = same->now;
        *same = std::move(pin);
        save();
        emit noted(static_cast<int>(same - m_pins.begin()));
        return;
    }
    if (m_pins.size() >= pinsMax)
        return;
    const std::size_t place = std::min(at, m_pins.size());
    m_pins.insert(m_pins.begin() + static_cast<std::ptrdiff_t>(place), std::move(pin));
    m_next = 0;
    save();
    emit changed();
    plan();
}

void PinnedSets::acceptNow(std::size_t at)
{
    if (at >= m_pins.size() || !m_pins[at].now)
        return;
    const Pin before = m_pins[at];
    noteResult(at);
    m_desk->undo().offer(
        tr("From now on compared with its present result: the loss of %1")
            .arg(before.ids.join(betweenIds)),
        [this, at, before] { putBack(at, before); });
}

void PinnedSets::noteResult(std::size_t at)
{
    Pin& pin = m_pins[at];
    pin.then = pin.now;
    pin.index = m_desk->state().index();
    pin.at = m_desk->now();
    save();
    emit noted(static_cast<int>(at));
}

void PinnedSets::plan()
{
    m_next = 0;
    if (m_pins.empty())
        m_timer.stop();
    else
        m_timer.start();
    emit planningProgressed();
}

// One pin is well below a frame.
void PinnedSets::next()
{
    if (m_next >= m_pins.size() || !m_desk->isOpen()) {
        m_timer.stop();
        emit planningProgressed();
        return;
    }
    const std::size_t at = m_next++;
    const auto outcome = outcomeOf(m_pins[at].ids);
    const bool changes = outcome != m_pins[at].now;
    m_pins[at].now = outcome;
    if (!m_pins[at].then && outcome)
        noteResult(at);
    else if (changes)
        emit noted(static_cast<int>(at));
    emit planningProgressed();
}
