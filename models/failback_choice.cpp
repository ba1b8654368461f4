#include "models/failback_choice.h"

#include <algorithm>
#include <utility>

#include "models/language.h"
#include "models/words.h"

using namespace estate;

namespace {

constexpr std::size_t titleRegionsMax = 4;

}  // namespace

FailbackChoice::FailbackChoice(QObject* parent) : SessionObject(parent)
{
    Language::instance()->follow(this);
}

SessionFollower::Connections FailbackChoice::listenTo(Session& session)
{
    Connections made = SessionObject::listenTo(session);
    // Groups and homes are of the estate that is looked at.
    made.push_back(connect(&session.desk(), &Desk::aboutToReplace, this, [this] {
        m_table.setGroups(nullptr, {});
        m_table.setChosen({});
        emit refreshed();
    }));
    return made;
}

void FailbackChoice::setActive(bool active)
{
    if (m_active == active)
        return;
    m_active = active;
    emit activeChanged();
    if (m_active)
        m_table.setChosen({});
    refresh();
}

bool FailbackChoice::isOpen() const
{
    return m_session != nullptr && m_session->desk().isOpen();
}

void FailbackChoice::refresh()
{
    if (!m_active || !isOpen()) {
        m_table.setGroups(nullptr, {});
        emit refreshed();
        return;
    }
    const Desk& desk = m_session->desk();
    const Workspace& workspace = desk.workspace();
    auto away = findAwayGroups(workspace.state(), workspace.eventTime(desk.now()),
                               workspace.closedWindows());
    if (!away)
        m_session->desk().report(away.error());
    m_table.setGroups(&desk, away ? std::move(*away) : std::vector<AwayGroup>());
    // What went home meanwhile is chosen no more.
    std::set<RegionIndex> homes;
    for (const AwayGroup& group : m_table.groups())
        if (m_table.chosen().count(group.home) > 0)
            homes.insert(group.home);
    m_table.setChosen(std::move(homes));
    emit refreshed();
}

int FailbackChoice::chosenCount() const
{
    const auto& groups = m_table.groups();
    return static_cast<int>(std::count_if(groups.begin(), groups.end(), [this](const auto& group) {
        return m_table.chosen().count(group.home) > 0;
    }));
}

int FailbackChoice::goingCount() const
{
    const auto& groups = m_table.groups();
    return static_cast<int>(std::count_if(groups.begin(), groups.end(), [this](const auto& group) {
        return group.goes() && m_table.chosen().count(group.home) > 0;
    }));
}

std::vector<std::string> FailbackChoice::chosenHomes() const
{
    std::vector<std::string> homes;
    for (const RegionIndex home : m_table.chosen())
        homes.push_back(m_session->desk().catalog().region(home).id);
    std::sort(homes.begin(), homes.end());
    return homes;
}

QString FailbackChoice::chosenText() const
{
    if (chosenCount() == 0)
        return tr("Nothing is chosen. What is homed in a region goes home together.");
    const auto counted = [](int number) {
        return Figures::count(static_cast<std::uint64_t>(number));
    };
    return tr("%1 of %2 chosen groups go home as it is now.")
        .arg(counted(goingCount()), counted(chosenCount()));
}

QString FailbackChoice::suggestedTitle() const
{
    if (chosenCount() == 0)
        return {};
    QStringList ids;
    const std::vector<std::string> homes = chosenHomes();
    for (std::size_t i = 0; i < std::min(homes.size(), titleRegionsMax); ++i)
        ids << toText(homes[i]);
    const QString named = ids.join(QStringLiteral(", "));
    return homes.size() > titleRegionsMax
               ? tr("Fail back %1 and %2 more").arg(named).arg(homes.size() - titleRegionsMax)
               : tr("Fail back %1").arg(named);
}

QString FailbackChoice::obstacle() const
{
    if (chosenCount() == 0)
        return tr("Choose what goes home first.");
    for (const RegionIndex home : m_table.chosen())
        if (!m_session->desk().state().available(home))
            return tr("%1 is not available: nothing can be asked home to it.")
                .arg(toText(m_session->desk().catalog().region(home).id));
    if (goingCount() == 0)
        return tr("Nothing of it can go home now; see what is in the way.");
    return {};
}

void FailbackChoice::choose(std::set<RegionIndex> homes)
{
    m_table.setChosen(std::move(homes));
    emit refreshed();
}

void FailbackChoice::toggle(int item)
{
    const AwayGroup* group = m_table.groupAt(item);
    if (group == nullptr)
        return;
    std::set<RegionIndex> homes = m_table.chosen();
    if (homes.erase(group->home) == 0)
        homes.insert(group->home);
    choose(std::move(homes));
}

void FailbackChoice::chooseAll()
{
    std::set<RegionIndex> homes;
    for (const AwayGroup& group : m_table.groups())
        if (group.goes())
            homes.insert(group.home);
    choose(std::move(homes));
}

QString FailbackChoice::propose(const QString& title)
{
    if (!isOpen())
        return {};
    Desk& desk = m_session->desk();
    if (const QString why = obstacle(); !why.isEmpty()) {
        desk.report(Error{ErrorCode::notAllowed, why.toStdString(), {}});
        return {};
    }
    const QString named = title.trimmed().isEmpty() ? suggestedTitle() : title.trimmed();
    const auto proposal = desk.workspace().proposeFailback(
        desk.operatorName().toStdString(), named.toStdString(), chosenHomes(), desk.now());
    if (!proposal) {
        desk.report(proposal.error());
        return {};
    }
    desk.noteEvents();
    desk.announce(tr("Proposed: %1. Another operator approves it in Changes.").arg(named));
    return toText(proposal->hex());
}
