// The shards that take part in one cut. A cut of twelve million members has 8,192 of them: rows are
// the manifest's own records, and words are made for a row only when a view asks for it.
// In QML: session.cuts.draft.participants
#pragma once

#include <QQmlEngine>
#include <memory>

#include "engine/estate/cut_state.h"
#include "models/desk.h"
#include "models/row_list_model.h"

class CutParticipantModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a CutListModel")

public:
    enum Role {
        ShardRole = Qt::UserRole + 1,  // shard: string, "r017/05"
        RegionIdRole,                  // regionId: string
        MembersTextRole,               // membersText: concrete volumes
        SelectorRole,                  // selector: string, 64 hexadecimal digits
        SelectorBriefRole,             // selectorBrief: string, the first 12 of them
        PhaseRole,                     // phase: string, stable: waiting prepared committed aborted
        PhaseTextRole,                 // phaseText
        RevisionTextRole,              // revisionText: of the shard, that its cut holds; or empty
        AccessibleTextRole,            // accessibleText
    };
    Q_ENUM(Role)

    explicit CutParticipantModel(const Desk* desk, QObject* parent = nullptr);
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const override;

    // Keeps the cut as it is now; null shows none. A later state of the same cut changes only the
    // rows that moved on.
    void show(std::shared_ptr<const estate::CutState> cut);

private:
    void noteChanges(const estate::CutState& before);
    [[nodiscard]] QString accessibleText(int row) const;

    const Desk* m_desk;
    std::shared_ptr<const estate::CutState> m_cut;
};
