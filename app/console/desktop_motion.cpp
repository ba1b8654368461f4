#include "app/console/desktop_motion.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <utility>

namespace {

const QString portal = QStringLiteral("org.freedesktop.portal.Desktop");
const QString portalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString settings = QStringLiteral("org.freedesktop.portal.Settings");
const QString appearance = QStringLiteral("org.freedesktop.appearance");
const QString reducedMotion = QStringLiteral("reduced-motion");
const QString desktop = QStringLiteral("org.gnome.desktop.interface");
const QString animations = QStringLiteral("enable-animations");

// A variant may be in a variant.
QVariant within(QVariant value)
{
    while (value.metaType() == QMetaType::fromType<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

}  // namespace

DesktopMotion::DesktopMotion(std::function<void(bool)> told, QObject* parent)
    : QObject(parent), m_told(std::move(told))
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(portal, portalPath, settings, QStringLiteral("SettingChanged"), this,
                SLOT(hear(QString, QString, QDBusVariant)));
    ask(appearance, reducedMotion);
    ask(desktop, animations);
}

void DesktopMotion::ask(const QString& space, const QString& key)
{
    QDBusMessage question =
        QDBusMessage::createMethodCall(portal, portalPath, settings, QStringLiteral("Read"));
    question << space << key;
    auto* watcher =
        new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(question), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, space, key] {
        const QDBusPendingReply<QDBusVariant> answer(*watcher);
        watcher->deleteLater();
        if (answer.isValid())
            hear(space, key, answer.value());
    });
}

void DesktopMotion::hear(const QString& space, const QString& key, const QDBusVariant& value)
{
    const QVariant told = within(value.variant());
    if (space == appearance && key == reducedMotion)
        m_reduced = told.toUInt() == 1;
    else if (space == desktop && key == animations)
        m_animations = told.toBool();
    else
        return;
    m_told(m_reduced || !m_animations);
}
