// "And if at T+15 m we also lose r021?" The second question of a plan, and what became of each
// group between the two losses. In QML: session.plan.secondLoss; its table: .stories
#pragma once

#include <memory>

#include "engine/planner/second_loss.h"
#include "models/desk.h"
#include "models/table_model.h"

class StoryModel : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a SecondLoss")

public:
    enum Column {
        GroupColumn,
        FateColumn,
        FirstColumn,
        SecondColumn,
        CompletionColumn,
        ReasonColumn  // of what stands at the end
    };
    Q_ENUM(Column)

    explicit StoryModel(Desk* desk, QObject* parent = nullptr);
    void setPreview(std::shared_ptr<const estate::SecondLossPreview> preview);
    // The group's position in the plan of the first loss; -1: that does not touch it.
    Q_INVOKABLE [[nodiscard]] int decisionOf(int item) const;

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] std::optional<estate::U128> amount(int item, int column) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;

private:
    [[nodiscard]] const estate::GroupStory& story(int item) const;
    [[nodiscard]] const estate::GroupDecision* first(int item) const;
    [[nodiscard]] const estate::GroupDecision* second(int item) const;
    // The second decision where there is one.
    [[nodiscard]] const estate::GroupDecision& standing(int item) const;
    [[nodiscard]] QString decisionText(const estate::GroupDecision* decision) const;

    Desk* m_desk;
    std::shared_ptr<const estate::SecondLossPreview> m_preview;
};

class SecondLoss : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a PlanSession")
    // As people type them: ids apart by spaces or commas; a duration such as 15m.
    Q_PROPERTY(QString idsText READ idsText WRITE setIdsText NOTIFY questionChanged)
    Q_PROPERTY(QString afterText READ afterText WRITE setAfterText NOTIFY questionChanged)
    Q_PROPERTY(bool asked READ asked NOTIFY questionChanged)  // some id is named
    // What can't be used in the question, by field; empty: nothing.
    Q_PROPERTY(QString afterProblem READ afterProblem NOTIFY questionChanged)
    Q_PROPERTY(QString idsProblem READ idsProblem NOTIFY questionChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY questionChanged)  // the first of them
    Q_PROPERTY(bool answered READ answered NOTIFY answerChanged)
    Q_PROPERTY(QString summaryText READ summaryText NOTIFY answerChanged)
    Q_PROPERTY(StoryModel* stories READ stories CONSTANT)

public:
    explicit SecondLoss(Desk* desk, QObject* parent = nullptr);
    [[nodiscard]] QString idsText() const { return m_idsText; }
    void setIdsText(const QString& text);
    [[nodiscard]] QString afterText() const { return m_afterText; }
    void setAfterText(const QString& text);
    [[nodiscard]] bool asked() const { return !ids().isEmpty(); }
    [[nodiscard]] QString afterProblem() const;
    [[nodiscard]] QString idsProblem() const;
    [[nodiscard]] QString problem() const;
    // What can't be used is as at first.
    void dropWrong();
    [[nodiscard]] static QString afterAtFirst() { return QStringLiteral("15m"); }
    [[nodiscard]] bool answered() const { return m_preview != nullptr; }
    [[nodiscard]] QString summaryText() const;
    [[nodiscard]] StoryModel* stories() { return &m_stories; }

    // Asks, in steps that the caller drives; the error is what the engine refuses.
    [[nodiscard]] estate::Result<estate::SecondLossPlanning> begin(const estate::FailureSet& first,
                                                                   estate::Timestamp at) const;
    void setAnswer(std::shared_ptr<const estate::SecondLossPreview> preview);  // null: none

signals:
    void questionChanged();
    void answerChanged();

private:
    [[nodiscard]] QStringList ids() const;

    Desk* m_desk;
    StoryModel m_stories;
    QString m_idsText;
    QString m_afterText = afterAtFirst();
    std::shared_ptr<const estate::SecondLossPreview> m_preview;
};
