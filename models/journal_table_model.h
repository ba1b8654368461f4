// Every record of the journal as a table, oldest first. Records are read and verified in slices;
// of each a few bytes stay, enough to order and to filter by, and its words are read page by page
// when they are shown. It is always the whole journal, also while an earlier moment is looked at.
// In QML: JournalTableModel { session: ... }
#pragma once

#include <QHash>
#include <QTimer>
#include <array>
#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

#include "engine/journal/journal.h"
#include "models/event_words.h"
#include "models/record_texts.h"
#include "models/session_follower.h"

class JournalTableModel : public SessionTable {
    Q_OBJECT
    QML_ELEMENT
    // Nothing, or one kind: all, estate, governance, audit.
    Q_PROPERTY(Kind kind READ kind WRITE setKind NOTIFY kindChanged)
    Q_PROPERTY(QString actor READ actor WRITE setActor NOTIFY actorChanged)  // empty: everybody
    Q_PROPERTY(QStringList actors READ actors NOTIFY actorsChanged)
    Q_PROPERTY(bool reading READ reading NOTIFY readingChanged)
    Q_PROPERTY(qreal progress READ progress NOTIFY readingChanged)
    Q_PROPERTY(QString readingText READ readingText NOTIFY readingChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY readingChanged)  // where the chain is broken
    Q_PROPERTY(QString problemCode READ problemCode NOTIFY readingChanged)
    Q_PROPERTY(int estateCount READ estateCount NOTIFY readingChanged)
    Q_PROPERTY(int governanceCount READ governanceCount NOTIFY readingChanged)
    Q_PROPERTY(int auditCount READ auditCount NOTIFY readingChanged)

public:
    enum Kind { All, Estate, Governance, Audit };
    Q_ENUM(Kind)
    enum Column {
        IndexColumn,
        TimeColumn,
        ActorColumn,
        KindColumn,
        EventColumn,
        SubjectColumn,
        HashColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit JournalTableModel(QObject* parent = nullptr);

    [[nodiscard]] Kind kind() const { return m_kind; }
    void setKind(Kind kind);
    [[nodiscard]] QString actor() const { return m_actor; }
    void setActor(const QString& actor);
    [[nodiscard]] QStringList actors() const { return m_actors; }
    [[nodiscard]] bool reading() const { return m_timer.isActive(); }
    [[nodiscard]] qreal progress() const;
    [[nodiscard]] QString readingText() const;
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString problemCode() const { return m_problemCode; }
    [[nodiscard]] int estateCount() const { return m_counts[0]; }
    [[nodiscard]] int governanceCount() const { return m_counts[1]; }
    [[nodiscard]] int auditCount() const { return m_counts[2]; }

    // The record's index in the journal, 0 for no item; and back, -1 for none that is read.
    Q_INVOKABLE [[nodiscard]] qreal indexOf(int item) const;
    Q_INVOKABLE [[nodiscard]] int itemOf(qreal index) const;
    // Of what is read by now: when a record was made, and which ones ended a plan's execution with
    // its commit, ascending.
    [[nodiscard]] std::optional<estate::Timestamp> timeOf(qreal index) const;
    [[nodiscard]] const std::vector<std::uint64_t>& commits() const { return m_commits; }

signals:
    void kindChanged();
    void actorChanged();
    void actorsChanged();
    void readingChanged();

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] bool lessThan(int left, int right, int column) const override;
    [[nodiscard]] bool accepts(int item) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;
    [[nodiscard]] std::vector<QuickFilter> quickFilters() const override;
    void setQuickFilter(const QString& name, const QString& value) override;
    [[nodiscard]] CellSearch searchOf(const QString& word) const override;
    void reword() override;

private:
    Connections listenTo(Session& session) override;
    // What stays of every record: enough for order and the quick filters.
    struct Brief {
        estate::Timestamp at;
        std::uint32_t actor = 0;  // position in m_actors
        EventKind kind = EventKind::estate;
        std::uint8_t event = 0;          // position in the variant
        std::uint8_t title = 0;          // position in m_titles
        std::array<char, 14> subject{};  // its beginning in English, to order by
        estate::Digest hash;
    };
    // What many records are called: few, whatever the journal holds.
    struct Title {
        QString english;
        QString text;             // in the language of now
        std::uint64_t index = 0;  // of a record of that title
    };
    static constexpr std::uint64_t pageRecords = RecordTexts::pageRecords;
    static constexpr std::size_t pagesMax = 32;
    using Page = std::vector<QString>;  // what its records are about

    [[nodiscard]] const estate::Journal& journal() const
    {
        return m_session->desk().present().journal();
    }
    void reload() override;
    void readOn();
    void next();
    void take(const estate::JournalRecord& record);
    [[nodiscard]] std::uint8_t titleOf(const estate::JournalRecord& record);
    [[nodiscard]] const Brief& briefAt(int item) const;
    [[nodiscard]] QString titleAt(int item) const;
    [[nodiscard]] QString subjectAt(int item) const;

    Kind m_kind = All;
    QString m_actor;
    QStringList m_actors;
    std::unordered_map<std::string, std::uint32_t> m_actorNumbers;
    std::uint64_t m_base = 0;  // index in front of the first record
    std::vector<Brief> m_briefs;
    std::vector<std::uint64_t> m_commits;
    std::array<int, 3> m_counts{};
    QString m_problem;
    QString m_problemCode;
    QTimer m_timer;
    std::vector<Title> m_titles;
    QHash<QString, std::uint8_t> m_titleNumbers;  // by their English words
    QString m_language;                           // of titles and texts
    mutable RecordTexts m_texts;
    mutable std::map<std::uint64_t, Page> m_pages;
};
