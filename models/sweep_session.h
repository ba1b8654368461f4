// A sweep of the estate as it is now: every single region or site, or every pair of them, planned
// in slices while the console stays usable. What is done can be looked at while the rest runs, and
// stays after a cancel. In QML: SweepSession { session: ... }
#pragma once

#include <QElapsedTimer>
#include <QQmlEngine>
#include <QTimer>
#include <optional>

#include "engine/planner/sweep.h"
#include "models/session_follower.h"
#include "models/sweep_measure.h"

class SweepSession : public SessionObject {
    Q_OBJECT
    QML_ELEMENT
    // Of the sweep that is shown, or will be begun next.
    Q_PROPERTY(Kind kind READ kind WRITE setKind NOTIFY kindChanged)
    Q_PROPERTY(bool running READ running NOTIFY progressChanged)
    Q_PROPERTY(bool finished READ finished NOTIFY progressChanged)
    Q_PROPERTY(bool hasRows READ hasRows NOTIFY progressChanged)
    Q_PROPERTY(int losses READ losses NOTIFY progressChanged)  // planned so far
    Q_PROPERTY(bool ofPairs READ ofPairs NOTIFY progressChanged)  // the sweep that is shown
    Q_PROPERTY(bool ofSites READ ofSites NOTIFY progressChanged)
    Q_PROPERTY(qreal progress READ progress NOTIFY progressChanged)  // 0 to 1
    Q_PROPERTY(QString progressText READ progressText NOTIFY progressChanged)
    Q_PROPERTY(QString remainingText READ remainingText NOTIFY progressChanged)
    // Not empty: the estate is another one by now, and how.
    Q_PROPERTY(QString staleText READ staleText NOTIFY staleTextChanged)

public:
    enum Kind { Regions, Pairs, Sites, SitePairs };
    Q_ENUM(Kind)
    enum Measure { Cost, MissedRto, Held, CapacityShort };
    Q_ENUM(Measure)

    explicit SweepSession(QObject* parent = nullptr);

    [[nodiscard]] Kind kind() const { return m_kind; }
    void setKind(Kind kind);
    [[nodiscard]] bool running() const { return m_timer.isActive(); }
    [[nodiscard]] bool finished() const { return m_sweep && m_sweep->finished(); }
    [[nodiscard]] int losses() const { return static_cast<int>(done()); }
    [[nodiscard]] bool hasRows() const { return done() > 0; }
    [[nodiscard]] bool ofPairs() const
    {
        return m_sweep && (m_shownKind == Pairs || m_shownKind == SitePairs);
    }
    [[nodiscard]] bool ofSites() const
    {
        return m_sweep && (m_shownKind == Sites || m_shownKind == SitePairs);
    }
    [[nodiscard]] qreal progress() const;
    [[nodiscard]] QString progressText() const;
    [[nodiscard]] QString remainingText() const;
    [[nodiscard]] QString staleText() const;

    // Anew, of the estate as it is now. False: refused, and the session says why.
    Q_INVOKABLE bool start();
    // What is done stays.
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void resume();

    // For the views of it. Rows are numbered as Sweep::row() does.
    [[nodiscard]] std::uint64_t done() const { return m_sweep ? m_sweep->progress().done : 0; }
    [[nodiscard]] const estate::Sweep& sweep() const { return *m_sweep; }
    [[nodiscard]] estate::Timestamp at() const { return m_at; }
    [[nodiscard]] int unitCount() const;
    [[nodiscard]] QString unitId(int unit) const;
    // The row of two units, or of one when they are the same; -1: not done.
    [[nodiscard]] qint64 rowOf(int a, int b) const;
    [[nodiscard]] QStringList idsOf(const estate::SweepRow& row) const;
    // What one of its places says of itself is stale (export_status.h).
    [[nodiscard]] bool restsOnStale(const estate::SweepRow& row) const;

signals:
    void kindChanged();
    void progressChanged();
    void staleTextChanged();
    void cleared();  // there are no rows any more, or other ones begin
    void rowsDone(quint64 from, quint64 to);

private:
    void reload() override { clear(); }
    Connections listenTo(Session& session) override;
    void next();
    void clear();
    void tellProgress();

    Kind m_kind = Pairs;
    Kind m_shownKind = Pairs;
    std::optional<estate::Sweep> m_sweep;
    estate::Timestamp m_at;
    std::uint64_t m_stateIndex = 0;
    std::uint64_t m_told = 0;  // rows that the views know
    QTimer m_timer;
    qint64 m_workedMs = 0;  // on this sweep, waiting included
    QElapsedTimer m_sinceResume;
    QElapsedTimer m_sinceTold;  // progressChanged()
};
