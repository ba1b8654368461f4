// What a model has that shows something of a session: it listens to the one it is given, reads
// anew, and lets go of the last one. Models of QML derive from SessionObject, SessionList or
// SessionTable, which have the property. In QML: People { session: ... }
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <vector>

#include "models/row_list_model.h"
#include "models/session.h"
#include "models/table_model.h"

class SessionFollower {
public:
    virtual ~SessionFollower();
    SessionFollower(const SessionFollower&) = delete;
    SessionFollower& operator=(const SessionFollower&) = delete;

    [[nodiscard]] Session* session() const { return m_session; }
    void setSession(Session* session);

protected:
    using Connections = std::vector<QMetaObject::Connection>;

    SessionFollower() = default;
    // They end with the next session. Unless a model knows better: a journal was opened, reload();
    // something happened in it, refresh().
    virtual Connections listenTo(Session& session);
    // Another session, or another journal.
    virtual void reload() { refresh(); }
    virtual void refresh() {}
    // Another session comes; the last one is still there, if there was one.
    virtual void leave() {}
    virtual void tellSession() = 0;

    QPointer<Session> m_session;

private:
    void disconnectAll();

    Connections m_connections;
};

class SessionObject : public QObject, public SessionFollower {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(Session* session READ session WRITE setSession NOTIFY sessionChanged)

public:
    using QObject::QObject;

signals:
    void sessionChanged();

private:
    void tellSession() final { emit sessionChanged(); }
};

class SessionList : public RowListModel, public SessionFollower {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(Session* session READ session WRITE setSession NOTIFY sessionChanged)

public:
    using RowListModel::RowListModel;

signals:
    void sessionChanged();

private:
    void tellSession() final { emit sessionChanged(); }
};

class SessionTable : public TableModel, public SessionFollower {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(Session* session READ session WRITE setSession NOTIFY sessionChanged)

public:
    using TableModel::TableModel;

signals:
    void sessionChanged();

private:
    void tellSession() final { emit sessionChanged(); }
};
