// Which of what lives away from home goes home: choosing regions whose groups return together, and
// proposing it. In QML: FailbackChoice { session: ... }
#pragma once

#include <QQmlEngine>

#include "models/failback_table.h"
#include "models/session_follower.h"

class FailbackChoice : public SessionObject {
    Q_OBJECT
    QML_ELEMENT
    // Looked at anew after every event only while this is true.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged)
    Q_PROPERTY(FailbackTable* table READ table CONSTANT)
    Q_PROPERTY(int awayCount READ awayCount NOTIFY refreshed)      // groups
    Q_PROPERTY(int chosenCount READ chosenCount NOTIFY refreshed)  // of them: chosen
    // What was chosen comes to, as a sentence.
    Q_PROPERTY(QString chosenText READ chosenText NOTIFY refreshed)
    Q_PROPERTY(QString suggestedTitle READ suggestedTitle NOTIFY refreshed)
    // Why propose() would be refused now; empty when it may be called.
    Q_PROPERTY(QString obstacle READ obstacle NOTIFY refreshed)

public:
    explicit FailbackChoice(QObject* parent = nullptr);

    [[nodiscard]] bool active() const { return m_active; }
    void setActive(bool active);
    [[nodiscard]] FailbackTable* table() { return &m_table; }
    [[nodiscard]] int awayCount() const { return m_table.total(); }
    [[nodiscard]] int chosenCount() const;
    [[nodiscard]] QString chosenText() const;
    [[nodiscard]] QString suggestedTitle() const;
    [[nodiscard]] QString obstacle() const;

    // The home of this item, with everything that is homed there.
    Q_INVOKABLE void toggle(int item);
    // Every home from which something would go now.
    Q_INVOKABLE void chooseAll();
    Q_INVOKABLE QString propose(const QString& title);  // id of the proposal, or empty

signals:
    void activeChanged();
    void refreshed();

private:
    Connections listenTo(Session& session) override;
    void refresh() override;
    void choose(std::set<estate::RegionIndex> homes);
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] int goingCount() const;
    [[nodiscard]] std::vector<std::string> chosenHomes() const;

    FailbackTable m_table;
    bool m_active = false;
};
