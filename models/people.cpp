#include "models/people.h"

#include "models/language.h"
#include "models/words.h"

using namespace estate;

namespace {

constexpr Role everyRole[] = {Role::viewer, Role::deskOperator, Role::approver,
                              Role::administrator};

}  // namespace

People::People(QObject* parent) : SessionObject(parent)
{
    Language::instance()->follow(this);
}

bool People::isOpen() const
{
    return m_session != nullptr && m_session->desk().isOpen();
}

void People::refresh()
{
    std::vector<Roles::Grant> grants;
    if (isOpen()) {
        for (const auto& [key, grant] : m_session->desk().workspace().governance().roles().all())
            grants.push_back(grant);
    }
    m_roles.setRoles(std::move(grants));
    emit refreshed();
}

QString People::rolesText() const
{
    return m_roles.total() == 0
               ? tr("No role was granted: everybody may do everything. The first grant makes an "
                    "administrator.")
               : tr("Whoever is not named is a viewer. Names are asserted, not verified.");
}

QStringList People::roleNames() const
{
    QStringList names;
    for (const Role role : everyRole)
        names << roleText(role);
    return names;
}

bool People::drilling() const
{
    return isOpen() && m_session->desk().workspace().governance().drill().has_value();
}

QString People::drillText() const
{
    if (!drilling())
        return {};
    const Drill& drill = *m_session->desk().workspace().governance().drill();
    const QString text =
        tr("Drill of %1 since %2").arg(toText(drill.by), Figures::time(drill.since));
    return drill.reason.empty() ? text : tr("%1: %2").arg(text, toText(drill.reason));
}

QString People::grantText(const QString& name, int role) const
{
    const QString who = name.trimmed();
    if (!isOpen() || who.isEmpty() || role < 0 || role >= static_cast<int>(std::size(everyRole)))
        return {};
    const Roles& roles = m_session->desk().workspace().governance().roles();
    const QString gets = roleText(everyRole[role]);
    if (!roles.granted())
        return tr("%1 gets the role %2. From this first grant on everybody else is a viewer.")
            .arg(who, gets);
    const QString has = roleText(roles.of(who.toStdString()));
    return has == gets ? tr("%1 has the role %2 already.").arg(who, gets)
                       : tr("%1 gets the role %2, and no longer has %3.").arg(who, gets, has);
}

bool People::grant(const QString& name, int role)
{
    if (!isOpen() || role < 0 || role >= static_cast<int>(std::size(everyRole)))
        return false;
    Desk& desk = m_session->desk();
    const auto granted =
        desk.workspace().grant(desk.operatorName().toStdString(), name.trimmed().toStdString(),
                               everyRole[role], desk.now());
    if (!granted) {
        desk.noteRefusal(granted.error());
        return false;
    }
    desk.noteEvents();
    desk.announce(tr("%1 is %2 now.").arg(name.trimmed(), roleText(everyRole[role])));
    return true;
}

bool People::changeDrill(bool begins, const QString& reason)
{
    if (!isOpen())
        return false;
    Desk& desk = m_session->desk();
    const auto changed = desk.workspace().changeDrill(desk.operatorName().toStdString(), begins,
                                                      reason.trimmed().toStdString(), desk.now());
    if (!changed) {
        desk.noteRefusal(changed.error());
        return false;
    }
    desk.noteEvents();
    desk.announce(begins ? tr("The drill began: authors may approve what they propose in it.")
                         : tr("The drill ended. What was not committed in it has expired."));
    return true;
}

bool People::beginDrill(const QString& reason)
{
    return changeDrill(true, reason);
}

bool People::endDrill(const QString& reason)
{
    return changeDrill(false, reason);
}
