// What this console has seen of the federation boundary state: it takes what regions publish as it
// appears, and remembers what it missed until somebody has looked. In C++: session.boundary()
#pragma once

#include <QObject>

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

signals:
    void acknowledged();  // gaps that were told
    void changed();       // some record is new; also after another journal was opened

private:
    void reload();
    void catchUp();

    Desk* m_desk;
    estate::BoundaryView m_view;
};
