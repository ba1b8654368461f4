#include "models/cut_draft.h"

#include <QRegularExpression>
#include <memory>
#include <utility>

#include "models/cut_words.h"
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
    m_ready = false;
    m_problem.clear();
    m_membersText.clear();
    m_participantsText.clear();
    m_checkpointText.clear();
    m_effortText.clear();
    m_declareText = tr("Declare the cut");
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
        m_problem = sentence(toText(closure.error().message));
        emit resolved();
        return;
    }
    auto manifest = manifestOf(m_operation.trimmed().toStdString(), CutKind::snapshot, *closure);
    m_membersText = toText(formatRepresented(closure->volumes.size(), closure->members, "volumes"));
    m_participantsText = cutParticipantsText(manifest);
    m_checkpointText = m_desk->state().checkpoint() == closure->checkpoint
                           ? tr("epoch %1").arg(toText(formatCount(closure->checkpoint.epoch)))
                           : tr("epoch %1, taken when it is declared")
                                 .arg(toText(formatCount(closure->checkpoint.epoch)));
    m_effortText = tr("records of edges that were followed: %1, in partitions: %2 of %3")
                       .arg(toText(formatCount(closure->edgesVisited)),
                            toText(formatCount(closure->partitionsRead)),
                            toText(formatCount(directoryPartitions)));
    m_declareText = tr("Declare over %1 volume(s)", nullptr, pluralOf(closure->members))
                        .arg(toText(formatCount(closure->members)));
    m_participants.show(std::make_shared<const CutState>(std::move(manifest), selection()));
    m_ready = true;
    emit resolved();
}

bool CutDraft::declare()
{
    if (!m_desk->isOpen() || !m_ready)
        return false;
    const QString operation = m_operation.trimmed();
    const auto done = m_desk->workspace().declareCut(m_desk->operatorName().toStdString(),
                                                     operation.toStdString(), CutKind::snapshot,
                                                     selection(), m_desk->now());
    if (!done) {
        m_desk->report(done.error());
        m_problem = sentence(toText(done.error().message));
        emit resolved();
        return false;
    }
    m_desk->noteEvents();
    emit declared(operation);
    m_desk->announce(tr("Declared %1. Its participants have not been asked yet.").arg(operation));
    return true;
}
