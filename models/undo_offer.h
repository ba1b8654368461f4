// The last thing that was done here, outside the journal, and can be taken back at once: the toast
// offers it while it is shown, and so does Ctrl+Z. In QML: session.undo
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <functional>

class UndoOffer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a Session")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    // What was done, as the toast says it: "Unpinned: the loss of r017". Empty: nothing.
    Q_PROPERTY(QString text READ text NOTIFY changed)

public:
    explicit UndoOffer(QObject* parent = nullptr);

    [[nodiscard]] bool isOpen() const { return m_back != nullptr; }
    [[nodiscard]] QString text() const { return m_text; }
    // In place of the last offer: there is one. `back` refers to nothing that may be gone before
    // the next journal or moment is looked at.
    void offer(const QString& text, std::function<void()> back);
    void withdraw();
    Q_INVOKABLE void undo();

signals:
    void changed();
    void offered(const QString& text);
    void undone(const QString& text);

private:
    QString m_text;
    std::function<void()> m_back;
};
