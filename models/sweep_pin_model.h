// The regression set: losses that people pinned with the result that they had then, planned again
// on the estate as it is now and compared. Kept between sessions, for each estate by the hash of
// its journal's beginning. In QML: SweepPinModel { session: ... }
#pragma once

#include <QPointer>
#include <QTimer>
#include <optional>
#include <vector>

#include "engine/planner/sweep_loss.h"
#include "models/session.h"
#include "models/table_model.h"

class SweepPinModel : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Session* session READ session WRITE setSession NOTIFY sessionChanged)
    Q_PROPERTY(bool running READ running NOTIFY refreshed)
    Q_PROPERTY(int worseCount READ worseCount NOTIFY refreshed)
    Q_PROPERTY(QString summaryText READ summaryText NOTIFY refreshed)

public:
    enum Column {
        LossColumn,
        VerdictColumn,
        MissedThenColumn,
        MissedNowColumn,
        HeldThenColumn,
        HeldNowColumn,
        ShortThenColumn,
        ShortNowColumn,
        CostThenColumn,
        CostNowColumn,
        PinnedColumn,
        ColumnCount
    };
    Q_ENUM(Column)
    static constexpr int pinsMax = 256;

    explicit SweepPinModel(QObject* parent = nullptr);

    [[nodiscard]] Session* session() const { return m_session; }
    void setSession(Session* session);
    [[nodiscard]] bool running() const { return m_timer.isActive(); }
    [[nodiscard]] int worseCount() const;
    [[nodiscard]] QString summaryText() const;

    // Regions or sites by id. False: it is pinned already, there are too many, or an id is unknown;
    // the session says which.
    Q_INVOKABLE bool pin(const QStringList& ids);
    Q_INVOKABLE void unpin(int item);
    // Plans every pin on the estate as it is now.
    Q_INVOKABLE void run();
    // From now on a pin is compared with what it is now.
    Q_INVOKABLE void acceptNow(int item);
    Q_INVOKABLE [[nodiscard]] QStringList idsAt(int item) const;

signals:
    void sessionChanged();
    void refreshed();

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] bool lessThan(int left, int right, int column) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;

private:
    struct Figures {
        quint64 missedRto = 0;
        quint64 held = 0;
        quint64 capacityShort = 0;
        estate::Cost cost;
        bool operator==(const Figures&) const = default;
    };
    enum class Verdict { unknown, same, better, worse };
    struct Pin {
        QStringList ids;
        Figures then;
        quint64 index = 0;  // of the journal, when it was pinned
        estate::Timestamp at;
        std::optional<Figures> now;
    };
    [[nodiscard]] bool isPinned(const QStringList& ids) const;
    [[nodiscard]] std::optional<Figures> planned(const QStringList& ids) const;
    [[nodiscard]] Verdict verdict(const Pin& pin) const;
    [[nodiscard]] const Pin& pinAt(int item) const;
    [[nodiscard]] QString settingsKey() const;
    void load();
    void save() const;
    void next();
    void show();

    QPointer<Session> m_session;
    std::vector<Pin> m_pins;
    std::size_t m_next = 0;  // to be planned
    QTimer m_timer;
};
