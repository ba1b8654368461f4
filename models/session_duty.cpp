// What the session says and does for people on duty: what is held back while it is frozen, and the
// note of one shift to the next.
#include "models/session.h"
#include "models/words.h"

using namespace estate;

QString Session::heldText() const
{
    const std::uint64_t held = m_desk.heldRecords();
    if (held == 0)
        return {};
    return tr("%1 change(s)", nullptr, pluralOf(held)).arg(Figures::count(held));
}

QString Session::handoverText() const
{
    if (!ready() || !m_desk.workspace().governance().duties().handover())
        return {};
    return toText(m_desk.workspace().governance().duties().handover()->text);
}

QString Session::handoverByText() const
{
    if (!ready() || !m_desk.workspace().governance().duties().handover())
        return {};
    const HandoverNote& note = *m_desk.workspace().governance().duties().handover();
    return tr("%1, %2").arg(toText(note.by), Figures::time(note.at));
}

bool Session::handOver(const QString& text)
{
    const auto noted = m_desk.workspace().handOver(operatorName().toStdString(),
                                                   text.trimmed().toStdString(), m_desk.now());
    if (!noted) {
        m_desk.report(noted.error());
        return false;
    }
    m_desk.noteEvents();
    m_desk.announce(tr("The note waits for the next shift."));
    return true;
}
