// Room Changes: every proposal as a table, and what each waits for. Items are in the order of the
// log, so that a chosen one stays the same; the table begins with the youngest on top.
// In QML: ProposalTable { session: ... }
#pragma once

#include <QTimer>

#include "models/session_follower.h"

class ProposalTable : public SessionTable {
    Q_OBJECT
    QML_ELEMENT

public:
    enum Column {
        TitleColumn,
        StateColumn,
        WaitsColumn,
        AgeColumn,
        AuthorColumn,
        KindColumn,
        GroupsColumn,
        LostColumn,
        ExpiresColumn,
        ProposalColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit ProposalTable(QObject* parent = nullptr);

    // Hexadecimal; empty for no item, and -1 for no proposal.
    Q_INVOKABLE [[nodiscard]] QString idAt(int item) const;
    Q_INVOKABLE [[nodiscard]] int itemOf(const QString& proposalId) const;

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] std::optional<estate::U128> amount(int item, int column) const override;
    [[nodiscard]] QString status(int item) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;
    [[nodiscard]] QString accessibleText(int item) const override;

private:
    Connections listenTo(Session& session) override;
    void refresh() override;
    [[nodiscard]] int rowOfItem(int item) const;  // in ChangesModel, which has the newest first
    [[nodiscard]] const estate::Proposal& proposalAt(int item) const;
    [[nodiscard]] estate::Duration age(const estate::Proposal& proposal) const;
    [[nodiscard]] QString ageText(const estate::Proposal& proposal) const;
    [[nodiscard]] QString waitsText(int item) const;
    [[nodiscard]] bool changedSinceSeen(int item) const;

    QTimer m_timer;  // ages
};
