#include "models/typed_text.h"

#include <utility>

#include "models/preferences.h"
#include "models/words.h"

namespace {

constexpr int restBeforeKeptMs = 300;
const QString inMemory = QStringLiteral("memory");

QString placeOf(const QString& journal)
{
    return QStringLiteral("typed/") + journal;
}

}  // namespace

TypedText::TypedText(QObject* parent) : SessionObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(restBeforeKeptMs);
    connect(&m_timer, &QTimer::timeout, this, &TypedText::write);
}

TypedText::~TypedText()
{
    write();
}

void TypedText::setField(const QString& field)
{
    if (m_field == field)
        return;
    write();
    m_field = field;
    emit fieldChanged();
}

QString TypedText::journal() const
{
    return m_session == nullptr || !m_session->desk().isOpen() ? QString()
                                                               : journalOf(m_session->desk());
}

QString TypedText::recalled()
{
    write();
    return kept(journal(), m_field);
}

void TypedText::note(const QString& text)
{
    if (!keeping() || m_field.isEmpty())
        return;
    m_notedIn = journal();
    m_noted = text;
    m_timer.start();
}

void TypedText::use()
{
    m_timer.stop();
    m_noted.reset();
    keep(journal(), m_field, {});
}

void TypedText::write()
{
    m_timer.stop();
    if (const auto noted = std::exchange(m_noted, std::nullopt))
        keep(m_notedIn, m_field, *noted);
}

bool TypedText::keeping()
{
    return Preferences::instance()->keeping();
}

QString TypedText::journalOf(const Desk& desk)
{
    if (!desk.isOpen())
        return {};
    return desk.keptInFile() ? toText(desk.beginning()) : inMemory;
}

QString TypedText::kept(const QString& journal, const QString& field)
{
    if (!keeping() || journal.isEmpty() || field.isEmpty())
        return {};
    // Fields and their texts by turns, the newest last.
    const QStringList all =
        Preferences::instance()->value(placeOf(journal), QStringList()).toStringList();
    for (qsizetype at = 0; at + 1 < all.size(); at += 2)
        if (all[at] == field)
            return all[at + 1];
    return {};
}

void TypedText::keep(const QString& journal, const QString& field, const QString& text)
{
    if (!keeping() || journal.isEmpty() || field.isEmpty() || text.size() > lettersMax)
        return;
    Preferences* preferences = Preferences::instance();
    QStringList all = preferences->value(placeOf(journal), QStringList()).toStringList();
    const QStringList before = all;
    for (qsizetype at = 0; at + 1 < all.size(); at += 2) {
        if (all[at] == field) {
            all.remove(at, 2);
            break;
        }
    }
    if (!text.trimmed().isEmpty())
        all << field << text;
    while (all.size() > 2 * textsMax)
        all.remove(0, 2);
    if (all == before)
        return;
    if (all.isEmpty())
        preferences->remove(placeOf(journal));
    else
        preferences->setValue(placeOf(journal), all);
}
