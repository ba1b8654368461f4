#include "models/session_follower.h"

SessionFollower::~SessionFollower()
{
    disconnectAll();
}

void SessionFollower::disconnectAll()
{
    for (const QMetaObject::Connection& connection : m_connections)
        QObject::disconnect(connection);
    m_connections.clear();
}

void SessionFollower::setSession(Session* session)
{
    if (m_session == session)
        return;
    leave();
    disconnectAll();
    m_session = session;
    if (m_session != nullptr)
        m_connections = listenTo(*m_session);
    reload();
    tellSession();
}

SessionFollower::Connections SessionFollower::listenTo(Session& session)
{
    return {QObject::connect(&session, &Session::readyChanged, &session, [this] { reload(); }),
            QObject::connect(&session, &Session::eventsChanged, &session, [this, &session] {
                if (!session.toldMoment())
                    refresh();
            })};
}
