// The part of the session that looks at another journal, or at an earlier record of this one.
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "models/engine_words.h"
#include "models/operator_files.h"
#include "models/session.h"
#include "models/words.h"

using namespace estate;

bool Session::openJournalFile(const QUrl& file)
{
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    if (busy() || m_cuts.running()) {
        setError(QStringLiteral("not-allowed"),
                 tr("An execution is being carried out. Open another journal when it has ended."));
        return false;
    }
    // Whoever keeps it has to know.
    if (FilePort* port = OperatorFiles::instance()->port();
        port != nullptr && path == port->keptJournal()) {
        clearError();
        clearNotice();
        return port->reopenJournal();
    }
    auto workspace = Workspace::open(path.toStdString());
    if (!workspace) {
        setError(toText(errorCodeName(workspace.error().code)),
                 engineSentence(workspace.error().message));
        return false;
    }
    m_keepsFile = true;
    clearError();
    clearNotice();
    return adopt(std::move(workspace), path);
}

bool Session::openForLooking(const QString& path)
{
    m_keepsFile = true;
    m_awaitsPage = !QFileInfo::exists(path);
    if (m_awaitsPage)
        return adopt(tl::unexpected<Error>(Error{ErrorCode::locked, {}, {}}), path);
    return adopt(Workspace::openReadOnly(path.toStdString()),
                 tr("%1, for looking only").arg(OperatorFiles::instance()->shownName(path)));
}

qreal Session::momentIndex() const
{
    return ready() ? static_cast<qreal>(m_desk.workspace().journal().head().index) : 0;
}

qreal Session::presentIndex() const
{
    return ready() ? static_cast<qreal>(m_desk.present().journal().durableIndex()) : 0;
}

qreal Session::firstIndex() const
{
    return ready() ? static_cast<qreal>(m_desk.present().journal().base().index + 1) : 0;
}

bool Session::lookBack(qreal index)
{
    if (!ready())
        return false;
    if (busy() || m_cuts.running()) {
        setError(QStringLiteral("not-allowed"),
                 tr("An execution is being carried out. Look back when it has ended."));
        return false;
    }
    if (index >= presentIndex()) {
        backToNow();
        return true;
    }
    return m_desk.lookBack(static_cast<std::uint64_t>(std::max<qreal>(index, 0)));
}

// What was typed in room Plan is asked of the estate of then.
void Session::followLookBack()
{
    connect(&m_desk, &Desk::lookedBack, this, [this] {
        m_plan.setFailureIds(m_plan.failureIds());
        announceMoment();
    });
    // An execution that begins meanwhile is what people look at.
    const auto yield = [this] {
        if (busy() || m_cuts.running())
            m_desk.cancelLookBack();
    };
    connect(this, &Session::busyChanged, this, yield);
    connect(&m_cuts, &CutListModel::runningChanged, this, yield);
}

void Session::backToNow()
{
    if (!inPast()) {
        m_desk.cancelLookBack();
        return;
    }
    m_desk.backToNow();
    m_plan.setFailureIds(m_plan.failureIds());
    announceMoment();
}

void Session::announceMoment()
{
    clearError();
    emit modeChanged();
    emit readyChanged();
    m_toldMoment = true;
    emit eventsChanged();
    m_toldMoment = false;
    emit dataAgeTextChanged();
    emit pendingApprovalsChanged();
    emit exceptionCountChanged();
}
