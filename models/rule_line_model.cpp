#include "models/rule_line_model.h"

#include <QRegularExpression>
#include <algorithm>
#include <utility>

#include "engine/rules/rule_edit.h"
#include "engine/rules/rule_values.h"
#include "models/engine_words.h"
#include "models/language.h"
#include "models/rule_fields.h"
#include "models/rule_words.h"
#include "models/words.h"

using namespace estate;

RuleLineModel::RuleLineModel(RuleWork* work, QObject* parent)
    : QAbstractListModel(parent), m_work(work)
{
    Language::instance()->follow(this);
    connect(work, &RuleWork::changed, this, &RuleLineModel::refresh);
}

void RuleLineModel::show(const BlockKey& key)
{
    m_key = key;
    m_current = 0;
    m_problem.clear();
    m_problemRow = -1;
    refresh();
    m_current = 0;  // of no lines the first one is the one to come
    m_new = newLine();
    refreshFields();
}

int RuleLineModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant RuleLineModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line& row = m_lines[static_cast<std::size_t>(index.row())];
    const QString problem = index.row() == m_problemRow ? m_problem : QString();
    switch (role) {
    case WhenTextRole:
    case Qt::DisplayRole: return joinedIds(row.lost);
    case ThenTextRole: return thenText(row);
    case ProblemRole: return problem;
    case AccessibleTextRole: {
        const QString words = tr("When %1 is lost: %2").arg(joinedIds(row.lost), thenText(row));
        return problem.isEmpty() ? words : tr("%1. Not kept: %2").arg(words, problem);
    }
    default: return {};
    }
}

QHash<int, QByteArray> RuleLineModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"},
            {WhenTextRole, "whenText"},
            {ThenTextRole, "thenText"},
            {ProblemRole, "problem"},
            {AccessibleTextRole, "accessibleText"}};
}

bool RuleLineModel::ofPolicy() const
{
    return m_key.kind == BlockKind::policy && m_work->shown().policy(m_key.id) != nullptr;
}

bool RuleLineModel::ofImpact() const
{
    return m_key.kind == BlockKind::application && m_work->shown().impact(m_key.id) != nullptr;
}

std::vector<RuleLineModel::Line> RuleLineModel::linesOfBlock() const
{
    std::vector<Line> lines;
    if (ofPolicy()) {
        for (const FailoverRuleDescription& rule : m_work->shown().policy(m_key.id)->rules)
            lines.push_back({rule.failureSet, rule.target, std::nullopt, {}});
    } else if (ofImpact()) {
        for (const ScenarioDescription& scenario : m_work->shown().impact(m_key.id)->scenarios)
            lines.push_back({scenario.failureSet, std::nullopt, scenario.rto, scenario.impact});
    }
    return lines;
}

// A scenario begins with what the application loses anyway.
RuleLineModel::Line RuleLineModel::newLine() const
{
    Line line;
    if (ofImpact())
        line.impact = m_work->shown().impact(m_key.id)->own.value_or(Impact());
    return line;
}

void RuleLineModel::refresh()
{
    if (!m_work->desk()->isOpen())
        return;
    std::vector<Line> lines = linesOfBlock();
    const bool added = adding();
    const int before = count();
    const int now = static_cast<int>(lines.size());
    if (now < before) {
        beginRemoveRows({}, now, before - 1);
        m_lines.resize(lines.size());
        endRemoveRows();
    } else if (now > before) {
        beginInsertRows({}, before, now - 1);
        m_lines.insert(m_lines.end(), lines.begin() + before, lines.end());
        endInsertRows();
    }
    m_lines = std::move(lines);
    // What was refused is said of a line that may be another one now.
    m_problem.clear();
    m_problemRow = -1;
    if (const int kept = std::min(before, now); kept > 0)
        emit dataChanged(index(0), index(kept - 1));
    m_current = added ? now : std::clamp(m_current, 0, std::max(0, now - 1));
    refreshFields();
}

void RuleLineModel::refreshFields()
{
    QStringList lost;
    for (const std::string& region : line().lost)
        lost << toText(region);
    m_lost.setIds(lost);
    emit changed();
}

const RuleLineModel::Line& RuleLineModel::line() const
{
    return m_current >= count() ? m_new : m_lines[static_cast<std::size_t>(m_current)];
}

QString RuleLineModel::title() const
{
    if (count() == 0)
        return ofImpact() ? tr("No scenarios") : tr("No rules");
    return ofImpact() ? tr("%n scenario(s)", nullptr, count()) : tr("%n rule(s)", nullptr, count());
}

QString RuleLineModel::currentTitle() const
{
    const QString number = Figures::count(static_cast<std::uint64_t>(m_current) + 1);
    if (ofImpact())
        return adding() ? tr("A new scenario") : tr("Scenario %1").arg(number);
    return adding() ? tr("A new rule") : tr("Rule %1").arg(number);
}

QString RuleLineModel::thenText(const Line& line) const
{
    if (line.rto)
        return tr("RTO %1, downtime %2 per s")
            .arg(toText(durationText(*line.rto)), toText(moneyText(line.impact.downtime.value)));
    if (!line.target)
        return {};
    return line.target->empty() ? tr("hold") : tr("restore to %1").arg(toText(*line.target));
}

void RuleLineModel::setCurrent(int row)
{
    const int wanted = std::clamp(row, 0, count());
    if (m_current == wanted)
        return;
    m_current = wanted;
    refreshFields();
}

void RuleLineModel::add()
{
    m_new = newLine();
    m_current = count();
    if (m_problemRow == m_current)
        refuse({});
    refreshFields();
}

bool RuleLineModel::holds() const
{
    return ofPolicy() && line().target && line().target->empty();
}

QString RuleLineModel::target() const
{
    return line().target ? toText(*line().target) : QString();
}

QString RuleLineModel::rto() const
{
    return line().rto ? toText(durationText(*line().rto)) : QString();
}

QString RuleLineModel::downtime() const
{
    return toText(moneyText(line().impact.downtime.value));
}

QString RuleLineModel::breach() const
{
    return toText(moneyText(line().impact.breach.value));
}

QString RuleLineModel::lostOperation() const
{
    return toText(moneyText(line().impact.perLostOperation.value));
}

QString RuleLineModel::problem() const
{
    return m_problemRow == m_current ? m_problem : QString();
}

QString RuleLineModel::problemField() const
{
    if (problem().isEmpty())
        return {};
    switch (m_problemField) {
    case Field::lost: return QStringLiteral("lost");
    case Field::target: return QStringLiteral("target");
    case Field::rto: return QStringLiteral("rto");
    case Field::impact: return QStringLiteral("impact");
    case Field::none: break;
    }
    return {};
}

void RuleLineModel::refuse(const QString& why, Field field)
{
    const int before = std::exchange(m_problemRow, why.isEmpty() ? -1 : m_current);
    m_problem = why;
    m_problemField = field;
    m_guarded = false;
    for (const int row : {before, m_problemRow}) {
        if (row >= 0 && row < count())
            emit dataChanged(index(row), index(row), {ProblemRole, AccessibleTextRole});
    }
    emit changed();
}

// What the guard does first may edit the block: it is asked before the line is looked at.
bool RuleLineModel::barred(Field field)
{
    const QString why = m_guard ? m_guard() : QString();
    if (why.isEmpty())
        return false;
    refuse(why, field);
    m_guarded = true;
    return true;
}

void RuleLineModel::admit()
{
    if (m_guarded)
        refuse({});
}

bool RuleLineModel::says(const Line& line) const
{
    return !line.lost.empty() && (ofPolicy() ? line.target.has_value() : line.rto.has_value());
}

int RuleLineModel::otherOf(const std::vector<std::string>& lost) const
{
    const auto same = std::find_if(m_lines.begin(), m_lines.end(), [this, &lost](const Line& line) {
        return line.lost == lost && &line - m_lines.data() != m_current;
    });
    return same == m_lines.end() ? -1 : static_cast<int>(same - m_lines.begin());
}

QString RuleLineModel::lossProblem(const Line& line) const
{
    const int other = line.lost.empty() ? -1 : otherOf(line.lost);
    if (other < 0)
        return {};
    const QString number = Figures::count(static_cast<std::uint64_t>(other) + 1);
    return ofImpact() ? tr("Scenario %1 is of this loss already: edit that one, or name other "
                           "regions.")
                            .arg(number)
                      : tr("Rule %1 is of this loss already: edit that one, or name other regions.")
                            .arg(number);
}

bool RuleLineModel::edit(const Result<std::vector<RuleBlockChange>>& changes, Field field)
{
    if (const auto refused = m_work->obstacle(changes)) {
        refuse(engineSentence(refused->message), field);
        return false;
    }
    refuse({});
    const QString label = ofImpact() ? tr("scenario %1 of %2") : tr("rule %1 of %2");
    return m_work->edit(label.arg(m_current + 1).arg(toText(m_key.id)), *changes);
}

// What was typed of a new line stays, unless the estate has nothing of that name.
bool RuleLineModel::keepNew(const Line& line, Field field)
{
    const QString problem = lossProblem(line);
    if (problem.isEmpty() && ofPolicy() && !line.lost.empty()) {
        const auto at = static_cast<std::size_t>(m_current);
        const FailoverRuleDescription alone{line.lost, line.target.value_or(std::string())};
        if (const auto refused = m_work->obstacle(addRule(m_work->shown(), m_key.id, at, alone))) {
            refuse(engineSentence(refused->message), field);
            refreshFields();
            return false;
        }
    }
    m_new = line;
    refuse(problem, Field::lost);
    refreshFields();
    return problem.isEmpty() && says(line);
}

// The current line, as `line` says.
bool RuleLineModel::keep(Line line, Field field)
{
    if (!ofPolicy() && !ofImpact())
        return false;
    const auto at = static_cast<std::size_t>(m_current);
    const bool added = adding();
    if (added && !keepNew(line, field))
        return false;
    if (const QString problem = lossProblem(line); !added && !problem.isEmpty()) {
        refuse(problem, Field::lost);
        return false;
    }
    const RuleBook& book = m_work->shown();
    RuleChanges changes;
    if (ofPolicy()) {
        FailoverRuleDescription rule{std::move(line.lost), line.target.value_or(std::string())};
        changes = added ? addRule(book, m_key.id, at, std::move(rule))
                        : setRule(book, m_key.id, at, std::move(rule));
    } else {
        ScenarioDescription scenario{std::move(line.lost), line.rto.value_or(Duration()),
                                     line.impact};
        changes = added ? addScenario(book, m_key.id, at, std::move(scenario))
                        : setScenario(book, m_key.id, at, std::move(scenario));
    }
    const bool kept = edit(changes, field);
    if (kept && added) {
        m_new = newLine();
        m_current = static_cast<int>(at);
    }
    refreshFields();
    return kept;
}

std::vector<std::string> RuleLineModel::with(std::vector<std::string> lost, const QString& regions)
{
    static const QRegularExpression between(QStringLiteral("[\\s,;]+"));
    for (const QString& region : regions.split(between, Qt::SkipEmptyParts))
        lost.push_back(region.toStdString());
    std::sort(lost.begin(), lost.end());
    lost.erase(std::unique(lost.begin(), lost.end()), lost.end());
    return lost;
}

void RuleLineModel::choose(const QString& regions)
{
    const std::vector<std::string> wanted = with({}, regions);
    if (wanted.empty() || (!ofPolicy() && !ofImpact()))
        return;
    m_current = count();
    if (const int found = otherOf(wanted); found >= 0) {
        m_current = found;
        refreshFields();
        return;
    }
    add();
    lose(regions);
}

bool RuleLineModel::lose(const QString& regions)
{
    if (barred(Field::lost))
        return false;
    Line edited = line();
    edited.lost = with(std::move(edited.lost), regions);
    return keep(std::move(edited), Field::lost);
}

bool RuleLineModel::spare(const QString& region)
{
    if (barred(Field::lost))
        return false;
    Line edited = line();
    std::erase(edited.lost, region.toStdString());
    return keep(std::move(edited), Field::lost);
}

bool RuleLineModel::restoreTo(const QString& region)
{
    const QString wanted = region.trimmed();
    if (wanted.isEmpty() || barred(Field::target))
        return false;
    Line edited = line();
    edited.target = wanted.toStdString();
    return keep(std::move(edited), Field::target);
}

bool RuleLineModel::hold()
{
    if (barred(Field::target))
        return false;
    Line edited = line();
    edited.target = std::string();
    return keep(std::move(edited), Field::target);
}

bool RuleLineModel::setRto(const QString& text)
{
    if (text.trimmed() == rto())
        return true;
    if (barred(Field::rto))
        return false;
    const auto wanted = parseRuleDuration(text.trimmed().toStdString());
    if (!wanted) {
        refuse(tr("Type a duration as a whole number with its unit, for example 90m or 4h."),
               Field::rto);
        return false;
    }
    Line edited = line();
    edited.rto = *wanted;
    return keep(std::move(edited), Field::rto);
}

bool RuleLineModel::setImpact(const QString& downtime, const QString& breach,
                              const QString& lostOperation)
{
    const auto impact = RuleFields::impactOf(downtime, breach, lostOperation);
    if (!impact) {
        refuse(RuleFields::amountsAdvice(), Field::impact);
        return false;
    }
    if (*impact == line().impact)
        return true;
    if (barred(Field::impact))
        return false;
    Line edited = line();
    edited.impact = *impact;
    return keep(std::move(edited), Field::impact);
}

bool RuleLineModel::remove()
{
    if (!canRemove() || (!ofPolicy() && !ofImpact()) || barred(Field::none))
        return false;
    const auto at = static_cast<std::size_t>(m_current);
    return edit(ofPolicy() ? removeRule(m_work->shown(), m_key.id, at)
                           : removeScenario(m_work->shown(), m_key.id, at));
}
