// The views of all tables by the names that tables are kept under: which can be taken now, and
// which a person saved under a name. Saved ones are in the preferences.
// In QML: TableViews (a singleton).
#pragma once

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QStringList>

#include "models/table_model.h"

class TableViews : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    static constexpr int savedMax = 32;  // of one table
    static constexpr int nameCharactersMax = 60;

    // The same object for every QML engine.
    static TableViews* instance();
    static TableViews* create(QQmlEngine* qmlEngine, QJSEngine* jsEngine);

    // A table that is there from now on takes the view that it was left with. What makes no sense
    // to it any more is left alone.
    Q_INVOKABLE void join(const QString& table, TableModel* rows);
    // Why a table can't take a view, for people; empty: it can, or it is not there yet.
    Q_INVOKABLE [[nodiscard]] QString problemOf(const QString& table, const QString& view) const;
    // At once, or when the table is there. What has a problem changes nothing.
    Q_INVOKABLE void take(const QString& table, const QString& view);

    // Names in the order of people, and the view behind one; empty: no such name.
    Q_INVOKABLE [[nodiscard]] QStringList saved(const QString& table) const;
    Q_INVOKABLE [[nodiscard]] QString viewOf(const QString& table, const QString& name) const;
    // Why it was not saved, for people; empty: it was, in place of one of that name.
    Q_INVOKABLE QString save(const QString& table, const QString& name, const QString& view);
    Q_INVOKABLE void remove(const QString& table, const QString& name);

    // The table is part of a room, so that a link can lead to it.
    Q_INVOKABLE [[nodiscard]] static bool hasPlace(const QString& table);
    // Somebody wants to send a view of that table.
    Q_INVOKABLE void askLink(const QString& table, const QString& view);

signals:
    void linkAsked(const QString& table, const QString& view);

private:
    TableViews() = default;
    QHash<QString, QPointer<TableModel>> m_tables;
};
