#include "models/rule_problem_model.h"

#include <utility>

#include "models/engine_words.h"
#include "models/language.h"
#include "models/words.h"

using namespace estate;

RuleProblemModel::RuleProblemModel(QObject* parent) : RowListModel(parent)
{
    Language::instance()->follow(this);
}

QHash<int, QByteArray> RuleProblemModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"},
            {PlaceTextRole, "placeText"},
            {LineRole, "line"},
            {ColumnRole, "column"},
            {MessageRole, "message"},
            {ExpectedRole, "expected"},
            {AccessibleTextRole, "accessibleText"}};
}

QVariant RuleProblemModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RuleProblem& problem = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case PlaceTextRole:
        return problem.place.line == 0 ? QString()
                                       : tr("%1:%2", "line and column")
                                             .arg(problem.place.line)
                                             .arg(problem.place.column);
    case LineRole: return static_cast<int>(problem.place.line);
    case ColumnRole: return static_cast<int>(problem.place.column);
    case Qt::DisplayRole:
    case MessageRole: return engineSentence(problem.message);
    case ExpectedRole: return engineWords(problem.expected);
    case AccessibleTextRole:
        return problem.place.line == 0 ? engineSentence(problem.message)
                                       : tr("Line %1, column %2: %3")
                                             .arg(problem.place.line)
                                             .arg(problem.place.column)
                                             .arg(engineSentence(problem.message));
    default: return {};
    }
}

void RuleProblemModel::setProblems(std::vector<RuleProblem> problems, std::uint32_t above)
{
    for (RuleProblem& problem : problems) {
        if (problem.place.line > 0)
            problem.place.line = problem.place.line > above ? problem.place.line - above : 1;
    }
    showRows(m_rows, std::move(problems));
}
