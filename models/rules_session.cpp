#include "models/rules_session.h"

#include <QClipboard>
#include <QGuiApplication>
#include <utility>

#include "engine/rules/rule_edit.h"
#include "models/engine_words.h"
#include "models/language.h"
#include "models/rule_files.h"
#include "models/rule_words.h"
#include "models/words.h"

using namespace estate;

// In the order in which they listen: the rules, what they mean, then whoever shows it.
struct RulesSession::Parts {
    Parts(Desk* desk, PinnedSets* pinned) : work(desk), pins(pinned, &work, &assessment) {}

    RuleWork work;
    RuleAssessment assessment{&work};
    RuleSourceModel sources{&work};
    RulePolicyTable policies{&work, &assessment};
    RuleImpactTable impacts{&work, &assessment};
    RuleFindingTable findings{&assessment};
    RuleFindingTable blockFindings{&assessment};
    RuleDifferenceModel difference;
    RuleConflictModel conflicts{&work};
    FlowChangeTable reach;
    RuleTrialTable trial{&work, &assessment};
    RulePinTable pins;
    SecondLossTable secondLoss{&work, &assessment};
    RuleTextEditor editor{&work};
    RuleTextEditor text{&work};
    RuleFields fields{&work};
    RuleLineModel lines{&work};
    RuleTargets targets{&work, &assessment, &lines};
};

RulesSession::RulesSession(QObject* parent) : QObject(parent)
{
    Language::instance()->follow(this);
}
RulesSession::~RulesSession() = default;

void RulesSession::setSession(Session* session)
{
    if (m_session == session)
        return;
    m_session = session;
    m_parts =
        session == nullptr ? nullptr : std::make_unique<Parts>(&session->desk(), session->pinned());
    if (m_parts) {
        connect(&m_parts->work, &RuleWork::changed, this, &RulesSession::noteChange);
        connect(&m_parts->work, &RuleWork::draftsChanged, this, &RulesSession::changed);
        connect(&m_parts->assessment, &RuleAssessment::progressed, this, &RulesSession::assessed);
        connect(&m_parts->assessment, &RuleAssessment::settled, this, &RulesSession::assessed);
        connect(&m_parts->assessment, &RuleAssessment::reached, this, &RulesSession::noteReach);
        // What waits in Changes may be the same.
        const ChangesModel* changes = session->changes();
        const auto reassess = [this] { emit assessed(); };
        connect(changes, &QAbstractItemModel::rowsInserted, &m_parts->work, reassess);
        connect(changes, &QAbstractItemModel::dataChanged, &m_parts->work, reassess);
        // A block may have another id now.
        connect(&m_parts->editor, &RuleTextEditor::saved, this, [this] {
            const auto& keys = m_parts->editor.keys();
            if (keys.empty() || blockKeyText(keys.front()) == m_selected)
                return;
            m_selected = blockKeyText(keys.front());
            m_parts->fields.show(keys.front());
            m_parts->lines.show(keys.front());
            m_parts->blockFindings.showOnly(keys.front());
            emit selectedChanged();
        });
        m_parts->lines.setGuard([this] { return guardText(); });
        m_parts->fields.setGuard([this] { return guardText(); });
        connect(&m_parts->editor, &RuleTextEditor::statusChanged, this, [this] {
            if (m_parts->editor.pending())
                return;
            m_parts->lines.admit();
            m_parts->fields.admit();
        });
        m_parts->blockFindings.showOnly(BlockKey());
        m_parts->assessment.setActive(m_active);
        emit m_parts->work.changed();
    }
    emit sessionChanged();
    emit changed();
}

void RulesSession::setActive(bool active)
{
    if (std::exchange(m_active, active) == active)
        return;
    if (m_parts)
        m_parts->assessment.setActive(active);
    emit activeChanged();
}

RuleSourceModel* RulesSession::sources() const
{
    return m_parts ? &m_parts->sources : nullptr;
}
RulePolicyTable* RulesSession::policies() const
{
    return m_parts ? &m_parts->policies : nullptr;
}
RuleImpactTable* RulesSession::impacts() const
{
    return m_parts ? &m_parts->impacts : nullptr;
}
RuleFindingTable* RulesSession::findings() const
{
    return m_parts ? &m_parts->findings : nullptr;
}
RuleFindingTable* RulesSession::blockFindings() const
{
    return m_parts ? &m_parts->blockFindings : nullptr;
}
RuleDifferenceModel* RulesSession::difference() const
{
    return m_parts ? &m_parts->difference : nullptr;
}
RuleConflictModel* RulesSession::conflicts() const
{
    return m_parts ? &m_parts->conflicts : nullptr;
}
FlowChangeTable* RulesSession::reach() const
{
    return m_parts ? &m_parts->reach : nullptr;
}
RuleTrialTable* RulesSession::trial() const
{
    return m_parts ? &m_parts->trial : nullptr;
}
RulePinTable* RulesSession::pins() const
{
    return m_parts ? &m_parts->pins : nullptr;
}
SecondLossTable* RulesSession::secondLoss() const
{
    return m_parts ? &m_parts->secondLoss : nullptr;
}
RuleTextEditor* RulesSession::editor() const
{
    return m_parts ? &m_parts->editor : nullptr;
}
RuleTextEditor* RulesSession::text() const
{
    return m_parts ? &m_parts->text : nullptr;
}
RuleFields* RulesSession::fields() const
{
    return m_parts ? &m_parts->fields : nullptr;
}
RuleLineModel* RulesSession::lines() const
{
    return m_parts ? &m_parts->lines : nullptr;
}
RuleTargets* RulesSession::targets() const
{
    return m_parts ? &m_parts->targets : nullptr;
}

QString RulesSession::draft() const
{
    return m_parts ? m_parts->work.draftName() : QString();
}

QString RulesSession::draftText() const
{
    if (!m_parts || !m_parts->work.draft())
        return m_session != nullptr && m_session->inPast()
                   ? tr("The rules as of an earlier record")
                   : tr("Approved rules. An edit begins a draft.");
    const RuleDraft& draft = *m_parts->work.draft();
    return tr("By %1. %n edit(s), each kept as it is made", nullptr,
              static_cast<int>(draft.cursor()))
        .arg(toText(draft.author()));
}

QString RulesSession::suggestedName() const
{
    return m_parts && m_session->ready() ? m_parts->work.drafting().freeName() : QString();
}

QString RulesSession::suggestedTitle() const
{
    if (!m_parts || m_parts->work.changes().empty())
        return {};
    const auto& changes = m_parts->work.changes();
    const auto key = keyOf(changes.front());
    if (changes.size() == 1 && key)
        return tr("Rules: %1").arg(blockKeyText(*key));
    return tr("Rules: %n block(s) of draft %1", nullptr, static_cast<int>(changes.size()))
        .arg(draft());
}

QString RulesSession::pastText() const
{
    return tr("The estate is shown as of an earlier record: go back to now to change rules.");
}

// Why the fields of the selected block take no edit now. What is typed in its text and is right is
// kept first; what is wrong there would take the place of an edit beside it, once it is mended.
QString RulesSession::guardText() const
{
    if (m_session->inPast())
        return pastText();
    RuleTextEditor& editor = m_parts->editor;
    if (editor.keys().size() == 1 && editor.status() == QLatin1String("typing"))
        (void)editor.check();
    if (editor.keys().size() != 1 || !editor.pending())
        return {};
    if (editor.status() == QLatin1String("recalled"))
        return tr("What was typed into the text is not in the draft yet: go on typing there, or "
                  "drop it with Ctrl+Z there, first.");
    return editor.keys().front().kind == BlockKind::policy
               ? tr("The text of this policy has a problem: mend it, or drop it with Ctrl+Z there, "
                    "first.")
               : tr("The text of this application has a problem: mend it, or drop it with Ctrl+Z "
                    "there, first.");
}

bool RulesSession::canUndo() const
{
    return m_parts && m_parts->work.draft() && m_parts->work.draft()->canUndo();
}

bool RulesSession::canRedo() const
{
    return m_parts && m_parts->work.draft() && m_parts->work.draft()->canRedo();
}

QString RulesSession::undoText() const
{
    if (!canUndo())
        return {};
    const RuleDraft& draft = *m_parts->work.draft();
    return toText(draft.edits()[draft.cursor() - 1].label);
}

QString RulesSession::redoText() const
{
    if (!canRedo())
        return {};
    const RuleDraft& draft = *m_parts->work.draft();
    return toText(draft.edits()[draft.cursor()].label);
}

QString RulesSession::proposeObstacle() const
{
    if (!m_parts || !m_parts->work.draft())
        return tr("The approved rules are shown: edit them, or open a draft.");
    if (m_parts->work.changes().empty())
        return tr("The draft says what is approved already.");
    if (!m_parts->work.conflicts().empty())
        return tr("Others approved some of these blocks otherwise: choose mine or theirs first.");
    if (!m_parts->assessment.problems().empty())
        return engineSentence(m_parts->assessment.problems().front().message);
    const auto fresh = m_session->desk().workspace().checkNotProposed(m_parts->work.changes());
    return fresh ? QString() : engineSentence(fresh.error().message);
}

qreal RulesSession::progress() const
{
    return m_parts ? m_parts->assessment.progress() : 1;
}

QString RulesSession::progressText() const
{
    return m_parts ? m_parts->assessment.progressText() : QString();
}

QString RulesSession::reachText() const
{
    if (!m_parts || m_parts->assessment.stage() != RuleAssessment::Settled)
        return progressText();
    if (m_parts->work.changes().empty())
        return tr("Nothing is changed, so nothing is reached.");
    const RuleReach& reach = m_parts->assessment.reach().reach;
    const QString text = tr("%1 group(s) act otherwise, in %2 of %3 single and pair losses",
                            nullptr, pluralOf(reach.changedFlows))
                             .arg(Figures::count(reach.changedFlows),
                                  Figures::count(reach.changedSets), Figures::count(reach.sets));
    return m_parts->assessment.reach().truncated
               ? tr("%1. The first %2 changes are listed.")
                     .arg(text, Figures::count(reach.changes.size()))
               : text;
}

QString RulesSession::findingsText() const
{
    if (!m_parts)
        return {};
    const RuleFindingTable& table = m_parts->findings;
    if (table.total() == 0 && progress() < 1)
        return tr("Looking for findings…");
    const int notes = table.total() - table.errors() - table.warnings();
    const auto counted = [](int number) {
        return Figures::count(static_cast<std::uint64_t>(number));
    };
    return tr("%1, %2, %3")
        .arg(tr("%1 error(s)", nullptr, table.errors()).arg(counted(table.errors())),
             tr("%1 warning(s)", nullptr, table.warnings()).arg(counted(table.warnings())),
             tr("%1 note(s)", nullptr, notes).arg(counted(notes)));
}

void RulesSession::noteChange()
{
    m_parts->difference.setChanges(m_parts->work.changes());
    emit changed();
}

void RulesSession::noteReach()
{
    m_parts->reach.setChanges(m_parts->assessment.reach().reach.changes);
    emit assessed();
}

void RulesSession::select(const QString& key)
{
    if (!m_parts)
        return;
    m_selected = key;
    const BlockKey block = key.isEmpty() ? BlockKey() : blockKeyOf(key);
    m_parts->editor.show(key.isEmpty() || m_parts->work.shown().find(block) == nullptr
                             ? std::vector<BlockKey>()
                             : std::vector<BlockKey>{block});
    m_parts->fields.show(block);
    m_parts->lines.show(block);
    m_parts->blockFindings.showOnly(block);
    emit selectedChanged();
}

void RulesSession::choosePolicy(const QString& policy)
{
    select(blockKeyText({BlockKind::policy, policy.toStdString()}));
}

void RulesSession::chooseRule(const QString& policy, const QString& regions)
{
    choosePolicy(policy);
    if (m_parts)
        m_parts->lines.choose(regions);
}

bool RulesSession::open(const QString& draft)
{
    return m_parts && m_parts->work.open(draft);
}

bool RulesSession::begin(const QString& name)
{
    return m_parts && m_parts->work.begin(name);
}

bool RulesSession::end()
{
    return m_parts && m_parts->work.end();
}

bool RulesSession::undo()
{
    return m_parts && m_parts->work.undo();
}

bool RulesSession::redo()
{
    return m_parts && m_parts->work.redo();
}

QString RulesSession::propose(const QString& title)
{
    if (!m_parts)
        return {};
    const auto id = m_parts->work.propose(title.trimmed().isEmpty() ? suggestedTitle() : title);
    return id ? toText(id->hex()) : QString();
}

QString RulesSession::freeId(const QString& wanted) const
{
    QString id = wanted;
    for (int number = 2; m_parts->work.shown().policy(id.toStdString()) != nullptr; ++number)
        id = QStringLiteral("%1-%2").arg(wanted).arg(number);
    return id;
}

void RulesSession::addPolicy()
{
    if (!m_parts)
        return;
    m_parts->editor.offer(QStringLiteral("policy %1\n").arg(freeId(QStringLiteral("new-policy"))),
                          {});
}

void RulesSession::addImpact()
{
    if (m_parts)
        m_parts->editor.offer(
            QStringLiteral("application \n  impact downtime 1/s breach 0 lost-operation 0\n"), {});
}

// Without what it is assigned to: a subject has one policy.
void RulesSession::duplicate()
{
    if (!m_parts || m_selected.isEmpty())
        return;
    const RuleBlock* block = m_parts->work.shown().find(blockKeyOf(m_selected));
    if (block == nullptr || block->policy() == nullptr)
        return;
    RuleBlock copy = *block;
    auto& policy = std::get<PolicyBlock>(copy.content);
    policy.id = freeId(toText(policy.id)).toStdString();
    for (const PolicyScope scope : policyScopes)
        subjectsOf(policy, scope).clear();
    makeCanonical(copy);
    m_parts->editor.offer(toText(blockText(copy)), {});
}

bool RulesSession::remove()
{
    if (!m_parts || m_selected.isEmpty())
        return false;
    const RuleBlock* block = m_parts->work.shown().find(blockKeyOf(m_selected));
    if (block == nullptr)
        return false;
    RuleBook without = m_parts->work.shown();
    without.remove(block->key());
    return m_parts->work.edit(
        tr("remove %1").arg(m_selected),
        Result<std::vector<RuleBlockChange>>(changesBetween(m_parts->work.shown(), without)));
}

void RulesSession::showText()
{
    if (!m_parts)
        return;
    std::vector<BlockKey> keys = m_parts->policies.shownKeys();
    const std::vector<BlockKey> impacts = m_parts->impacts.shownKeys();
    const bool narrowed = m_parts->policies.count() < m_parts->policies.total();
    // A filter of the policies alone is meant for policies.
    if (!narrowed || m_parts->impacts.count() < m_parts->impacts.total())
        keys.insert(keys.end(), impacts.begin(), impacts.end());
    m_parts->text.show(std::move(keys));
}

void RulesSession::copyAll() const
{
    if (m_parts)
        QGuiApplication::clipboard()->setText(toText(printRules(m_parts->work.shown())));
}

bool RulesSession::importFrom(const QString& path)
{
    if (!m_parts)
        return false;
    const auto text = RuleFiles::read(path);
    if (!text) {
        m_session->desk().report(text.error());
        return false;
    }
    std::vector<BlockKey> all;
    for (const auto& [key, block] : m_parts->work.shown().blocks())
        all.push_back(key);
    m_parts->text.offer(toText(*text), std::move(all));
    return m_parts->text.check();
}

bool RulesSession::exportTo(const QString& path) const
{
    if (!m_parts)
        return false;
    const auto written = RuleFiles::write(path, printRules(m_parts->work.shown()));
    if (!written) {
        m_session->desk().report(written.error());
        return false;
    }
    m_session->desk().announce(tr("The rules were written to %1.").arg(path));
    return true;
}
