// What this console has seen of the federation boundary state: it takes what regions publish as it
// appears, and remembers what it missed until somebody has looked. In C++: session.boundary()
#pragma once

#include <QObject>
#include <deque>
#include <map>
#include <string>
#include <utility>

#include "engine/federation/boundary_view.h"
#include "models/desk.h"

class BoundaryWatch : public QObject {
    Q_OBJECT

public:
    explicit BoundaryWatch(Desk* desk, QObject* parent = nullptr);

    [[nodiscard]] const estate::BoundaryView& view() const { return m_view; }
    // Null while nothing is open, or of a region that the estate does not have.
    [[nodiscard]] const estate::SeenRecord* seen(const QString& regionId) const;
    // Generations of its export that nobody has been told of are told now: gives how many.
    std::uint64_t acknowledge(const QString& regionId);
    // Whether this console passed over that generation, because it took a later one at once. Told
    // of the last gaps of each region, whether or not somebody was told of them.
    [[nodiscard]] bool missed(const QString& regionId, std::uint64_t generation) const;

signals:
    void acknowledged();  // gaps that were told
    void changed();       // some record is new; also after another journal was opened

private:
    // Generations of one key.
    struct Taken {
        std::uint64_t last = 0;
        std::deque<std::pair<std::uint64_t, std::uint64_t>> gaps;  // first and last of each
    };
    void reload();
    void catchUp();
    bool takeNew();  // whether there was any
    void note(const std::string& key);

    Desk* m_desk;
    estate::BoundaryView m_view;
    std::map<std::string, Taken, std::less<>> m_taken;
};
