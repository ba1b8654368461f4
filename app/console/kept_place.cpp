#include "app/console/kept_place.h"

#include <QMetaMethod>
#include <QMetaProperty>
#include <QQuickWindow>

using namespace estate;

namespace {

constexpr int quietMilliseconds = 500;
constexpr const char* placeProperty = "place";

// Ids of one kind of estate mean nothing in another.
QString kindOf(EstateOrigin origin)
{
    switch (origin) {
    case EstateOrigin::federal: return QStringLiteral("federal");
    case EstateOrigin::fourRegion: return QStringLiteral("four-region");
    case EstateOrigin::empty: break;
    }
    return QStringLiteral("described");
}

}  // namespace

KeptPlace::KeptPlace(Preferences& preferences, Session& session, QObject* parent)
    : QObject(parent), m_preferences(preferences), m_session(session)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(quietMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &KeptPlace::keep);
}

KeptPlace::~KeptPlace()
{
    if (m_timer.isActive())
        keep();
}

void KeptPlace::follow(QQuickWindow* window, bool restores)
{
    m_window = window;
    if (m_session.ready())
        return begin(restores);
    m_opening = connect(&m_session, &Session::readyChanged, this, [this, restores] {
        if (!m_session.ready())
            return;
        disconnect(m_opening);
        begin(restores);
    });
}

void KeptPlace::begin(bool restores)
{
    const QString left = m_preferences.value(key(), QString()).toString();
    if (restores && !left.isEmpty())
        QMetaObject::invokeMethod(m_window.data(), "restorePlace", Q_ARG(QString, left));
    const QMetaObject* type = m_window->metaObject();
    const QMetaProperty place = type->property(type->indexOfProperty(placeProperty));
    const QMetaMethod noting = metaObject()->method(metaObject()->indexOfSlot("note()"));
    connect(m_window.data(), place.notifySignal(), this, noting);
}

void KeptPlace::note()
{
    m_timer.start();
}

void KeptPlace::keep()
{
    m_timer.stop();
    if (m_window == nullptr || !m_session.ready())
        return;
    const QString place = m_window->property(placeProperty).toString();
    if (!place.isEmpty())
        m_preferences.setValue(key(), place);
}

QString KeptPlace::key() const
{
    return QStringLiteral("window/shown/") + kindOf(m_session.desk().workspace().source().origin);
}
