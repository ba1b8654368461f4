// A place of the console as text that people send each other: "#/plan?fail=r017,r018&second=r019".
// The same in the browser's address, where everything behind the # stays on the machine. In QML:
// PlaceLink {}
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>

class PlaceLink : public QObject {
    Q_OBJECT
    QML_ELEMENT
    // As typed or opened; the rest follows from it. With or without what stands before the #.
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)
    // Why it leads nowhere; empty: it can be followed.
    Q_PROPERTY(QString problem READ problem NOTIFY textChanged)
    Q_PROPERTY(int room READ room NOTIFY textChanged)  // in the order of the rail; -1: none
    Q_PROPERTY(QStringList failureIds READ failureIds NOTIFY textChanged)
    Q_PROPERTY(QString delay READ delay NOTIFY textChanged)
    Q_PROPERTY(QString second READ second NOTIFY textChanged)  // ids of the second loss
    Q_PROPERTY(QString after READ after NOTIFY textChanged)
    Q_PROPERTY(QString region READ region NOTIFY textChanged)
    Q_PROPERTY(QString proposal READ proposal NOTIFY textChanged)
    Q_PROPERTY(QString view READ view NOTIFY textChanged)  // a table's, as TableModel.view

public:
    explicit PlaceLink(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString& text);
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] int room() const { return m_room; }
    [[nodiscard]] QStringList failureIds() const;
    [[nodiscard]] QString delay() const { return item("in"); }
    [[nodiscard]] QString second() const;
    [[nodiscard]] QString after() const { return item("after"); }
    [[nodiscard]] QString region() const { return item("region"); }
    [[nodiscard]] QString proposal() const { return item("proposal"); }
    [[nodiscard]] QString view() const { return item("view"); }

    // The link to a room; items without a value are left out.
    Q_INVOKABLE [[nodiscard]] static QString of(int room, const QVariantMap& items);
    // Puts a link on the clipboard, behind the page's address where there is a page.
    Q_INVOKABLE static void copy(const QString& text);
    // Without a place in it; empty: there is no page.
    static void setPageAddress(const QString& address);
    // In the order of the rail.
    [[nodiscard]] static QStringList roomNames();

signals:
    void textChanged();

private:
    [[nodiscard]] QString item(const char* name) const;

    QString m_text;
    QString m_problem;
    int m_room = -1;
    QVariantMap m_items;
};
