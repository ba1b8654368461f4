// Copies of a list, as tables are copied (table_copy.cpp): a line a row, a column a role, under the
// role's name in snake case: regionId becomes region_id, valueText value. Of a list of plain names
// there is one column, "name". In QML:
// ListCopy.copy(list.model, "csv") with text, csv or json
#pragma once

#include <QAbstractItemModel>
#include <QObject>
#include <QQmlEngine>
#include <QVariant>

class ListCopy : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit ListCopy(QObject* parent = nullptr) : QObject(parent) {}

    // A table copies itself. Nothing happens where there is no model and no name, or no row.
    Q_INVOKABLE static void copy(const QVariant& model, const QString& format);
    [[nodiscard]] static QString textOf(const QAbstractItemModel& model, const QString& format);
};
