// The console's screen is a canvas, which nobody but a person can read. So the page's root element
// says in words where the console is (docs/wasm.md lists them), for tests and whatever else reads a
// page: data-room, data-head, data-keeping. They are written here and read nowhere: nothing can be
// done through them.
#pragma once

#include <QObject>

class QQuickWindow;
class Session;

class PageState : public QObject {
    Q_OBJECT

public:
    // Both outlive this.
    PageState(Session* session, QQuickWindow* window);

private slots:
    void publish();

private:
    void publishFocus() const;
    void publishJournal() const;
    void publishPlan() const;

    Session* m_session;
    QQuickWindow* m_window;
};
