// How far this person has looked: the last record of the journal that they had seen when they said
// so, and how every region looked then. Kept in the preferences by journal and operator, so that
// the next day's "changed since you looked" is since yesterday; of a journal in memory for as long
// as it is open. In QML: session.seen
#pragma once

#include <QHash>
#include <QObject>
#include <QQmlEngine>
#include <cstdint>
#include <vector>

#include "models/desk.h"

class SeenMark : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a Session")
    // Something was recorded since.
    Q_PROPERTY(bool behind READ behind NOTIFY changed)

public:
    using Looks = std::vector<std::uint64_t>;  // by region

    explicit SeenMark(Desk* desk, QObject* parent = nullptr);

    [[nodiscard]] bool behind() const { return recordsSince() > 0; }
    [[nodiscard]] std::uint64_t index() const { return m_index; }
    [[nodiscard]] estate::Timestamp at() const { return m_at; }  // event time of that record
    [[nodiscard]] const Looks& looks() const { return m_looks; }
    // Whoever looks for the first time has seen what there is: begin() is for whoever knows how
    // the regions look, once the journal is open or another operator sits down.
    void begin(Looks looks);
    // Everything there is now is seen. Nothing happens while an earlier record is looked at.
    void markSeen(Looks looks);
    // What markSeen() replaces, to be put back for the person and the journal it is of.
    struct Mark {
        QString key;
        std::uint64_t index = 0;
        estate::Timestamp at;
        Looks looks;
    };
    [[nodiscard]] Mark mark() const { return {key(), m_index, m_at, m_looks}; }
    void putBack(const Mark& mark);
    // How many records there are since; 0 while an earlier one is looked at.
    [[nodiscard]] std::uint64_t recordsSince() const;
    [[nodiscard]] bool isNew(std::uint64_t index) const;
    [[nodiscard]] bool isNew(estate::Timestamp at) const;

signals:
    void changed();    // also when something was recorded
    void marked();     // what is new is other than before
    void othersSat();  // another operator: begin() anew

private:
    [[nodiscard]] QString key() const;
    [[nodiscard]] QString stored() const;
    [[nodiscard]] bool load(std::size_t regions);
    void save(const Mark& mark);
    void takeHead(Looks looks);

    Desk* m_desk;
    std::uint64_t m_index = 0;
    estate::Timestamp m_at;
    Looks m_looks;
    QHash<QString, QString> m_unkept;  // by key, of a journal in memory
};
