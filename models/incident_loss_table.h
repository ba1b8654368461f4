// What an incident lost, since when, and what the objectives of the groups there come to just now.
// In QML: incident.losses
#pragma once

#include <optional>
#include <vector>

#include "engine/journal/incident_clock.h"
#include "models/table_model.h"

class IncidentLossTable : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with an IncidentSession")

public:
    enum Column {
        PlaceColumn,
        KindColumn,
        SinceColumn,
        ElapsedColumn,
        DeadlineColumn,
        InTimeColumn,
        AtRiskColumn,
        PassedColumn,
        ByColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit IncidentLossTable(QObject* parent = nullptr);
    // As reported. `clocks` are of the same losses; none: their plan is not made yet, or refused.
    void setLosses(std::vector<estate::IncidentLoss> losses);
    void setClocks(std::vector<estate::RtoClock> clocks, estate::Timestamp now);
    Q_INVOKABLE [[nodiscard]] QString placeAt(int item) const;  // its id; empty: none

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;
    [[nodiscard]] QString accessibleText(int item) const override;
    [[nodiscard]] bool lessThan(int left, int right, int column) const override;

private:
    [[nodiscard]] const estate::IncidentLoss& lossAt(int item) const;
    [[nodiscard]] const estate::RtoClock* clockAt(int item) const;  // null: not known
    [[nodiscard]] QString countText(int item, std::uint64_t estate::RtoClock::*count) const;

    std::vector<estate::IncidentLoss> m_losses;
    std::vector<estate::RtoClock> m_clocks;
    estate::Timestamp m_now;
};
