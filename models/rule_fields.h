// The block in the editor as fields, for what a table edits quickly: the regions that a policy
// allows, the numbers of an application's impact. In QML: rules.fields
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <functional>
#include <optional>
#include <utility>

#include "models/failure_list_model.h"
#include "models/rule_work.h"

class RuleFields : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a RulesSession")
    Q_PROPERTY(bool ofPolicy READ ofPolicy NOTIFY changed)
    Q_PROPERTY(bool ofImpact READ ofImpact NOTIFY changed)
    // Regions; none: the entity's presence.
    Q_PROPERTY(FailureListModel* allowed READ allowed CONSTANT)
    // Amounts in cost units: "1.5".
    Q_PROPERTY(QString downtime READ downtime NOTIFY changed)
    Q_PROPERTY(QString breach READ breach NOTIFY changed)
    Q_PROPERTY(QString lostOperation READ lostOperation NOTIFY changed)
    // Why the last edit was not taken: the text has one of its own; empty: it was.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    explicit RuleFields(RuleWork* work, QObject* parent = nullptr);
    void show(const estate::BlockKey& key);
    // As RuleLineModel's.
    void setGuard(std::function<QString()> guard) { m_guard = std::move(guard); }
    void admit();
    // Amounts as the text has them, and why not.
    [[nodiscard]] static std::optional<estate::Impact>
    impactOf(const QString& downtime, const QString& breach, const QString& lostOperation);
    [[nodiscard]] static QString amountsAdvice();

    [[nodiscard]] bool ofPolicy() const;
    [[nodiscard]] bool ofImpact() const;
    [[nodiscard]] FailureListModel* allowed() { return &m_allowed; }
    [[nodiscard]] QString downtime() const { return m_downtime; }
    [[nodiscard]] QString breach() const { return m_breach; }
    [[nodiscard]] QString lostOperation() const { return m_lostOperation; }
    [[nodiscard]] QString problem() const { return m_problem; }

    // Each is an edit of the draft; false: refused.
    Q_INVOKABLE bool allow(const QString& region);
    Q_INVOKABLE bool disallow(const QString& region);
    Q_INVOKABLE bool setImpact(const QString& downtime, const QString& breach,
                               const QString& lostOperation);

signals:
    void changed();
    void problemChanged();  // alone it leaves what is typed into the fields

private:
    void refresh();
    [[nodiscard]] bool barred();
    void setProblem(const QString& problem);
    bool setAllowed(const QStringList& regions);

    RuleWork* m_work;
    estate::BlockKey m_key;
    FailureListModel m_allowed;
    QString m_downtime;
    QString m_breach;
    QString m_lostOperation;
    QString m_problem;
    std::function<QString()> m_guard;
};
