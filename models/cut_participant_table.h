// The shards that take part in one cut: what each holds, whether it holds still, and its token, the
// promise that the decision rests on. In QML: session.cuts.participants
#pragma once

#include <QQmlEngine>
#include <memory>
#include <vector>

#include "engine/estate/cut_state.h"
#include "models/desk.h"
#include "models/table_model.h"

// A participant's promise as the log has it: the cut itself keeps none when it has ended.
struct CutPromise {
    std::uint64_t round = 0;  // 0: none
    std::uint64_t revision = 0;
    estate::Timestamp at;
    bool operator==(const CutPromise&) const = default;
};

class CutParticipantTable : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a CutListModel")

public:
    enum Column {
        StateColumn,
        ShardColumn,
        MembersColumn,
        TokenColumn,
        PromisedColumn,
        EpochColumn,
        RoundColumn,
        RevisionColumn,
        SelectorColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit CutParticipantTable(const Desk* desk, QObject* parent = nullptr);

    // Keeps the cut as it is now, with the promises by participant; null shows none.
    void show(std::shared_ptr<const estate::CutState> cut, const std::vector<CutPromise>& promises);

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] std::optional<estate::U128> amount(int item, int column) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;

private:
    [[nodiscard]] const estate::CutParticipant& participantAt(int item) const
    {
        return m_cut->manifest().participants[static_cast<std::size_t>(item)];
    }
    // Of the present round; null: none.
    [[nodiscard]] const CutPromise* promiseOf(int item) const;
    [[nodiscard]] QString phaseKey(int item) const;
    [[nodiscard]] estate::Digest tokenDigest(int item, const CutPromise& promise) const;

    const Desk* m_desk;
    std::shared_ptr<const estate::CutState> m_cut;
    std::vector<CutPromise> m_promises;
};
