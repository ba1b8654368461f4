// The pinned losses as a regression set of the estate: each with the result that it had when it was
// pinned, and with what it comes to now. In QML: SweepPinModel { session: ... }
#pragma once

#include "models/pinned_sets.h"
#include "models/session_follower.h"

class SweepPinModel : public SessionTable {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool running READ running NOTIFY refreshed)
    Q_PROPERTY(int worseCount READ worseCount NOTIFY refreshed)
    Q_PROPERTY(QString summaryText READ summaryText NOTIFY refreshed)

public:
    enum Column {
        LossColumn,
        NameColumn,
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

    explicit SweepPinModel(QObject* parent = nullptr);

    [[nodiscard]] bool running() const;
    [[nodiscard]] int worseCount() const;
    [[nodiscard]] QString summaryText() const;

    // As PinnedSets has them.
    Q_INVOKABLE bool pin(const QStringList& ids);
    Q_INVOKABLE bool pinAs(const QStringList& ids, const QString& name);
    Q_INVOKABLE void unpin(int item);
    Q_INVOKABLE void run();
    Q_INVOKABLE void acceptNow(int item);
    Q_INVOKABLE [[nodiscard]] QStringList idsAt(int item) const;
    // Its name with what it loses, or only that.
    Q_INVOKABLE [[nodiscard]] QString labelAt(int item) const;
    // Of these ids, in whatever order; empty: they are not pinned, or have none.
    Q_INVOKABLE [[nodiscard]] QString nameOf(const QStringList& ids) const;

signals:
    void refreshed();

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] std::optional<estate::U128> amount(int item, int column) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;

private:
    enum class Verdict : std::uint8_t { unknown, same, better, worse };
    [[nodiscard]] static Verdict verdict(const PinnedSets::Pin& pin);
    [[nodiscard]] QString verdictText(const PinnedSets::Pin& pin) const;
    [[nodiscard]] const std::vector<PinnedSets::Pin>& pins() const;
    [[nodiscard]] const PinnedSets::Pin& pinAt(int item) const
    {
        return pins()[static_cast<std::size_t>(item)];
    }
    Connections listenTo(Session& session) override;
    void refresh() override;
};
