// A snapshot cut before it is declared: where its closure begins, and what it would take. Nothing
// is journaled by looking. In QML: session.cuts.draft
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QTimer>
#include <memory>
#include <optional>

#include "engine/estate/cut_manifest.h"
#include "models/cut_participant_model.h"
#include "models/desk.h"

class CutDraft : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a CutListModel")
    Q_PROPERTY(QString operation READ operation WRITE setOperation NOTIFY edited)
    Q_PROPERTY(Scope scope READ scope WRITE setScope NOTIFY edited)
    // Ids as typed or pasted, separated by spaces, commas or semicolons; by scope.
    Q_PROPERTY(QString regions READ regions WRITE setRegions NOTIFY edited)
    Q_PROPERTY(QString volumes READ volumes WRITE setVolumes NOTIFY edited)
    Q_PROPERTY(bool overDatabases READ overDatabases WRITE setOverDatabases NOTIFY edited)
    Q_PROPERTY(bool overApplications READ overApplications WRITE setOverApplications NOTIFY edited)
    // Something is selected and the cut has a name: preview() can be asked.
    Q_PROPERTY(bool complete READ complete NOTIFY edited)

    Q_PROPERTY(bool resolving READ resolving NOTIFY resolved)  // the closure is being looked up
    // What follows answers for exactly what stands above; any edit ends that.
    Q_PROPERTY(bool ready READ ready NOTIFY resolved)
    Q_PROPERTY(QString problem READ problem NOTIFY resolved)          // of the last look, or empty
    Q_PROPERTY(QString problemCode READ problemCode NOTIFY resolved)
    Q_PROPERTY(QString membersText READ membersText NOTIFY resolved)  // both scales
    Q_PROPERTY(QString participantsText READ participantsText NOTIFY resolved)
    Q_PROPERTY(QString checkpointText READ checkpointText NOTIFY resolved)
    Q_PROPERTY(QString effortText READ effortText NOTIFY resolved)
    Q_PROPERTY(QString declareText READ declareText NOTIFY resolved)  // names the effect
    Q_PROPERTY(CutParticipantModel* participants READ participants CONSTANT)

public:
    enum Scope { Regions, Volumes, Everything };
    Q_ENUM(Scope)

    explicit CutDraft(Desk* desk, QObject* parent = nullptr);

    [[nodiscard]] QString operation() const { return m_operation; }
    void setOperation(const QString& operation);
    [[nodiscard]] Scope scope() const { return m_scope; }
    void setScope(Scope scope);
    [[nodiscard]] QString regions() const { return m_regions; }
    void setRegions(const QString& regions);
    [[nodiscard]] QString volumes() const { return m_volumes; }
    void setVolumes(const QString& volumes);
    [[nodiscard]] bool overDatabases() const { return m_overDatabases; }
    void setOverDatabases(bool over);
    [[nodiscard]] bool overApplications() const { return m_overApplications; }
    void setOverApplications(bool over);
    [[nodiscard]] bool complete() const;
    [[nodiscard]] bool resolving() const { return m_timer.isActive(); }
    [[nodiscard]] bool ready() const { return m_found.has_value(); }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString problemCode() const { return m_problemCode; }
    [[nodiscard]] QString membersText() const;
    [[nodiscard]] QString participantsText() const;
    [[nodiscard]] QString checkpointText() const;
    [[nodiscard]] QString effortText() const;
    [[nodiscard]] QString declareText() const;
    [[nodiscard]] CutParticipantModel* participants() { return &m_participants; }

    // A new one: with a name that was never used, over these regions.
    Q_INVOKABLE void begin(const QStringList& regionIds);
    // Looks its closure up, once what waits is on the screen: the first time the directory is
    // built.
    Q_INVOKABLE void preview();
    // False when refused; session.lastError and problem then say why. Legal only when ready.
    Q_INVOKABLE bool declare();

signals:
    void edited();
    void resolved();
    void declared(const QString& operation);

private:
    template <typename Value>
    void edit(Value& field, const Value& value);
    void resolve();
    void forget();
    [[nodiscard]] estate::CutSelection selection() const;

    // What the last look found.
    struct Found {
        std::uint64_t representatives = 0;
        std::uint64_t members = 0;
        std::uint64_t epoch = 0;
        bool checkpointed = false;  // the epoch is the present checkpoint's
        std::uint64_t edges = 0;
        std::uint64_t partitions = 0;
        std::shared_ptr<const estate::CutState> cut;
    };

    Desk* m_desk;
    QString m_operation;
    Scope m_scope = Regions;
    QString m_regions;
    QString m_volumes;
    bool m_overDatabases = false;
    bool m_overApplications = false;
    std::optional<Found> m_found;
    QString m_problem;
    QString m_problemCode;  // means something beside a problem only
    CutParticipantModel m_participants;
    QTimer m_timer;
};
