// The journal as a line that people step along: which record the estate is shown as of, or will be,
// where images lie and plans were committed, and how far a look back is. A record that is only
// pointed at is named from what the table of records knows of it; nothing is read for it.
// In QML: MomentModel { session: ...; records: ... }
#pragma once

#include <QList>
#include <QPointer>
#include <QQmlEngine>
#include <optional>

#include "models/journal_table_model.h"

class MomentModel : public SessionObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(JournalTableModel* records READ records WRITE setRecords NOTIFY recordsChanged)
    // The record that is pointed at, else the one that is being taken up, else that of the present
    // look; and where it lies between the first and the last, 0 to 1.
    Q_PROPERTY(qreal aimIndex READ aimIndex NOTIFY aimChanged)
    Q_PROPERTY(qreal position READ position NOTIFY aimChanged)
    Q_PROPERTY(QString aimText READ aimText NOTIFY aimChanged)
    Q_PROPERTY(bool pointing READ pointing NOTIFY aimChanged)
    Q_PROPERTY(bool canStepBack READ canStepBack NOTIFY aimChanged)
    Q_PROPERTY(bool canStepOn READ canStepOn NOTIFY aimChanged)
    // A look back is under way.
    Q_PROPERTY(bool working READ working NOTIFY workChanged)
    Q_PROPERTY(qreal progress READ progress NOTIFY workChanged)  // 0 to 1, of the records
    Q_PROPERTY(QString progressText READ progressText NOTIFY workChanged)
    // Positions, ascending and no two in the same place of the line: at most marksMax of each.
    Q_PROPERTY(QList<qreal> imageMarks READ imageMarks NOTIFY marksChanged)
    Q_PROPERTY(QList<qreal> commitMarks READ commitMarks NOTIFY marksChanged)
    Q_PROPERTY(QString marksText READ marksText NOTIFY marksChanged)

public:
    static constexpr int marksMax = 128;
    static constexpr int recordsPerPage = 100;

    explicit MomentModel(QObject* parent = nullptr);

    [[nodiscard]] JournalTableModel* records() const { return m_records; }
    void setRecords(JournalTableModel* records);
    [[nodiscard]] qreal aimIndex() const;
    [[nodiscard]] qreal position() const { return positionOf(aimIndex()); }
    [[nodiscard]] QString aimText() const;
    [[nodiscard]] bool pointing() const { return m_pointed.has_value(); }
    [[nodiscard]] bool canStepBack() const { return aimIndex() > firstIndex(); }
    [[nodiscard]] bool canStepOn() const { return aimIndex() < lastIndex(); }
    [[nodiscard]] bool working() const { return m_target.has_value(); }
    [[nodiscard]] qreal progress() const;
    [[nodiscard]] QString progressText() const;
    [[nodiscard]] QList<qreal> imageMarks() const { return m_imageMarks; }
    [[nodiscard]] QList<qreal> commitMarks() const { return m_commitMarks; }
    [[nodiscard]] QString marksText() const;

    // Looks back there, or to now behind the last record. False: refused, and lastError says why.
    Q_INVOKABLE bool goTo(qreal index);
    // So many records on from the aim, back when negative.
    Q_INVOKABLE bool goBy(int records);
    Q_INVOKABLE bool goByPage(int pages);
    Q_INVOKABLE bool goToFirst();
    Q_INVOKABLE bool goToLast();
    // Names a record without looking; looks there with release(), or thinks better of it.
    Q_INVOKABLE void point(qreal position);
    Q_INVOKABLE bool release();
    Q_INVOKABLE void dropPointer();
    // What is under way is given up; what is shown stays.
    Q_INVOKABLE void cancel();

signals:
    void recordsChanged();
    void aimChanged();
    void workChanged();
    void marksChanged();

private:
    Connections listenTo(Session& session) override;
    void reload() override;
    [[nodiscard]] qreal firstIndex() const;
    [[nodiscard]] qreal lastIndex() const;
    [[nodiscard]] qreal positionOf(qreal index) const;
    [[nodiscard]] QList<qreal> marksOf(const std::vector<std::uint64_t>& indexes) const;
    void follow();
    void refreshMarks();

    QPointer<JournalTableModel> m_records;
    std::optional<qreal> m_pointed;
    std::optional<qreal> m_target;  // of the look back that is under way
    int m_images = 0;
    QList<qreal> m_imageMarks;
    QList<qreal> m_commitMarks;
};
