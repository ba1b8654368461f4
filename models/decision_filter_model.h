// Sorts and filters the decisions; QML only draws. In QML: session.plan.filteredDecisions
#pragma once

#include <QQmlEngine>
#include <QSortFilterProxyModel>

#include "models/decision_list_model.h"

class DecisionFilterModel : public QSortFilterProxyModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a PlanSession")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    // Empty for all, or one of DecisionListModel's status values: met missed held short deferred.
    Q_PROPERTY(QString status READ status WRITE setStatus NOTIFY statusChanged)
    // Part of an id of the group, application, source or destination, or of the reason.
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)
    // A DecisionListModel.Column, or -1 for the order of decision.
    Q_PROPERTY(int orderColumn READ orderColumn NOTIFY orderChanged)
    Q_PROPERTY(bool orderDescending READ orderDescending NOTIFY orderChanged)

public:
    explicit DecisionFilterModel(DecisionListModel* decisions, QObject* parent = nullptr);

    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] QString status() const { return m_status; }
    void setStatus(const QString& status);
    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString& text);
    [[nodiscard]] int orderColumn() const { return m_orderColumn; }
    [[nodiscard]] bool orderDescending() const { return m_orderDescending; }

    // A heading was chosen: ascending, then descending, then the order of decision again.
    Q_INVOKABLE void toggleOrder(int column);
    Q_INVOKABLE [[nodiscard]] int decisionAt(int row) const;  // -1 for none
    Q_INVOKABLE [[nodiscard]] int rowOf(int decision) const;  // -1 when filtered out

signals:
    void countChanged();
    void statusChanged();
    void textChanged();
    void orderChanged();

protected:
    [[nodiscard]] bool filterAcceptsRow(int sourceRow, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    DecisionListModel* m_decisions;
    QString m_status;
    QString m_text;
    int m_orderColumn = -1;
    bool m_orderDescending = false;
};
