// Copies of a table: what is shown, in exact values, for people or for other programs.
#include <QClipboard>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <utility>

#include "models/copied_cell.h"
#include "models/language.h"
#include "models/slice.h"
#include "models/table_model.h"
#include "models/words.h"

namespace {

constexpr std::size_t rowsPerLook = 16;

}  // namespace

std::unique_ptr<TableModel::Copy> TableModel::beginCopy(const QString& format) const
{
    auto copy = std::make_unique<Copy>(Copy{format, shownColumns(), m_rows, 0, {}});
    QStringList cells;
    if (format == QLatin1String("json")) {
        copy->text = QStringLiteral("[\n");
    } else if (format == QLatin1String("csv")) {
        for (const int column : copy->columns)
            cells << this->column(column).key;
        copy->text = cells.join(QLatin1Char(',')) + QStringLiteral("\r\n");
    } else {
        for (const int column : copy->columns)
            cells << plainCell(heading(column));
        copy->text = cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return copy;
}

void TableModel::copyRow(Copy& copy) const
{
    const int item = copy.items[copy.next];
    if (copy.format == QLatin1String("json")) {
        QJsonObject row;
        for (const int column : copy.columns)
            row[this->column(column).key] = exactText(item, column);
        // As it stands in the document of the whole array: a line end in a string is written "\n".
        QByteArray object = QJsonDocument(row).toJson().trimmed();
        object.replace("\n", "\n    ");
        copy.text +=
            QStringLiteral("    ") + QString::fromUtf8(object) +
            (copy.next + 1 < copy.items.size() ? QStringLiteral(",\n") : QStringLiteral("\n"));
        return;
    }
    const bool csv = copy.format == QLatin1String("csv");
    QStringList cells;
    for (const int column : copy.columns)
        cells << (csv ? csvCell(exactText(item, column)) : plainCell(exactText(item, column)));
    copy.text += csv ? cells.join(QLatin1Char(',')) + QStringLiteral("\r\n")
                     : cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
}

bool TableModel::copyRows(Copy& copy, std::size_t rowsMax) const
{
    for (; rowsMax > 0 && copy.next < copy.items.size(); --rowsMax, ++copy.next)
        copyRow(copy);
    if (copy.next < copy.items.size())
        return true;
    if (copy.format == QLatin1String("json"))
        copy.text += QStringLiteral("]\n");
    return false;
}

// CSV and JSON read alike in every language.
bool TableModel::copySlice(Copy& copy, std::size_t rowsMax)
{
    if (copy.format != QLatin1String("csv") && copy.format != QLatin1String("json"))
        return copyRows(copy, rowsMax);
    bool more = false;
    {
        const Language::Plain plain;
        reword();
        more = copyRows(copy, rowsMax);
    }
    reword();
    return more;
}

QString TableModel::wholeCopy(const QString& format)
{
    const auto copy = beginCopy(format);
    static_cast<void>(copySlice(*copy, copy->items.size()));
    return copy->text;
}

QString TableModel::asText()
{
    return wholeCopy(QStringLiteral("text"));
}

QString TableModel::asCsv()
{
    return wholeCopy(QStringLiteral("csv"));
}

QString TableModel::asJson()
{
    return wholeCopy(QStringLiteral("json"));
}

void TableModel::copyAs(const QString& format)
{
    cancelCopy();
    if (count() <= copyAtOnceMax && !arranging()) {
        QGuiApplication::clipboard()->setText(wholeCopy(format));
        return;
    }
    m_copy = beginCopy(format);
    m_copyWaits = arranging();
    m_copyTimer.start();
    emit copyProgressed();
}

void TableModel::copyNext()
{
    // Rows that stand there until then may be of items that are gone.
    if (arranging())
        return;
    if (std::exchange(m_copyWaits, false))
        m_copy = beginCopy(QString(m_copy->format));
    QElapsedTimer elapsed;
    elapsed.start();
    bool more = true;
    while (more && elapsed.elapsed() < sliceMilliseconds)
        more = copySlice(*m_copy, rowsPerLook);
    if (!more) {
        m_copyTimer.stop();
        QGuiApplication::clipboard()->setText(m_copy->text);
        m_copy.reset();
    }
    emit copyProgressed();
}

// The items are others: half of the old ones and half of the new ones would be neither.
void TableModel::beginCopyAgain()
{
    if (m_copy != nullptr)
        copyAs(QString(m_copy->format));
}

void TableModel::cancelCopy()
{
    if (m_copy == nullptr)
        return;
    m_copyTimer.stop();
    m_copy.reset();
    emit copyProgressed();
}

qreal TableModel::copyProgress() const
{
    return m_copy == nullptr || m_copy->items.empty()
               ? 1
               : static_cast<qreal>(m_copy->next) / static_cast<qreal>(m_copy->items.size());
}

QString TableModel::copyText() const
{
    return m_copy == nullptr
               ? QString()
               : tr("Copying: %1 of %2 rows")
                     .arg(Figures::count(m_copy->next), Figures::count(m_copy->items.size()));
}
