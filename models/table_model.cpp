#include "models/table_model.h"

#include <algorithm>

#include "models/language.h"
#include "models/natural_order.h"

TableModel::TableModel(std::vector<Column> columns, QObject* parent)
    : QAbstractTableModel(parent), m_columns(std::move(columns))
{
    for (const auto changed :
         {&TableModel::filterChanged, &TableModel::orderChanged, &TableModel::hiddenChanged})
        connect(this, changed, this, &TableModel::viewChanged);
    connect(Language::instance(), &Language::changed, this, &TableModel::retranslate);
    Language::instance()->follow(this);
    m_arrangeTimer.setInterval(0);
    connect(&m_arrangeTimer, &QTimer::timeout, this, &TableModel::arrangeNext);
    m_copyTimer.setInterval(0);
    connect(&m_copyTimer, &QTimer::timeout, this, &TableModel::copyNext);
}

TableModel::~TableModel() = default;

int TableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

int TableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int item = m_rows[static_cast<std::size_t>(index.row())];
    // Rows that setTotal() is about to take away.
    if (item >= m_total)
        return {};
    switch (role) {
    case Qt::DisplayRole: return cellText(item, index.column());
    case StatusRole: return status(item);
    case GlyphRole: return glyph(item, index.column());
    case ItemRole: return item;
    case Qt::AccessibleDescriptionRole: return accessibleText(item);
    default: return ownData(item, role);
    }
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    return role == Qt::DisplayRole ? QVariant(heading(section)) : QVariant();
}

QHash<int, QByteArray> TableModel::roleNames() const
{
    QHash<int, QByteArray> names{{Qt::DisplayRole, "display"},
                                 {StatusRole, "status"},
                                 {GlyphRole, "glyph"},
                                 {ItemRole, "item"},
                                 {Qt::AccessibleDescriptionRole, "accessibleText"}};
    names.insert(ownRoles());
    return names;
}

QString TableModel::exactAt(int row, int column) const
{
    const int item = itemAt(row);
    const bool known = item >= 0 && item < m_total && column >= 0 && column < columnCount();
    return known ? exactText(item, column) : QString();
}

QString TableModel::sentenceOf(int row) const
{
    const int item = itemAt(row);
    return item >= 0 && item < m_total ? accessibleText(item) : QString();
}

bool TableModel::groupStartsAt(int row) const
{
    if (m_groupColumn < 0 || row <= 0 || row >= count())
        return false;
    const int item = itemAt(row);
    return item < m_total &&
           wholeText(item, m_groupColumn) != wholeText(itemAt(row - 1), m_groupColumn);
}

void TableModel::setTotal(int total)
{
    m_search.clear();
    const bool changed = total != m_total;
    m_total = total;
    arrange();
    if (arranging())
        tellMeanwhile();
    beginCopyAgain();
    if (changed)
        emit rowsChanged();
}

void TableModel::touchItem(int item)
{
    if (const auto at = static_cast<std::size_t>(item); at < m_search.size())
        m_search[at] = QString();
    const int row = rowOf(item);
    if (row >= 0)
        emit dataChanged(index(row, 0), index(row, columnCount() - 1));
}

void TableModel::filterAgain()
{
    arrange();
}

void TableModel::setFilter(const QString& filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    arrange();
    emit filterChanged();
}

QString TableModel::groupKey() const
{
    return m_groupColumn < 0 ? QString() : column(m_groupColumn).key;
}

void TableModel::setGroupKey(const QString& key)
{
    const int wanted = columnOf(key);
    if (wanted == m_groupColumn)
        return;
    m_groupColumn = wanted;
    arrange();
    emit orderChanged();
}

void TableModel::toggleOrder(int column)
{
    if (column < 0 || column >= columnCount())
        return;
    if (m_orderColumn != column) {
        m_orderColumn = column;
        m_orderDescending = false;
    } else if (!m_orderDescending) {
        m_orderDescending = true;
    } else {
        m_orderColumn = -1;
        m_orderDescending = false;
    }
    arrange();
    emit orderChanged();
}

QStringList TableModel::keys() const
{
    QStringList keys;
    for (const Column& column : m_columns)
        keys << column.key;
    return keys;
}

QStringList TableModel::headings() const
{
    QStringList headings;
    for (int column = 0; column < columnCount(); ++column)
        headings << heading(column);
    return headings;
}

QStringList TableModel::hidden() const
{
    QStringList keys;
    for (const Column& column : m_columns) {
        if (column.hidden)
            keys << column.key;
    }
    return keys;
}

void TableModel::setHidden(const QStringList& keys)
{
    if (keys == hidden())
        return;
    bool anyShown = false;
    for (const Column& column : m_columns)
        anyShown |= !keys.contains(column.key);
    for (Column& column : m_columns)
        column.hidden = keys.contains(column.key) && anyShown;
    emit hiddenChanged();
}

void TableModel::toggleColumn(const QString& key)
{
    QStringList wanted = hidden();
    if (!wanted.removeOne(key))
        wanted << key;
    setHidden(wanted);
}

int TableModel::itemAt(int row) const
{
    return row < 0 || row >= count() ? -1 : m_rows[static_cast<std::size_t>(row)];
}

int TableModel::rowOf(int item) const
{
    const auto found = std::find(m_rows.begin(), m_rows.end(), item);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int TableModel::widthOf(int index) const
{
    return index < 0 || index >= columnCount() || column(index).hidden ? 0 : column(index).width;
}

bool TableModel::isNumeric(int index) const
{
    return index >= 0 && index < columnCount() && column(index).numeric;
}

bool TableModel::isMonospace(int row, int index) const
{
    const int item = itemAt(row);
    return item >= 0 && item < m_total && index >= 0 && index < columnCount() && isId(item, index);
}

bool TableModel::isMonospace(int index) const
{
    return index >= 0 && index < columnCount() && column(index).monospace;
}

bool TableModel::isList(int index) const
{
    return index >= 0 && index < columnCount() && column(index).list;
}

int TableModel::stretchColumn() const
{
    for (int index = 0; index < columnCount(); ++index) {
        if (column(index).stretch && !column(index).hidden)
            return index;
    }
    return -1;
}

int TableModel::columnOf(const QString& key) const
{
    for (int index = 0; index < columnCount(); ++index) {
        if (!key.isEmpty() && column(index).key == key)
            return index;
    }
    return -1;
}

std::vector<int> TableModel::shownColumns() const
{
    std::vector<int> shown;
    for (int index = 0; index < columnCount(); ++index) {
        if (!column(index).hidden)
            shown.push_back(index);
    }
    return shown;
}

std::vector<TableModel::Word> TableModel::wordsOf(const QString& filter) const
{
    std::vector<Word> words;
    for (QString text : filter.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        Word word;
        word.excluded = text.size() > 1 && text.startsWith(QLatin1Char('-'));
        if (word.excluded)
            text.remove(0, 1);
        const qsizetype colon = text.indexOf(QLatin1Char(':'));
        word.column = colon > 0 ? columnOf(text.left(colon)) : -1;
        word.text = word.column >= 0 ? text.mid(colon + 1) : text;
        words.push_back(word);
    }
    return words;
}

QString TableModel::wholeText(int item, int column) const
{
    return this->column(column).list ? exactText(item, column) : cellText(item, column);
}

const QString& TableModel::searchText(int item) const
{
    if (m_search.size() != static_cast<std::size_t>(m_total))
        m_search.assign(static_cast<std::size_t>(m_total), QString());
    QString& text = m_search[static_cast<std::size_t>(item)];
    if (text.isNull()) {
        for (int index = 0; index < columnCount(); ++index)
            text += wholeText(item, index).toLower() + QLatin1Char('\n');
    }
    return text;
}

TableModel::CellSearch TableModel::searchOf(const QString& word) const
{
    return [this, word](int item, int column) {
        return wholeText(item, column).toLower().contains(word);
    };
}

std::vector<TableModel::Word> TableModel::searchedWords() const
{
    std::vector<Word> words = wordsOf(m_filter);
    for (Word& word : words)
        word.isIn = searchOf(word.text);
    return words;
}

bool TableModel::isFound(int item, const Word& word) const
{
    if (word.column >= 0)
        return word.isIn(item, word.column);
    if (m_keepsTexts)
        return searchText(item).contains(word.text);
    for (int index = 0; index < columnCount(); ++index) {
        if (word.isIn(item, index))
            return true;
    }
    return false;
}

bool TableModel::matches(int item, const std::vector<Word>& words) const
{
    return std::all_of(words.begin(), words.end(), [this, item](const Word& word) {
        return isFound(item, word) != word.excluded;
    });
}

bool TableModel::lessThan(int left, int right, int column) const
{
    const auto first = amount(left, column);
    const auto second = amount(right, column);
    if (first || second)
        return first && (!second || *first < *second);
    static const QCollator collator = naturalOrder();
    return collator.compare(wholeText(left, column), wholeText(right, column)) < 0;
}

bool TableModel::before(int left, int right) const
{
    if (m_groupColumn >= 0) {
        if (lessThan(left, right, m_groupColumn))
            return true;
        if (lessThan(right, left, m_groupColumn))
            return false;
    }
    if (m_orderColumn < 0)
        return false;
    return m_orderDescending ? lessThan(right, left, m_orderColumn)
                             : lessThan(left, right, m_orderColumn);
}

void TableModel::retranslate()
{
    reword();
    m_search.clear();
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    emit headingsChanged();
    arrange();
    // A copy as text is in the words of one language.
    beginCopyAgain();
}

bool TableModel::isEmpty(int column) const
{
    if (m_total == 0 || m_total > lookedThroughMax)
        return false;
    for (int item = 0; item < m_total; ++item) {
        if (!cellText(item, column).isEmpty() || !glyph(item, column).isEmpty())
            return false;
    }
    return true;
}

QStringList TableModel::textsOf(int column) const
{
    QStringList texts;
    const int looked = m_total > lookedThroughMax ? 0 : m_total;
    for (int item = 0; item < looked; ++item)
        texts.append(cellText(item, column));
    return texts;
}

QString TableModel::accessibleText(int item) const
{
    QStringList parts;
    for (const int index : shownColumns()) {
        const QString text = cellText(item, index);
        if (!text.isEmpty())
            parts << tr("%1: %2").arg(heading(index), text);
    }
    return parts.join(QStringLiteral(", "));
}
