#include "models/rule_pin_table.h"

#include <algorithm>
#include <utility>

#include "models/engine_words.h"
#include "models/failure_ids.h"
#include "models/words.h"

using namespace estate;

namespace {

const QString betweenIds = QStringLiteral(", ");

}  // namespace

RulePinTable::RulePinTable(PinnedSets* pinned, RuleWork* work, RuleAssessment* assessment,
                           QObject* parent)
    : TableModel({listColumn("loss", 180, true), numberColumn("met", 96),
                  numberColumn("missed", 96), numberColumn("held", 96),
                  numberColumn("deferred", 112), textColumn("changed", 160)},
                 parent),
      m_pinned(pinned), m_work(work), m_assessment(assessment)
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &RulePinTable::step);
    connect(assessment, &RuleAssessment::resolved, this, &RulePinTable::restart);
    connect(pinned, &PinnedSets::changed, this, &RulePinTable::follow);
    connect(pinned, &PinnedSets::noted, this, [this](int item) { touchItem(item); });
    follow();
}

// What is known of a loss that stays pinned stays until it is tried again.
void RulePinTable::follow()
{
    std::vector<Answer> answers;
    for (const PinnedSets::Pin& pin : m_pinned->all()) {
        const auto known = std::find_if(m_answers.begin(), m_answers.end(),
                                        [&pin](const Answer& a) { return a.ids == pin.ids; });
        answers.push_back(known == m_answers.end() ? Answer{pin.ids, std::nullopt, {}}
                                                   : std::move(*known));
    }
    m_answers = std::move(answers);
    setTotal(static_cast<int>(m_answers.size()));
    restart();
}

bool RulePinTable::pin(const QString& ids)
{
    return m_pinned->pin(idsIn(ids));
}

void RulePinTable::unpin(int item)
{
    if (item >= 0 && item < total())
        m_pinned->unpin(static_cast<std::size_t>(item));
}

QString RulePinTable::nameAt(int item) const
{
    const auto at = static_cast<std::size_t>(item);
    return at < m_pinned->all().size() ? m_pinned->all()[at].name : QString();
}

QStringList RulePinTable::idsAt(int item) const
{
    return item < 0 || item >= total() ? QStringList() : answerAt(item).ids;
}

void RulePinTable::restart()
{
    m_next = 0;
    if (m_answers.empty() || m_assessment->edited() == nullptr)
        m_timer.stop();
    else
        m_timer.start();
    emit answered();
}

void RulePinTable::step()
{
    const EstateState* edited = m_assessment->edited();
    if (m_next >= m_answers.size() || edited == nullptr) {
        m_timer.stop();
        emit answered();
        return;
    }
    Answer& answer = m_answers[m_next];
    const Desk& desk = *m_work->desk();
    const auto loss = lossIn(desk, answer.ids.join(betweenIds));
    auto tried = loss ? tryRules(desk, *edited, *loss)
                      : Result<TriedSet>(tl::unexpected<Error>(loss.error()));
    answer.problem = tried ? QString() : engineSentence(tried.error().message);
    answer.tried = tried ? std::optional(std::move(*tried)) : std::nullopt;
    touchItem(static_cast<int>(m_next++));
}

int RulePinTable::changedSets() const
{
    return static_cast<int>(
        std::count_if(m_answers.begin(), m_answers.end(), [](const Answer& answer) {
            return answer.tried && answer.tried->changed() > 0;
        }));
}

QString RulePinTable::summaryText() const
{
    if (m_answers.empty())
        return tr("Nothing is pinned");
    const QString all = Figures::countText(total());
    if (working())
        return tr("%1 of %2 tried").arg(Figures::count(m_next), all);
    return changedSets() == 0
               ? tr("All %n answer as approved", nullptr, total())
               : tr("Not as approved: %1 of %2").arg(Figures::countText(changedSets()), all);
}

QString RulePinTable::heading(int column) const
{
    switch (column) {
    case LossColumn: return tr("Loss");
    case MetColumn: return tr("Met");
    case MissedColumn: return tr("Missed");
    case HeldColumn: return tr("Held");
    case DeferredColumn: return tr("Not recovered");
    case ChangedColumn: return tr("Against approved");
    default: return {};
    }
}

std::optional<RulePinTable::Counts> RulePinTable::countsOf(int item, int column) const
{
    const auto& tried = answerAt(item).tried;
    if (!tried)
        return std::nullopt;
    const PlanSummary& before = tried->before;
    const PlanSummary& after = tried->after;
    switch (column) {
    case MetColumn: return Counts{before.metRto, after.metRto};
    case MissedColumn: return Counts{before.missedRto, after.missedRto};
    case HeldColumn: return Counts{before.held, after.held};
    case DeferredColumn:
        return Counts{before.capacityShort + before.deferred, after.capacityShort + after.deferred};
    default: return std::nullopt;
    }
}

std::optional<U128> RulePinTable::amount(int item, int column) const
{
    const auto counts = countsOf(item, column);
    return counts ? std::optional<U128>(counts->after) : std::nullopt;
}

QString RulePinTable::cellText(int item, int column) const
{
    const Answer& answer = answerAt(item);
    if (column == LossColumn)
        return nameAt(item).isEmpty() ? idsBrief(answer.ids) : nameAt(item);
    if (column != ChangedColumn) {
        const auto counts = countsOf(item, column);
        if (!counts)
            return {};
        const QString after = Figures::count(counts->after);
        return counts->before == counts->after
                   ? after
                   : tr("%1, was %2").arg(after, Figures::count(counts->before));
    }
    if (!answer.problem.isEmpty())
        return answer.problem;
    if (!answer.tried)
        return tr("not tried yet");
    return answer.tried->changed() == 0
               ? tr("the same")
               : tr("%n group(s) otherwise", nullptr, static_cast<int>(answer.tried->changed()));
}

QString RulePinTable::exactText(int item, int column) const
{
    if (column != LossColumn)
        return cellText(item, column);
    const QString ids = answerAt(item).ids.join(betweenIds);
    return nameAt(item).isEmpty() ? ids : tr("%1: %2").arg(nameAt(item), ids);
}

QString RulePinTable::glyph(int item, int column) const
{
    const auto& tried = answerAt(item).tried;
    if (column != ChangedColumn || !tried)
        return {};
    return tried->changed() == 0 ? QStringLiteral("check") : QStringLiteral("changed");
}
