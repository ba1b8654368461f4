// Copies of a table: what is shown, in exact values, for people or for other programs.
#include <QClipboard>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "models/language.h"
#include "models/table_model.h"

namespace {

// Tabs and line ends inside a cell would be taken for the table's.
QString plainCell(QString text)
{
    return text.replace(QLatin1Char('\t'), QLatin1Char(' '))
        .replace(QLatin1Char('\n'), QLatin1Char(' '));
}

QString csvCell(QString text)
{
    // A cell that a spreadsheet would take for a formula stays text.
    if (!text.isEmpty() && QStringLiteral("=+@-\t\r").contains(text.front()) &&
        !(text.size() > 1 && text.at(1).isDigit()))
        text.prepend(QLatin1Char('\''));
    const bool quoted = text.contains(QLatin1Char(',')) || text.contains(QLatin1Char('"')) ||
                        text.contains(QLatin1Char('\n')) || text.contains(QLatin1Char('\r'));
    if (!quoted)
        return text;
    return QLatin1Char('"') + text.replace(QLatin1Char('"'), QStringLiteral("\"\"")) +
           QLatin1Char('"');
}

}  // namespace

QString TableModel::asText() const
{
    const std::vector<int> columns = shownColumns();
    QString copy;
    QStringList cells;
    for (const int column : columns)
        cells << plainCell(heading(column));
    copy += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    for (const int item : m_rows) {
        cells.clear();
        for (const int column : columns)
            cells << plainCell(exactText(item, column));
        copy += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return copy;
}

QString TableModel::plainly(QString (TableModel::*copy)() const)
{
    QString text;
    {
        const Language::Plain plain;
        reword();
        text = (this->*copy)();
    }
    reword();
    return text;
}

QString TableModel::asCsv()
{
    return plainly(&TableModel::csv);
}

QString TableModel::asJson()
{
    return plainly(&TableModel::json);
}

QString TableModel::csv() const
{
    const std::vector<int> columns = shownColumns();
    QString copy;
    QStringList cells;
    for (const int column : columns)
        cells << this->column(column).key;
    copy += cells.join(QLatin1Char(',')) + QStringLiteral("\r\n");
    for (const int item : m_rows) {
        cells.clear();
        for (const int column : columns)
            cells << csvCell(exactText(item, column));
        copy += cells.join(QLatin1Char(',')) + QStringLiteral("\r\n");
    }
    return copy;
}

QString TableModel::json() const
{
    QJsonArray rows;
    for (const int item : m_rows) {
        QJsonObject row;
        for (const int column : shownColumns())
            row[this->column(column).key] = exactText(item, column);
        rows.append(row);
    }
    return QString::fromUtf8(QJsonDocument(rows).toJson());
}

void TableModel::copyAs(const QString& format)
{
    QGuiApplication::clipboard()->setText(format == QLatin1String("csv")    ? asCsv()
                                          : format == QLatin1String("json") ? asJson()
                                                                            : asText());
}
