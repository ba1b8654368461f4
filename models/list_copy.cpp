#include "models/list_copy.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QJSValue>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "models/copied_cell.h"
#include "models/language.h"
#include "models/table_model.h"

namespace {

struct CopiedRole {
    int role = 0;
    QString key;
};

QString copiedKey(QString name)
{
    static const QString textTail = QStringLiteral("Text");
    if (name.endsWith(textTail) && name.size() > textTail.size())
        name.chop(textTail.size());
    QString key;
    for (const QChar letter : std::as_const(name)) {
        if (letter.isUpper())
            key += QLatin1Char('_');
        key += letter.toLower();
    }
    return key;
}

// What a row says, once: a sentence for screen readers says it again, and a code that has words
// beside it (severity, severityText) is said by them.
std::vector<CopiedRole> copiedRoles(const QAbstractItemModel& model)
{
    const QHash<int, QByteArray> names = model.roleNames();
    std::vector<CopiedRole> roles;
    for (auto at = names.begin(); at != names.end(); ++at) {
        const bool inWords = names.values().contains(at.value() + "Text");
        if (at.key() >= Qt::UserRole && at.value() != "accessibleText" && !inWords)
            roles.push_back({at.key(), copiedKey(QString::fromUtf8(at.value()))});
    }
    std::sort(roles.begin(), roles.end(),
              [](const CopiedRole& a, const CopiedRole& b) { return a.role < b.role; });
    return roles;
}

QString copiedText(const QVariant& value)
{
    return value.typeId() == QMetaType::QStringList
               ? value.toStringList().join(QStringLiteral(", "))
               : value.toString();
}

QString listAsJson(const QAbstractItemModel& model, const std::vector<CopiedRole>& roles)
{
    QJsonArray rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        QJsonObject object;
        for (const CopiedRole& role : roles)
            object[role.key] = copiedText(model.index(row, 0).data(role.role));
        rows.append(object);
    }
    return QString::fromUtf8(QJsonDocument(rows).toJson());
}

// The model of a list of plain names, such as a QML list<string>.
class NameList : public QAbstractListModel {
public:
    explicit NameList(QStringList names) : m_names(std::move(names)) {}

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_names.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        return role == Qt::UserRole ? QVariant(m_names.at(index.row())) : QVariant();
    }
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override
    {
        return {{Qt::UserRole, "name"}};
    }

private:
    QStringList m_names;
};

QStringList namesIn(const QVariant& model)
{
    if (model.userType() == qMetaTypeId<QJSValue>())
        return model.value<QJSValue>().toVariant().toStringList();
    return model.canConvert<QStringList>() && model.userType() != QMetaType::QString
               ? model.toStringList()
               : QStringList();
}

}  // namespace

QString ListCopy::textOf(const QAbstractItemModel& model, const QString& format)
{
    const bool csv = format == QLatin1String("csv");
    const bool json = format == QLatin1String("json");
    // For other programs it reads alike in every language.
    std::optional<Language::Plain> plain;
    if (csv || json)
        plain.emplace();
    const std::vector<CopiedRole> roles = copiedRoles(model);
    if (json)
        return listAsJson(model, roles);
    const QString lineEnd = csv ? QStringLiteral("\r\n") : QStringLiteral("\n");
    const QChar between = QLatin1Char(csv ? ',' : '\t');
    QStringList cells;
    for (const CopiedRole& role : roles)
        cells << role.key;
    QString text = cells.join(between) + lineEnd;
    for (int row = 0; row < model.rowCount(); ++row) {
        cells.clear();
        for (const CopiedRole& role : roles) {
            const QString cell = copiedText(model.index(row, 0).data(role.role));
            cells << (csv ? csvCell(cell) : plainCell(cell));
        }
        text += cells.join(between) + lineEnd;
    }
    return text;
}

void ListCopy::copy(const QVariant& model, const QString& format)
{
    auto* rows = model.value<QAbstractItemModel*>();
    NameList names(rows == nullptr ? namesIn(model) : QStringList());
    if (names.rowCount() > 0)
        rows = &names;
    if (auto* table = qobject_cast<TableModel*>(rows); table != nullptr)
        table->copyAs(format);
    else if (rows != nullptr && rows->rowCount() > 0)
        QGuiApplication::clipboard()->setText(textOf(*rows, format));
}
