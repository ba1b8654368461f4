// The volumes that one cut is over, each with why it is in: chosen, or pulled in by which
// relationship. Resolved again at the cut's own checkpoint when somebody looks, because a cut keeps
// one record a shard and not its members. A gang's are those of its group, in the plan of the
// proposal that carries it out. In QML: session.cuts.members
#pragma once

#include <QQmlEngine>
#include <QTimer>
#include <optional>
#include <vector>

#include "engine/directory/closure.h"
#include "models/desk.h"
#include "models/table_model.h"

class CutMemberTable : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a CutListModel")
    // Somebody is looking.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY resolved)
    Q_PROPERTY(bool resolving READ resolving NOTIFY resolved)
    Q_PROPERTY(QString problem READ problem NOTIFY resolved)  // why there are no rows, or empty
    Q_PROPERTY(QString summaryText READ summaryText NOTIFY resolved)

public:
    enum Column { VolumeColumn, RegionColumn, ShardColumn, ConcreteColumn, WhyColumn, ColumnCount };
    Q_ENUM(Column)
    // Rows; the rest of a wider cut is a number.
    static constexpr std::size_t membersMax = 100'000;

    explicit CutMemberTable(const Desk* desk, QObject* parent = nullptr);

    [[nodiscard]] bool active() const { return m_active; }
    void setActive(bool active);
    [[nodiscard]] bool resolving() const { return m_timer.isActive(); }
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QString summaryText() const;

    void show(const QString& operation, bool gang);

signals:
    void resolved();

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] std::optional<estate::U128> amount(int item, int column) const override;

private:
    struct Row {
        estate::VolumeIndex volume;
        estate::ShardIndex shard;
        estate::MemberWhy why;
    };
    void want();
    void resolve();
    void readClosure();
    void readGroup();
    void forget();
    [[nodiscard]] QString seedText(const Row& row) const;
    [[nodiscard]] QString whyText(const Row& row) const;
    [[nodiscard]] const Row& rowAt(int item) const
    {
        return m_rows[static_cast<std::size_t>(item)];
    }

    const Desk* m_desk;
    QString m_operation;
    bool m_gang = false;
    bool m_active = false;
    bool m_known = false;  // it was looked up, or that was refused
    std::optional<estate::Error> m_refusal;
    std::uint64_t m_representatives = 0;  // of all
    std::uint64_t m_members = 0;
    std::uint64_t m_chosen = 0;  // representatives
    estate::CutSelection m_selection;
    QString m_group;  // of a gang's cut
    std::vector<Row> m_rows;
    QTimer m_timer;
};
