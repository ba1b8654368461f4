#include "models/preferences.h"

#include <QJSEngine>
#include <algorithm>

namespace {

constexpr int schemeMax = 2;
constexpr int motionMax = 2;
constexpr int motionReduced = 1;
constexpr qreal scaleMax = 2;

const QString schemeKey = QStringLiteral("look/scheme");
const QString scaleKey = QStringLiteral("look/scale");
const QString motionKey = QStringLiteral("look/motion");
// Of versions that did not ask the system.
const QString lessMotionKey = QStringLiteral("look/reducedMotion");
const QString languageKey = QStringLiteral("look/language");

QString tableKey(const QString& table)
{
    return QStringLiteral("table/") + table;
}

}  // namespace

Preferences* Preferences::instance()
{
    static Preferences preferences;
    return &preferences;
}

Preferences* Preferences::create(QQmlEngine* qmlEngine, QJSEngine* jsEngine)
{
    Q_UNUSED(qmlEngine)
    Q_UNUSED(jsEngine)
    QJSEngine::setObjectOwnership(instance(), QJSEngine::CppOwnership);
    return instance();
}

void Preferences::keep()
{
    m_settings = std::make_unique<QSettings>();
    m_fresh = m_settings->allKeys().isEmpty();
    emit changed();
    emit languageChanged();
}

QVariant Preferences::value(const QString& key, const QVariant& otherwise) const
{
    return m_settings != nullptr ? m_settings->value(key, otherwise)
                                 : m_values.value(key, otherwise);
}

void Preferences::setValue(const QString& key, const QVariant& value)
{
    if (m_settings != nullptr)
        m_settings->setValue(key, value);
    else
        m_values[key] = value;
}

void Preferences::remove(const QString& key)
{
    if (m_settings != nullptr)
        m_settings->remove(key);
    else
        m_values.remove(key);
}

// Settings are files that people edit: what makes no sense counts as not there.
int Preferences::scheme() const
{
    return std::clamp(value(schemeKey, 0).toInt(), 0, schemeMax);
}

void Preferences::setScheme(int scheme)
{
    if (scheme == this->scheme())
        return;
    setValue(schemeKey, scheme);
    emit changed();
}

qreal Preferences::scale() const
{
    return std::clamp<qreal>(value(scaleKey, 1).toReal(), 1, scaleMax);
}

void Preferences::setScale(qreal scale)
{
    if (qFuzzyCompare(scale, this->scale()))
        return;
    setValue(scaleKey, std::clamp<qreal>(scale, 1, scaleMax));
    emit changed();
}

int Preferences::motion() const
{
    const int before = value(lessMotionKey, false).toBool() ? motionReduced : 0;
    return std::clamp(value(motionKey, before).toInt(), 0, motionMax);
}

void Preferences::setMotion(int motion)
{
    if (motion == this->motion())
        return;
    setValue(motionKey, motion);
    emit changed();
}

QString Preferences::language() const
{
    const QString language = value(languageKey, QString()).toString();
    return language == QLatin1String("en") || language == QLatin1String("de") ? language
                                                                              : QString();
}

void Preferences::setLanguage(const QString& language)
{
    if (language == this->language())
        return;
    setValue(languageKey, language);
    emit languageChanged();
}

QString Preferences::tableView(const QString& table) const
{
    return value(tableKey(table), QString()).toString();
}

void Preferences::forgetTableViews()
{
    const QStringList keys = m_settings != nullptr ? m_settings->allKeys() : m_values.keys();
    for (const QString& key : keys) {
        if (key.startsWith(tableKey({})))
            remove(key);
    }
}

void Preferences::setTableView(const QString& table, const QString& view)
{
    setValue(tableKey(table), view);
}
