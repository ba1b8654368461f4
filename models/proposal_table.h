// Room Changes: every proposal as a table, and what each waits for. Items are in the order of the
// log, so that a chosen one stays the same; the table begins with the youngest on top.
// In QML: ProposalTable { session: ... }
#pragma once

#include <QPointer>
#include <QTimer>

#include "models/session.h"
#include "models/table_model.h"

class ProposalTable : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Session* session READ session WRITE setSession NOTIFY sessionChanged)

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

    [[nodiscard]] Session* session() const { return m_session; }
    void setSession(Session* session);
    // Hexadecimal; empty for no item, and -1 for no proposal.
    Q_INVOKABLE [[nodiscard]] QString idAt(int item) const;
    Q_INVOKABLE [[nodiscard]] int itemOf(const QString& proposalId) const;

signals:
    void sessionChanged();

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] std::optional<estate::U128> amount(int item, int column) const override;
    [[nodiscard]] QString status(int item) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;
    [[nodiscard]] QString accessibleText(int item) const override;

private:
    void refresh();
    [[nodiscard]] int rowOfItem(int item) const;  // in ChangesModel, which has the newest first
    [[nodiscard]] const estate::Proposal& proposalAt(int item) const;
    [[nodiscard]] estate::Duration age(const estate::Proposal& proposal) const;
    [[nodiscard]] QString ageText(const estate::Proposal& proposal) const;
    [[nodiscard]] QString waitsText(int item) const;
    [[nodiscard]] bool changedSinceSeen(int item) const;

    QPointer<Session> m_session;
    QTimer m_timer;  // ages
};
