// One record of the journal with every field of its event and what was decided because of it, a
// field a row. In QML: JournalRecordModel { session: ...; recordIndex: 12 }
#pragma once

#include <QJsonValue>
#include <vector>

#include "engine/journal/journal.h"
#include "models/session_follower.h"

class JournalRecordModel : public SessionTable {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qreal recordIndex READ recordIndex WRITE setRecordIndex NOTIFY
                   recordIndexChanged)  // 0: none
    Q_PROPERTY(bool found READ found NOTIFY refreshed)
    Q_PROPERTY(QString title READ title NOTIFY refreshed)      // "Region changed"
    Q_PROPERTY(QString subject READ subject NOTIFY refreshed)  // "r017 offline"
    Q_PROPERTY(QString indexText READ indexText NOTIFY refreshed)
    Q_PROPERTY(QString timeText READ timeText NOTIFY refreshed)
    Q_PROPERTY(QString actor READ actor NOTIFY refreshed)
    Q_PROPERTY(QString hash READ hash NOTIFY refreshed)
    Q_PROPERTY(QString previousHash READ previousHash NOTIFY refreshed)
    Q_PROPERTY(QString head READ head NOTIFY refreshed)  // index:hash, as verify expects it
    Q_PROPERTY(QString decisionsText READ decisionsText NOTIFY refreshed)
    Q_PROPERTY(QString problem READ problem NOTIFY refreshed)
    Q_PROPERTY(QString problemCode READ problemCode NOTIFY refreshed)

public:
    enum Column { FieldColumn, ValueColumn, ColumnCount };
    Q_ENUM(Column)
    // More than anybody reads; `estatectl journal export` has all of them.
    static constexpr int fieldsMax = 5'000;

    explicit JournalRecordModel(QObject* parent = nullptr);

    [[nodiscard]] qreal recordIndex() const { return m_recordIndex; }
    void setRecordIndex(qreal index);
    [[nodiscard]] bool found() const { return !m_head.isEmpty(); }
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QString subject() const { return m_subject; }
    [[nodiscard]] QString indexText() const { return m_indexText; }
    [[nodiscard]] QString timeText() const { return m_timeText; }
    [[nodiscard]] QString actor() const { return m_actor; }
    [[nodiscard]] QString hash() const { return m_hash; }
    [[nodiscard]] QString previousHash() const { return m_previousHash; }
    [[nodiscard]] QString head() const { return m_head; }
    [[nodiscard]] QString decisionsText() const { return m_decisionsText; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString problemCode() const { return m_problemCode; }
    Q_INVOKABLE void copyHead() const;

signals:
    void recordIndexChanged();
    void refreshed();

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;

private:
    struct Field {
        QString name;
        QString value;
        QString exact;
        bool isId = false;  // or a digest
    };
    Connections listenTo(Session& session) override;
    void refresh() override;
    [[nodiscard]] bool isId(int item, int column) const override;
    void reword() override;
    void clear();
    void read(const estate::JournalRecord& record);
    void addFields(const QString& name, const QJsonValue& value);
    void addDecisions(const estate::JournalRecord& record);
    void add(const QString& name, const QString& value, const QString& exact, bool isId = false);

    qreal m_recordIndex = 0;
    std::vector<Field> m_fields;
    QString m_title;
    QString m_subject;
    QString m_indexText;
    QString m_timeText;
    QString m_actor;
    QString m_hash;
    QString m_previousHash;
    QString m_head;
    QString m_decisionsText;
    QString m_problem;
    QString m_problemCode;
};
