// Where the estate comes from and where its journal stands, a fact a row; and what can be done with
// the journal as a file. It speaks of the journal that is written to, also while an earlier moment
// is looked at. In QML: SourceModel { session: ... }
#pragma once

#include <QTimer>
#include <QUrl>
#include <optional>
#include <vector>

#include "engine/journal/workspace_compaction.h"
#include "models/session_follower.h"

class SourceModel : public SessionTable {
    Q_OBJECT
    QML_ELEMENT
    // "built-in projection", "journal file" ...
    Q_PROPERTY(QString originText READ originText NOTIFY refreshed)
    // What is being done just now; empty: nothing.
    Q_PROPERTY(QString workText READ workText NOTIFY workChanged)
    Q_PROPERTY(qreal workProgress READ workProgress NOTIFY workChanged)  // 0 to 1, of this part
    // Not empty: why the journal can't be compacted or an image be taken just now.
    Q_PROPERTY(QString obstacle READ obstacle NOTIFY refreshed)
    Q_PROPERTY(QUrl folder READ folder NOTIFY refreshed)         // of the journal's file
    Q_PROPERTY(QString copyName READ copyName NOTIFY refreshed)  // for a copy of it
    // The journal that this browser keeps, while another one is open; empty: none.
    Q_PROPERTY(QUrl keptElsewhere READ keptElsewhere NOTIFY refreshed)

public:
    enum Column { FactColumn, ValueColumn, ColumnCount };
    Q_ENUM(Column)

    explicit SourceModel(QObject* parent = nullptr);

    [[nodiscard]] QString originText() const;
    [[nodiscard]] QString workText() const { return m_workText; }
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] QUrl folder() const;
    [[nodiscard]] QString copyName() const;
    [[nodiscard]] QUrl keptElsewhere() const;

    [[nodiscard]] qreal workProgress() const { return m_workProgress; }

    // Each costs the whole estate, and is done in slices.
    Q_INVOKABLE void takeImage();
    Q_INVOKABLE void compactTo(const QUrl& file);
    // The same journal as one new file, with everything that is durable.
    Q_INVOKABLE void copyTo(const QUrl& file);
    // What was begun of an image or a file is taken away.
    Q_INVOKABLE void cancelWork();

signals:
    void refreshed();
    void workChanged();

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] bool isId(int item, int column) const override;

private:
    struct Fact {
        QString name;
        QString value;
        QString exact;
        bool isDigest = false;
    };
    void leave() override { cancelWork(); }
    Connections listenTo(Session& session) override;
    void refresh() override;
    void reword() override;
    void add(const QString& name, const QString& value, const QString& exact = {},
             bool isDigest = false);
    void addEstate();
    void addFile();
    void addChain();
    void addImages();
    void begin(const QString& text);
    void workOn();
    void endWork();
    [[nodiscard]] estate::Result<bool> workOnce();
    void sayWork();
    [[nodiscard]] const estate::Workspace& workspace() const { return m_session->desk().present(); }

    std::vector<Fact> m_facts;
    QString m_workText;
    qreal m_workProgress = 0;
    std::optional<estate::Compaction> m_compaction;  // none: an image is taken
    QString m_compactedFile;
    QTimer m_timer;
};
