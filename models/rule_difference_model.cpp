#include "models/rule_difference_model.h"

#include <QClipboard>
#include <QGuiApplication>
#include <algorithm>
#include <utility>

#include "engine/rules/rule_book.h"
#include "models/language.h"
#include "models/line_difference.h"
#include "models/rule_words.h"
#include "models/words.h"

using namespace estate;

namespace {

QString markKey(LineMark mark)
{
    switch (mark) {
    case LineMark::same: return QStringLiteral("same");
    case LineMark::removed: return QStringLiteral("removed");
    case LineMark::added: return QStringLiteral("added");
    }
    return {};
}

}  // namespace

RuleDifferenceModel::RuleDifferenceModel(QObject* parent) : RowListModel(parent)
{
    Language::instance()->follow(this);
}

QHash<int, QByteArray> RuleDifferenceModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"}, {LineRole, "line"},
            {MarkRole, "mark"},           {BlockKeyRole, "blockKey"},
            {ChangeRole, "change"},       {AccessibleTextRole, "accessibleText"}};
}

QVariant RuleDifferenceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case LineRole: return lineOf(row);
    case MarkRole: return row.mark;
    case BlockKeyRole: return row.blockKey;
    case ChangeRole: return row.change;
    case AccessibleTextRole:
        if (row.mark == QLatin1String("heading"))
            return tr("%1, %2").arg(lineOf(row), blockChangeText(row.change));
        if (row.mark == QLatin1String("removed"))
            return tr("removed: %1").arg(row.line);
        return row.mark == QLatin1String("added") ? tr("added: %1").arg(row.line) : row.line;
    default: return {};
    }
}

QString RuleDifferenceModel::lineOf(const Row& row)
{
    return row.mark == QLatin1String("heading") ? blockTitle(blockKeyOf(row.blockKey)) : row.line;
}

void RuleDifferenceModel::setChanges(const std::vector<RuleBlockChange>& changes)
{
    std::vector<Row> wanted;
    for (const RuleBlockChange& change : changes) {
        const auto key = keyOf(change);
        if (!key)
            continue;
        const QString name = blockKeyText(*key);
        wanted.push_back({QString(), QStringLiteral("heading"), name,
                          blockChangeKey(!change.before.empty(), !change.after.empty(), true)});
        for (const MarkedLine& line : differenceOf(change.before, change.after))
            wanted.push_back({toText(line.text), markKey(line.mark), name, {}});
    }
    const int blocks = static_cast<int>(changes.size());
    if (wanted == m_rows && blocks == m_blocks)
        return;
    m_blocks = blocks;
    showRows(m_rows, std::move(wanted));
    emit changed();
}

QString RuleDifferenceModel::summaryText() const
{
    if (m_blocks == 0)
        return tr("The same as the approved rules");
    const auto lines = [this](const char* mark) {
        return Figures::count(static_cast<std::uint64_t>(
            std::count_if(m_rows.begin(), m_rows.end(),
                          [mark](const Row& row) { return row.mark == QLatin1String(mark); })));
    };
    return tr("%n block(s) changed; lines removed: %1, added: %2", nullptr, m_blocks)
        .arg(lines("removed"), lines("added"));
}

QString RuleDifferenceModel::asText() const
{
    QString text;
    for (const Row& row : m_rows) {
        const bool heading = row.mark == QLatin1String("heading");
        if (heading && !text.isEmpty())
            text += QLatin1Char('\n');
        text += heading                                ? QString()
                : row.mark == QLatin1String("removed") ? QStringLiteral("- ")
                : row.mark == QLatin1String("added")   ? QStringLiteral("+ ")
                                                       : QStringLiteral("  ");
        text += lineOf(row) + QLatin1Char('\n');
    }
    return text;
}

void RuleDifferenceModel::copy() const
{
    QGuiApplication::clipboard()->setText(asText());
}
