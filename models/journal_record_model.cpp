#include "models/journal_record_model.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

#include "engine/wire/json/json_lines.h"
#include "models/engine_words.h"
#include "models/error_advice.h"
#include "models/event_words.h"
#include "models/reason_words.h"
#include "models/words.h"

using namespace estate;

namespace {

// Later than any duration, earlier than any event.
constexpr std::uint64_t timesFromNs = 100'000'000'000'000'000;
constexpr qsizetype digestBytes = 32;

std::vector<TableModel::Column> fieldColumns()
{
    return {{QStringLiteral("field"), 152, false, true},
            {QStringLiteral("value"), 160, false, false, true}};
}

// The wire's numbers carry their unit in their name; people read them with it.
QString readable(const QString& name, const QString& text)
{
    bool whole = false;
    const std::uint64_t value = text.toULongLong(&whole);
    if (!whole)
        return text;
    if (name.endsWith(QLatin1String("Ns"))) {
        if (value >= timesFromNs)
            return Figures::time(Timestamp{value});
        return Figures::duration(Duration(value));
    }
    if (name.endsWith(QLatin1String("ytes")))
        return Figures::bytes(value);
    return Figures::count(value);
}

// Digests are base64 on the wire and hexadecimal for people. Nothing else that an event says in
// words is 32 bytes of strict base64.
QString digestHex(const QString& text)
{
    const auto decoded = QByteArray::fromBase64Encoding(
        text.toLatin1(), QByteArray::Base64Encoding | QByteArray::AbortOnBase64DecodingErrors);
    return decoded && decoded.decoded.size() == digestBytes && text.endsWith(QLatin1Char('='))
               ? QString::fromLatin1(decoded.decoded.toHex())
               : QString();
}

// A letter and an ordinal.
bool isEstateId(const QString& text)
{
    const auto isDigit = [](QChar letter) {
        return letter >= QLatin1Char('0') && letter <= QLatin1Char('9');
    };
    const QChar kind = text.isEmpty() ? QChar() : text.front();
    return text.size() > 1 && kind >= QLatin1Char('a') && kind <= QLatin1Char('z') &&
           std::all_of(text.begin() + 1, text.end(), isDigit);
}

}  // namespace

JournalRecordModel::JournalRecordModel(QObject* parent) : SessionTable(fieldColumns(), parent)
{
    keepNoTexts();
}

SessionFollower::Connections JournalRecordModel::listenTo(Session& session)
{
    return {connect(&session.desk(), &Desk::opened, this, [this] { setRecordIndex(0); })};
}

void JournalRecordModel::setRecordIndex(qreal index)
{
    if (qFuzzyCompare(m_recordIndex + 1, index + 1))
        return;
    m_recordIndex = index;
    emit recordIndexChanged();
    refresh();
}

void JournalRecordModel::clear()
{
    m_fields.clear();
    for (QString* text : {&m_title, &m_subject, &m_indexText, &m_timeText, &m_actor, &m_hash,
                          &m_previousHash, &m_head, &m_decisionsText, &m_problem,
                          &m_problemCode})
        text->clear();
}

void JournalRecordModel::reword()
{
    clear();
    if (m_session != nullptr && m_session->ready() && m_recordIndex >= 1) {
        const auto index = static_cast<std::uint64_t>(m_recordIndex);
        const auto done = m_session->desk().present().journal().read(
            index, index, [this](const JournalRecord& record) {
                read(record);
                return false;
            });
        if (!done) {
            m_problem = engineSentence(done.error().message);
            m_problemCode = errorCodeText(done.error().code);
        }
    }
}

void JournalRecordModel::refresh()
{
    reword();
    setTotal(static_cast<int>(m_fields.size()));
    emit refreshed();
}

void JournalRecordModel::read(const JournalRecord& record)
{
    const Envelope& envelope = record.envelope;
    m_title = eventTitle(envelope.event);
    m_subject = eventSubject(envelope.event);
    m_indexText = Figures::count(envelope.index);
    m_timeText = Figures::time(envelope.at);
    m_actor = toText(envelope.actor);
    m_hash = toText(record.hash.hex());
    m_previousHash = toText(record.previous.hex());
    m_head = QStringLiteral("%1:%2").arg(QString::number(envelope.index), m_hash);
    const auto line = envelopeToJson(envelope);
    if (!line) {
        m_problem = engineSentence(line.error().message);
        m_problemCode = errorCodeText(line.error().code);
        return;
    }
    const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(*line)).object();
    const QJsonObject event = object[QStringLiteral("event")].toObject();
    // An event is one member, named for what it is; its own members are the fields.
    for (auto member = event.begin(); member != event.end(); ++member) {
        if (member->isObject())
            addFields({}, *member);
        else
            addFields(member.key(), *member);
    }
    addDecisions(record);
    if (m_fields.size() >= fieldsMax)
        add(tr("and more"), tr("estatectl journal export shows every field"), {});
}

void JournalRecordModel::add(const QString& name, const QString& value, const QString& exact,
                             bool isId)
{
    m_fields.push_back({name, value, exact, isId});
}

void JournalRecordModel::addFields(const QString& name, const QJsonValue& value)
{
    if (m_fields.size() >= fieldsMax)
        return;
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto member = object.begin(); member != object.end(); ++member)
            addFields(name.isEmpty() ? member.key()
                                     : QStringLiteral("%1.%2").arg(name, member.key()),
                      *member);
        return;
    }
    if (value.isArray()) {
        const QJsonArray array = value.toArray();
        if (array.isEmpty())
            add(name, tr("none"), {});
        for (qsizetype at = 0; at < array.size(); ++at)
            addFields(QStringLiteral("%1[%2]").arg(name).arg(at), array.at(at));
        return;
    }
    if (value.isBool()) {
        add(name, value.toBool() ? tr("yes") : tr("no"),
            value.toBool() ? QStringLiteral("true") : QStringLiteral("false"));
        return;
    }
    const QString text = value.toVariant().toString();
    const QString digest = digestHex(text);
    if (!digest.isEmpty())
        add(name, digest.left(12), digest, true);
    else
        add(name, text.isEmpty() ? tr("empty") : readable(name, text), text, isEstateId(text));
}

void JournalRecordModel::addDecisions(const JournalRecord& record)
{
    if (record.decisions.empty()) {
        m_decisionsText = tr("It caused no decisions.");
        return;
    }
    const Workspace& workspace = m_session->desk().present();
    const auto effects = workspace.decisionsOf(record);
    if (!effects) {
        m_decisionsText = engineSentence(effects.error().message);
        return;
    }
    if (!effects->plan) {
        m_decisionsText = tr("It changed nothing: what it says was so already.");
        return;
    }
    const PlanResult& plan = *effects->plan;
    m_decisionsText =
        tr("Decided by planner version %1. Groups: %2, placements: %3, resizes: %4, snapshots: %5")
            .arg(QString::number(record.plannerVersion), Figures::count(plan.groups.size()),
                 Figures::count(plan.placements.size()), Figures::count(plan.resizes.size()),
                 Figures::count(plan.snapshots.size()));
    const Catalog& catalog = workspace.state().catalog();
    for (const GroupDecision& group : plan.groups) {
        if (m_fields.size() >= fieldsMax)
            return;
        const QString status = decisionStatusText(decisionStatus(group));
        const QString text =
            group.destination.valid()
                ? tr("%1: to %2. %3")
                      .arg(status, toText(catalog.region(group.destination).id),
                           reasonSentence(workspace.state(), group))
                : tr("%1. %2").arg(status, reasonSentence(workspace.state(), group));
        add(QStringLiteral("decision.%1").arg(toText(groupId(catalog, group))), text, text);
    }
}

void JournalRecordModel::copyHead() const
{
    QGuiApplication::clipboard()->setText(m_head);
}

QString JournalRecordModel::heading(int column) const
{
    return column == FieldColumn ? tr("Field") : tr("Value");
}

QString JournalRecordModel::cellText(int item, int column) const
{
    const Field& field = m_fields[static_cast<std::size_t>(item)];
    return column == FieldColumn ? field.name : field.value;
}

QString JournalRecordModel::exactText(int item, int column) const
{
    const Field& field = m_fields[static_cast<std::size_t>(item)];
    return column == FieldColumn ? field.name : field.exact;
}

bool JournalRecordModel::isId(int item, int column) const
{
    return column == FieldColumn || m_fields[static_cast<std::size_t>(item)].isId;
}
