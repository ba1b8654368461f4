// A place of the console as text that people send each other: "#/plan?fail=r017,r018&second=r019".
// The same in the browser's address, where everything behind the # stays on the machine. In QML:
// PlaceLink {}
//
// Which items a room's place has, and what they can be, is the table in place_link.cpp.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>

class PlaceLink : public QObject {
    Q_OBJECT
    QML_ELEMENT
    // As typed or opened; the rest follows from it. With or without what stands before the #.
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)
    // Why it leads nowhere; empty: it can be followed as far as a text can tell.
    Q_PROPERTY(QString problem READ problem NOTIFY textChanged)
    Q_PROPERTY(int room READ room NOTIFY textChanged)  // in the order of the rail; -1: none
    Q_PROPERTY(QStringList failureIds READ failureIds NOTIFY textChanged)
    Q_PROPERTY(QString delay READ delay NOTIFY textChanged)
    Q_PROPERTY(QString second READ second NOTIFY textChanged)  // ids of the second loss
    Q_PROPERTY(QString after READ after NOTIFY textChanged)
    Q_PROPERTY(QString group READ group NOTIFY textChanged)  // that is explained
    Q_PROPERTY(QString region READ region NOTIFY textChanged)
    Q_PROPERTY(QStringList selectedIds READ selectedIds NOTIFY textChanged)
    Q_PROPERTY(QString proposal READ proposal NOTIFY textChanged)
    Q_PROPERTY(qreal record READ record NOTIFY textChanged)  // of the journal; 0: none
    Q_PROPERTY(qreal asOf READ asOf NOTIFY textChanged)      // index looked back at; 0: none
    Q_PROPERTY(QString table READ table NOTIFY textChanged)  // whose view it has; empty: none
    Q_PROPERTY(QString view READ view NOTIFY textChanged)    // as TableModel.view

public:
    explicit PlaceLink(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString& text);
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] int room() const { return m_room; }
    [[nodiscard]] QStringList failureIds() const { return idsOf("fail"); }
    [[nodiscard]] QString delay() const { return item("in"); }
    [[nodiscard]] QString second() const;
    [[nodiscard]] QString after() const { return item("after"); }
    [[nodiscard]] QString group() const { return item("group"); }
    [[nodiscard]] QString region() const { return item("region"); }
    [[nodiscard]] QStringList selectedIds() const { return idsOf("select"); }
    [[nodiscard]] QString proposal() const { return item("proposal"); }
    [[nodiscard]] qreal record() const { return item("record").toDouble(); }
    [[nodiscard]] qreal asOf() const { return item("asof").toDouble(); }
    [[nodiscard]] QString table() const;
    [[nodiscard]] QString view() const { return item("view"); }
    // Of an item that is one of several: its position among them. What the link does not have is as
    // the room shows it at first; -1: nothing of it.
    Q_INVOKABLE [[nodiscard]] int choice(const QString& name) const;

    // The link to a room. Left out: items without a value, and choices that are as at first.
    Q_INVOKABLE [[nodiscard]] static QString of(int room, const QVariantMap& items);
    // The same place with more said of it. Empty: it is none, or has no such items.
    Q_INVOKABLE [[nodiscard]] static QString extended(const QString& place,
                                                      const QVariantMap& items);
    // Puts a link on the clipboard, behind the page's address where there is a page.
    Q_INVOKABLE static void copy(const QString& text);
    // Without a place in it; empty: there is no page.
    static void setPageAddress(const QString& address);
    // In the order of the rail.
    [[nodiscard]] static QStringList roomNames();
    // By the name that a table is kept under (DataTable.qml). -1: it is in no room.
    [[nodiscard]] static int roomOfTable(const QString& table);

signals:
    void textChanged();

private:
    [[nodiscard]] QString item(const char* name) const;
    [[nodiscard]] QStringList idsOf(const char* name) const;
    [[nodiscard]] QString problemOf(int room, const QString& name, const QString& value) const;

    QString m_text;
    QString m_problem;
    int m_room = -1;
    QVariantMap m_items;
};
