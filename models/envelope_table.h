// How every figure of the planning envelope is derived, with the modelling assumptions behind it,
// and what the envelope is not. The numbers are the engine's (engine/estate/envelope_figures.h and
// profile.h, which `estatectl estate` prints); here they get words. In QML:
// EnvelopeTable { session: ... }
#pragma once

#include <QStringList>
#include <vector>

#include "engine/estate/envelope_figures.h"
#include "models/session_follower.h"

class EnvelopeTable : public SessionTable {
    Q_OBJECT
    QML_ELEMENT
    // Empty without an envelope: only the federal estate has one.
    Q_PROPERTY(QStringList limits READ limits NOTIFY estateChanged)

public:
    enum Column { FigureColumn, ValueColumn, DerivationColumn, SourceColumn, ColumnCount };
    Q_ENUM(Column)

    explicit EnvelopeTable(QObject* parent = nullptr);
    [[nodiscard]] QStringList limits() const;

signals:
    void estateChanged();

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] bool lessThan(int left, int right, int column) const override;

private:
    Connections listenTo(Session& session) override;
    // A line of the profile's text.
    struct Setting {
        QString name;
        QString value;
        bool own = false;  // the estate's, other than the profile's default
    };
    void reload() override;
    [[nodiscard]] bool isFigure(int item) const;
    [[nodiscard]] const estate::EnvelopeFigureFacts& figureAt(int item) const;
    [[nodiscard]] const Setting& settingAt(int item) const;

    std::vector<estate::EnvelopeFigureFacts> m_figures;
    std::vector<Setting> m_settings;  // after the figures
    std::uint64_t m_denominator = 0;
};
