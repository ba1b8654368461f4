// One proposal with what there is to read about it and what may be done with it: ChangesModel's row
// of it, as properties. In QML: ChosenProposal { session: ...; proposalId: ... }
#pragma once

#include <QQmlEngine>
#include <QStringList>

#include "models/session_follower.h"

class ChosenProposal : public SessionObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString proposalId READ proposalId WRITE setProposalId NOTIFY proposalIdChanged)
    // There is one of that id; without, texts are empty and nothing may be done.
    Q_PROPERTY(bool found READ found NOTIFY refreshed)
    Q_PROPERTY(QString title READ title NOTIFY refreshed)
    Q_PROPERTY(QString kind READ kind NOTIFY refreshed)
    Q_PROPERTY(QString status READ status NOTIFY refreshed)
    Q_PROPERTY(QString statusText READ statusText NOTIFY refreshed)
    Q_PROPERTY(QString freshness READ freshness NOTIFY refreshed)
    Q_PROPERTY(QString freshnessText READ freshnessText NOTIFY refreshed)
    Q_PROPERTY(QString occasionText READ occasionText NOTIFY refreshed)
    Q_PROPERTY(QStringList failureIds READ failureIds NOTIFY refreshed)
    Q_PROPERTY(int groups READ groups NOTIFY refreshed)
    Q_PROPERTY(QString lostOperationsText READ lostOperationsText NOTIFY refreshed)
    Q_PROPERTY(bool losesOperations READ losesOperations NOTIFY refreshed)
    Q_PROPERTY(QString author READ author NOTIFY refreshed)
    Q_PROPERTY(QString openedText READ openedText NOTIFY refreshed)
    Q_PROPERTY(QString openedIndexText READ openedIndexText NOTIFY refreshed)
    Q_PROPERTY(QString judge READ judge NOTIFY refreshed)
    Q_PROPERTY(QString judgedText READ judgedText NOTIFY refreshed)
    Q_PROPERTY(QString comment READ comment NOTIFY refreshed)
    Q_PROPERTY(QString endedText READ endedText NOTIFY refreshed)
    Q_PROPERTY(QString endReason READ endReason NOTIFY refreshed)
    Q_PROPERTY(QString commitText READ commitText NOTIFY refreshed)
    Q_PROPERTY(bool own READ own NOTIFY refreshed)
    Q_PROPERTY(bool drill READ drill NOTIFY refreshed)
    Q_PROPERTY(bool canJudge READ canJudge NOTIFY refreshed)
    Q_PROPERTY(bool canWithdraw READ canWithdraw NOTIFY refreshed)
    Q_PROPERTY(bool canCommit READ canCommit NOTIFY refreshed)
    Q_PROPERTY(bool canRenew READ canRenew NOTIFY refreshed)
    Q_PROPERTY(bool canBreakGlass READ canBreakGlass NOTIFY refreshed)

public:
    explicit ChosenProposal(QObject* parent = nullptr);

    [[nodiscard]] QString proposalId() const { return m_proposalId; }
    void setProposalId(const QString& proposalId);

    [[nodiscard]] bool found() const;
    [[nodiscard]] QString title() const { return text(ChangesModel::TitleRole); }
    [[nodiscard]] QString kind() const { return text(ChangesModel::KindRole); }
    [[nodiscard]] QString status() const { return text(ChangesModel::StatusRole); }
    [[nodiscard]] QString statusText() const { return text(ChangesModel::StatusTextRole); }
    [[nodiscard]] QString freshness() const { return text(ChangesModel::FreshnessRole); }
    [[nodiscard]] QString freshnessText() const { return text(ChangesModel::FreshnessTextRole); }
    [[nodiscard]] QString occasionText() const { return text(ChangesModel::OccasionTextRole); }
    [[nodiscard]] QStringList failureIds() const;
    [[nodiscard]] int groups() const;
    [[nodiscard]] QString lostOperationsText() const
    {
        return text(ChangesModel::LostOperationsTextRole);
    }
    [[nodiscard]] bool losesOperations() const { return is(ChangesModel::LosesOperationsRole); }
    [[nodiscard]] QString author() const { return text(ChangesModel::AuthorRole); }
    [[nodiscard]] QString openedText() const { return text(ChangesModel::OpenedTextRole); }
    [[nodiscard]] QString openedIndexText() const
    {
        return text(ChangesModel::OpenedIndexTextRole);
    }
    [[nodiscard]] QString judge() const { return text(ChangesModel::JudgeRole); }
    [[nodiscard]] QString judgedText() const { return text(ChangesModel::JudgedTextRole); }
    [[nodiscard]] QString comment() const { return text(ChangesModel::CommentRole); }
    [[nodiscard]] QString endedText() const { return text(ChangesModel::EndedTextRole); }
    [[nodiscard]] QString endReason() const { return text(ChangesModel::EndReasonRole); }
    [[nodiscard]] QString commitText() const { return text(ChangesModel::CommitTextRole); }
    [[nodiscard]] bool own() const { return is(ChangesModel::OwnRole); }
    [[nodiscard]] bool drill() const { return is(ChangesModel::DrillRole); }
    [[nodiscard]] bool canJudge() const { return is(ChangesModel::CanJudgeRole); }
    [[nodiscard]] bool canWithdraw() const { return is(ChangesModel::CanWithdrawRole); }
    [[nodiscard]] bool canCommit() const { return is(ChangesModel::CanCommitRole); }
    [[nodiscard]] bool canRenew() const { return is(ChangesModel::CanRenewRole); }
    [[nodiscard]] bool canBreakGlass() const { return is(ChangesModel::CanBreakGlassRole); }

signals:
    void proposalIdChanged();
    void refreshed();

private:
    void refresh() override { emit refreshed(); }
    Connections listenTo(Session& session) override;
    [[nodiscard]] QVariant value(int role) const;
    [[nodiscard]] QString text(int role) const { return value(role).toString(); }
    [[nodiscard]] bool is(int role) const { return value(role).toBool(); }

    QString m_proposalId;
};
