// The losses that people pinned so that they are looked at again, with the result that they had
// then: one list for all rooms. Each is planned again, in slices, whenever the estate moves on.
// Kept in the preferences, for each estate by the hash of its journal's beginning.
#pragma once

#include <QJsonArray>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <optional>
#include <vector>

#include "models/desk.h"

class PinnedSets : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t pinsMax = 256;
    static constexpr qsizetype nameCharactersMax = 60;
    // The numbers that a pin is compared by.
    struct Outcome {
        std::uint64_t missedRto = 0;
        std::uint64_t held = 0;
        std::uint64_t capacityShort = 0;
        estate::Cost cost;
        bool operator==(const Outcome&) const = default;
    };
    struct Pin {
        QStringList ids;              // regions, then sites, then hosts
        QString name;                 // that a person gave it; empty: none
        std::optional<Outcome> then;  // none: not planned even once
        std::uint64_t index = 0;      // of the journal, when `then` was
        estate::Timestamp at;
        std::optional<Outcome> now;  // none: waits, or the estate no longer has an id
    };

    // By any of its numbers; false as long as one of the two is unknown.
    [[nodiscard]] static bool worse(const Pin& pin);

    explicit PinnedSets(Desk* desk, QObject* parent = nullptr);

    [[nodiscard]] const std::vector<Pin>& all() const { return m_pins; }
    [[nodiscard]] bool planning() const { return m_timer.isActive(); }
    [[nodiscard]] std::size_t planned() const { return m_next; }  // so far
    [[nodiscard]] bool isPinned(const QStringList& ids) const;

    // Ids as people spell them. False: they are pinned already, there are too many, or an id is
    // unknown; the desk says which. What is pinned already takes another name that is given, which
    // can be taken back for a while (Desk::undo()), as can the two below.
    bool pin(const QStringList& ids, const QString& name = {});
    void unpin(std::size_t at);
    // From now on a pin is compared with what it is now.
    void acceptNow(std::size_t at);
    // Plans every pin on the estate as it is now.
    void plan();

signals:
    void changed();             // which losses are pinned
    void noted(int at);         // what one of them comes to
    void planningProgressed();  // begun, ended, or one further

private:
    [[nodiscard]] QStringList known(const QStringList& ids) const;
    [[nodiscard]] std::optional<Outcome> outcomeOf(const QStringList& ids) const;
    void load();
    [[nodiscard]] bool takeOver(const QString& key);
    [[nodiscard]] bool rename(const QStringList& ids, const QString& name);
    void take(const QJsonArray& pins);
    void noteResult(std::size_t at);
    void putBack(std::size_t at, Pin pin);
    void save() const;
    void next();

    Desk* m_desk;
    std::vector<Pin> m_pins;
    std::size_t m_next = 0;
    QTimer m_timer;
};
