// Files that a person gives to the console or takes out of it. On a desktop they are paths on its
// disk. In a browser there is none: what is given lies as a copy in the program's memory, and what
// is taken out is written there and then handed to the page. Every place that reads or writes such
// a file asks here, and is the same in both editions. In QML: OperatorFiles (a singleton).
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QUrl>
#include <functional>

#include "engine/base/error.h"

// What stands in for the disk: the application of the browser edition has one.
class FilePort {
public:
    FilePort() = default;
    FilePort(const FilePort&) = delete;
    FilePort& operator=(const FilePort&) = delete;
    virtual ~FilePort() = default;

    // Lets the person choose a file; `given` gets the path of the program's own copy, later or
    // never. Called while a click or a key is handled: at no other time a browser shows its dialog.
    // `endings` as the page takes them: ".journal".
    virtual void ask(const QString& endings, std::function<void(const QString& path)> given) = 0;
    // A copy of the file, under its name.
    [[nodiscard]] virtual estate::Result<void> handOut(const QString& path) = 0;
    // Of the program's own copies; it exists.
    [[nodiscard]] virtual QString folder() const = 0;

    // The journal that is kept; empty: none is.
    [[nodiscard]] virtual QString keptJournal() const = 0;
    // Not empty: why no file can take its place.
    [[nodiscard]] virtual QString replaceObstacle() const = 0;
    // A file of its own copies, which was verified, takes the place of the kept journal and is
    // opened. False: the session says why.
    virtual bool replaceJournal(const QString& path) = 0;
    // False: the session says why.
    virtual bool reopenJournal() = 0;
};

class OperatorFiles : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    // There is a disk, and people name paths on it.
    Q_PROPERTY(bool byPath READ byPath CONSTANT)

public:
    enum Purpose { JournalToOpen, JournalCopy, CompactedJournal, RulesToImport };
    Q_ENUM(Purpose)

    // The same object for every QML engine and for C++.
    static OperatorFiles* instance();
    static OperatorFiles* create(QQmlEngine* qmlEngine, QJSEngine* jsEngine);

    // Before any view is loaded; it outlives them. Null: a disk.
    void serveWith(FilePort* port) { m_port = port; }
    [[nodiscard]] FilePort* port() const { return m_port; }
    [[nodiscard]] bool byPath() const { return m_port == nullptr; }

    // chosen() follows, later or never: where to read, or where to write. `name`: what a file that
    // is written is called unless somebody says otherwise.
    Q_INVOKABLE void choose(Purpose purpose, const QString& name = {});
    Q_INVOKABLE [[nodiscard]] static QString pathOf(const QUrl& file) { return file.toLocalFile(); }
    // Of a desktop's dialog.
    Q_INVOKABLE void answer(int purpose, const QUrl& file);
    // The files of the kept journal as they are, also when it can't be opened.
    Q_INVOKABLE void handOutKept();

    // Where a file that people call so is written: itself, or a new one in memory.
    [[nodiscard]] QString placeFor(const QString& path) const;
    // What was written there is whole: it goes to the person.
    [[nodiscard]] estate::Result<void> handOut(const QString& path) const;
    // It was read, and a copy is needed no more.
    void letGo(const QString& path) const;
    // What people call it: its path, or its name where only the program knows the path.
    [[nodiscard]] QString shownName(const QString& path) const;

signals:
    void dialogAsked(int purpose, const QString& name);
    void chosen(int purpose, const QUrl& file);
    void refused(const QString& text);

private:
    OperatorFiles() = default;

    FilePort* m_port = nullptr;
};
