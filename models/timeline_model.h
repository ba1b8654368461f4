// The recovery timeline's rows: one per destination queue by id, then what is held and what finds
// no destination, by source. The bars are for RecoveryTimeline to draw; the rows' texts are for a
// reader. In QML: session.plan.timeline
#pragma once

#include <QQmlEngine>
#include <memory>
#include <vector>

#include "models/desk.h"
#include "models/row_list_model.h"

class TimelineModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a PlanSession")
    // From the loss to the last completion or deadline; what "fit" shows.
    Q_PROPERTY(qreal endSeconds READ endSeconds NOTIFY endSecondsChanged)
    // Where a view begins: up to a little after the last deadline. One restore of a day would
    // else press every decision that matters into a few pixels.
    Q_PROPERTY(qreal focusSeconds READ focusSeconds NOTIFY endSecondsChanged)

public:
    enum Role {
        LabelRole = Qt::UserRole + 1,  // label: "r018", "r017 held", "r017 short"
        KindRole,                      // kind: string, stable: queue held short deferred
        RegionIdRole,                  // regionId: string
        GroupsRole,                    // groups: int
        MissedRole,                    // missed: int
        LastCompletionTextRole,        // lastCompletionText: "T+ 4 m 12 s", empty for held
        AccessibleTextRole,            // accessibleText
    };
    Q_ENUM(Role)
    enum class Kind : std::uint8_t { queue, held, capacityShort, deferred };
    struct Bar {
        int decision = -1;
        double start = 0;  // seconds after the loss; doubles: for drawing only
        double fillEnd = 0;
        double completion = 0;
        double deadline = 0;
        bool missed = false;
        bool operator==(const Bar&) const = default;
    };
    struct Row {
        Kind kind = Kind::queue;
        QString regionId;
        std::vector<Bar> bars;
        int missed = 0;
        bool operator==(const Row&) const = default;
    };

    explicit TimelineModel(Desk* desk, QObject* parent = nullptr);
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] qreal endSeconds() const { return m_endSeconds; }
    [[nodiscard]] qreal focusSeconds() const { return m_focusSeconds; }

    void setPreview(std::shared_ptr<const estate::Preview> preview);
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] QString labelOf(const Row& row) const;
    [[nodiscard]] QString barText(const Bar& bar) const;  // one sentence, for the pointer
    // The same with its row, for who can't see where it stands.
    [[nodiscard]] QString barName(const Row& row, const Bar& bar) const;
    [[nodiscard]] QString lateText(const Bar& bar) const;  // "+12 m"
    [[nodiscard]] estate::Timestamp startedAt() const;

signals:
    void endSecondsChanged();
    void barsChanged();

private:
    [[nodiscard]] std::vector<Row> makeRows() const;
    [[nodiscard]] QString lastCompletionText(const Row& row) const;
    [[nodiscard]] QString rowText(const Row& row) const;

    Desk* m_desk;
    std::shared_ptr<const estate::Preview> m_preview;
    std::vector<Row> m_rows;
    qreal m_endSeconds = 0;
    qreal m_focusSeconds = 0;
};
