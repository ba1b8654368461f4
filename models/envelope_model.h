// What the whole estate amounts to, concrete and representative. The envelope's numbers are the
// engine's (engine/estate/envelope.h); here they get words. In QML: EnvelopeModel { session: ... }
#pragma once

#include <QQmlEngine>
#include <QStringList>
#include <optional>
#include <vector>

#include "models/session_follower.h"

class EnvelopeModel : public SessionList {
    Q_OBJECT
    QML_ELEMENT

public:
    enum Role {
        LabelRole = Qt::UserRole + 1,  // label: "Storage hosts"
        ConcreteTextRole,              // concreteText: "3,500,000"
        RepresentativeTextRole,        // representativeText: "3,500", empty where there is none
    };
    Q_ENUM(Role)

    explicit EnvelopeModel(QObject* parent = nullptr);
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    struct Row {
        const char* label;  // of the sources
        estate::U128 concrete = 0;
        std::optional<std::uint64_t> representative;  // none: bytes, an exact total
    };
    Connections listenTo(Session& session) override;
    void reload() override;
    [[nodiscard]] std::vector<Row> catalogRows() const;
    [[nodiscard]] std::vector<Row> federalRows() const;

    std::vector<Row> m_rows;
    std::uint64_t m_denominator = 0;  // of the projection that was counted; 0: none was
};
