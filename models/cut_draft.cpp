#include "models/cut_draft.h"

#include <QRegularExpression>
#include <memory>
#include <utility>

#include "models/cut_words.h"
#include "models/engine_words.h"
#include "models/error_advice.h"
#include "models/language.h"
#include "models/words.h"

using namespace estate;

namespace {

std::vector<std::string> idsOf(const QString& text)
{
    static const QRegularExpression separators(QStringLiteral("[\\s,;]+"));
    std::vector<std::string> ids;
    for (const QString& id : text.split(separators, Qt::SkipEmptyParts))
        ids.push_back(id.toStdString());
    return ids;
}

}  // namespace

CutDraft::CutDraft(Desk* desk, QObject* parent)
    : QObject(parent), m_desk(desk), m_participants(desk)
{
    Language::instance()->follow(this);
    m_timer.setSingleShot(true);
    m_timer.setInterval(shownFirst);
    connect(&m_timer, &QTimer::timeout, this, &CutDraft::resolve);
    connect(desk, &Desk::aboutToReplace, this, [this] {
        m_timer.stop();
        forget();
    });
    // A preview answers for the directory as it was: an event may have changed it.
    connect(desk, &Desk::eventsAppended, this, &CutDraft::forget);
}

template <typename Value>
void CutDraft::edit(Value& field, const Value& value)
{
    if (field == value)
        return;
    field = value;
    emit edited();
    forget();
}

// Its name is no part of what a cut would take: a preview stays good.
void CutDraft::setOperation(const QString& operation)
{
    if (m_operation == operation)
        return;
    m_operation = operation;
    m_problem.clear();
    emit edited();
    emit resolved();
}

void CutDraft::setScope(Scope scope)
{
    edit(m_scope, scope);
}

void CutDraft::setRegions(const QString& regions)
{
    edit(m_regions, regions);
}

void CutDraft::setVolumes(const QString& volumes)
{
    edit(m_volumes, volumes);
}

void CutDraft::setOverDatabases(bool over)
{
    edit(m_overDatabases, over);
}

void CutDraft::setOverApplications(bool over)
{
    edit(m_overApplications, over);
}

CutSelection CutDraft::selection() const
{
    CutSelection selection;
    selection.everything = m_scope == Everything;
    if (m_scope == Regions)
        selection.regions = idsOf(m_regions);
    if (m_scope == Volumes)
        selection.volumes = idsOf(m_volumes);
    selection.overDatabases = m_overDatabases;
    selection.overApplications = m_overApplications;
    return selection;
}

bool CutDraft::complete() const
{
    const CutSelection chosen = selection();
    return !m_operation.trimmed().isEmpty() &&
           (chosen.everything || !chosen.regions.empty() || !chosen.volumes.empty());
}

void CutDraft::begin(const QStringList& regionIds)
{
    if (!m_desk->isOpen())
        return;
    int number = 1;
    while (m_desk->state().findCut("snapshot-" + std::to_string(number)) != nullptr)
        ++number;
    m_operation = QStringLiteral("snapshot-%1").arg(number);
    m_scope = Regions;
    m_regions = regionIds.join(QStringLiteral(", "));
    m_volumes.clear();
    m_overDatabases = false;
    m_overApplications = false;
    emit edited();
    forget();
}

void CutDraft::forget()
{
    m_timer.stop();
    m_found.reset();
    m_problem.clear();
    m_participants.show(nullptr);
    emit resolved();
}

void CutDraft::preview()
{
    if (!m_desk->isOpen() || !complete())
        return;
    forget();
    m_timer.start();
    emit resolved();
}

void CutDraft::resolve()
{
    const auto closure = m_desk->workspace().closure(selection());
    if (!closure) {
        m_problem = engineSentence(closure.error().message);
        m_problemCode = errorCodeText(closure.error().code);
        emit resolved();
        return;
    }
    auto manifest = manifestOf(m_operation.trimmed().toStdString(), CutKind::snapshot, *closure);
    Found found;
    found.representatives = closure->volumes.size();
    found.members = closure->members;
    found.epoch = closure->checkpoint.epoch;
    found.checkpointed = m_desk->state().checkpoint() == closure->checkpoint;
    found.edges = closure->edgesVisited;
    found.partitions = closure->partitionsRead;
    found.cut = std::make_shared<const CutState>(std::move(manifest), selection());
    m_participants.show(found.cut);
    m_found = std::move(found);
    emit resolved();
}

QString CutDraft::membersText() const
{
    return m_found ? Figures::represented(m_found->representatives, m_found->members) : QString();
}

QString CutDraft::participantsText() const
{
    return m_found ? cutParticipantsText(m_found->cut->manifest()) : QString();
}

QString CutDraft::checkpointText() const
{
    if (!m_found)
        return {};
    const QString epoch = Figures::count(m_found->epoch);
    return m_found->checkpointed ? tr("epoch %1").arg(epoch)
                                 : tr("epoch %1, taken when it is declared").arg(epoch);
}

QString CutDraft::effortText() const
{
    if (!m_found)
        return {};
    return tr("edge records followed: %1; partitions read: %2 of %3")
        .arg(Figures::count(m_found->edges), Figures::count(m_found->partitions),
             Figures::count(directoryPartitions));
}

QString CutDraft::declareText() const
{
    return m_found ? tr("Declare over %1 volume(s)", nullptr, pluralOf(m_found->members))
                         .arg(Figures::count(m_found->members))
                   : tr("Declare the cut");
}

bool CutDraft::declare()
{
    if (!m_desk->isOpen() || !ready())
        return false;
    const QString operation = m_operation.trimmed();
    const auto done = m_desk->workspace().declareCut(m_desk->operatorName().toStdString(),
                                                     operation.toStdString(), CutKind::snapshot,
                                                     selection(), m_desk->now());
    if (!done) {
        m_desk->report(done.error());
        m_problem = engineSentence(done.error().message);
        m_problemCode = errorCodeText(done.error().code);
        emit resolved();
        return false;
    }
    m_desk->noteEvents();
    emit declared(operation);
    m_desk->announce(tr("Declared %1. Its participants have not been asked yet.").arg(operation));
    return true;
}
