#include "models/timeline_model.h"

#include <algorithm>
#include <map>
#include <utility>

#include "models/language.h"
#include "models/reason_words.h"
#include "models/words.h"

using namespace estate;

TimelineModel::TimelineModel(Desk* desk, QObject* parent) : RowListModel(parent), m_desk(desk)
{
    Language::instance()->follow(this);
}

QHash<int, QByteArray> TimelineModel::roleNames() const
{
    return {{LabelRole, "label"},
            {KindRole, "kind"},
            {RegionIdRole, "regionId"},
            {GroupsRole, "groups"},
            {MissedRole, "missed"},
            {LastCompletionTextRole, "lastCompletionText"},
            {AccessibleTextRole, "accessibleText"}};
}

QVariant TimelineModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case LabelRole: return labelOf(row);
    case KindRole: {
        static const QStringList names{QStringLiteral("queue"), QStringLiteral("held"),
                                       QStringLiteral("short"), QStringLiteral("deferred")};
        return names.at(static_cast<int>(row.kind));
    }
    case RegionIdRole: return row.regionId;
    case GroupsRole: return static_cast<int>(row.bars.size());
    case MissedRole: return row.missed;
    case LastCompletionTextRole: return lastCompletionText(row);
    case AccessibleTextRole: return rowText(row);
    default: return {};
    }
}

QString TimelineModel::labelOf(const Row& row) const
{
    switch (row.kind) {
    case Kind::queue: return row.regionId;
    case Kind::held: return tr("%1 held").arg(row.regionId);
    case Kind::capacityShort: return tr("%1 short").arg(row.regionId);
    case Kind::deferred: return tr("%1 deferred").arg(row.regionId);
    }
    return {};
}

QString TimelineModel::lastCompletionText(const Row& row) const
{
    if (row.kind != Kind::queue || row.bars.empty())
        return {};
    const auto last =
        std::max_element(row.bars.begin(), row.bars.end(),
                         [](const Bar& a, const Bar& b) { return a.completion < b.completion; });
    const auto& decision = m_preview->plan.groups[static_cast<std::size_t>(last->decision)];
    return afterLossText(decision.timing->completion, m_preview->at);
}

QString TimelineModel::rowText(const Row& row) const
{
    const int groups = static_cast<int>(row.bars.size());
    if (row.kind != Kind::queue)
        return tr("%1: %n group(s)", nullptr, groups).arg(labelOf(row));
    return tr("Queue of %1: %n group(s), RTO missed: %2, the last completes at %3", nullptr, groups)
        .arg(row.regionId)
        .arg(row.missed)
        .arg(lastCompletionText(row));
}

QString TimelineModel::barText(const Bar& bar) const
{
    const auto& decision = m_preview->plan.groups[static_cast<std::size_t>(bar.decision)];
    const QString group = toText(groupId(m_desk->catalog(), decision));
    const QString application = toText(m_desk->catalog().application(decision.application).id);
    if (!decision.timing)
        return tr("%1 of %2: %3")
            .arg(group, application, reasonSentence(m_desk->state(), decision));
    const RecoveryTiming& timing = *decision.timing;
    return tr("%1 of %2: starts %3, completes %4, deadline %5, %6")
        .arg(group, application, afterLossText(timing.queueStart, m_preview->at),
             afterLossText(timing.completion, m_preview->at),
             afterLossText(timing.deadline, m_preview->at),
             slackText(timing.completion, timing.deadline));
}

QString TimelineModel::barName(const Row& row, const Bar& bar) const
{
    const auto& decision = m_preview->plan.groups[static_cast<std::size_t>(bar.decision)];
    if (row.kind != Kind::queue || !decision.timing)
        return tr("%1, %2").arg(labelOf(row), barText(bar));
    const RecoveryTiming& timing = *decision.timing;
    const QString start = afterLossText(timing.queueStart, m_preview->at);
    const QString completion = afterLossText(timing.completion, m_preview->at);
    const QString deadline = afterLossText(timing.deadline, m_preview->at);
    const QString group = toText(groupId(m_desk->catalog(), decision));
    if (bar.missed)
        return tr("Queue of %1, %2: start %3, completion %4, deadline %5, missed by %6")
            .arg(row.regionId, group, start, completion, deadline,
                 Figures::duration(timing.completion.since(timing.deadline)));
    return tr("Queue of %1, %2: start %3, completion %4, deadline %5, met by %6")
        .arg(row.regionId, group, start, completion, deadline,
             Figures::duration(timing.deadline.since(timing.completion)));
}

QString TimelineModel::lateText(const Bar& bar) const
{
    const auto& decision = m_preview->plan.groups[static_cast<std::size_t>(bar.decision)];
    return decision.timing
               ? Figures::signedSlack(decision.timing->completion, decision.timing->deadline)
               : QString();
}

Timestamp TimelineModel::startedAt() const
{
    return m_preview == nullptr ? Timestamp{} : m_preview->at;
}

std::vector<TimelineModel::Row> TimelineModel::makeRows() const
{
    std::map<std::pair<Kind, RegionIndex>, Row> rows;
    const Timestamp loss = m_preview->at;
    for (std::size_t at = 0; at < m_preview->plan.groups.size(); ++at) {
        const GroupDecision& decision = m_preview->plan.groups[at];
        Kind kind = Kind::queue;
        if (decision.outcome == Outcome::hold)
            kind = Kind::held;
        else if (decision.outcome == Outcome::defer)
            kind = decision.reason == Reason::capacityShort ? Kind::capacityShort : Kind::deferred;
        const RegionIndex region = kind == Kind::queue ? decision.destination : decision.source;
        Row& row = rows[{kind, region}];
        row.kind = kind;
        row.regionId = toText(m_desk->catalog().region(region).id);
        Bar bar;
        bar.decision = static_cast<int>(at);
        bar.deadline = secondsAfter(decision.deadline, loss);
        if (decision.timing) {
            bar.start = secondsAfter(decision.timing->queueStart, loss);
            bar.fillEnd = secondsAfter(decision.timing->queueStart + decision.timing->fill, loss);
            bar.completion = secondsAfter(decision.timing->completion, loss);
            bar.missed = !decision.timing->rtoMet;
            row.missed += bar.missed ? 1 : 0;
        }
        row.bars.push_back(bar);
    }
    std::vector<Row> ordered;
    for (auto& [key, row] : rows) {
        std::stable_sort(row.bars.begin(), row.bars.end(),
                         [](const Bar& a, const Bar& b) { return a.start < b.start; });
        ordered.push_back(std::move(row));
    }
    return ordered;
}

void TimelineModel::setPreview(std::shared_ptr<const Preview> preview)
{
    const int before = count();
    if (before > 0) {
        beginRemoveRows({}, 0, before - 1);
        m_rows.clear();
        endRemoveRows();
    }
    m_preview = std::move(preview);
    m_endSeconds = 0;
    qreal lastDeadline = 0;
    if (m_preview != nullptr) {
        std::vector<Row> rows = makeRows();
        for (const Row& row : rows) {
            for (const Bar& bar : row.bars) {
                m_endSeconds = std::max({m_endSeconds, bar.completion, bar.deadline});
                lastDeadline = std::max(lastDeadline, bar.deadline);
            }
        }
        if (!rows.empty()) {
            beginInsertRows({}, 0, static_cast<int>(rows.size()) - 1);
            m_rows = std::move(rows);
            endInsertRows();
        }
    }
    const bool farBeyond = lastDeadline > 0 && m_endSeconds > 2 * lastDeadline;
    m_focusSeconds = farBeyond ? lastDeadline * 1.25 : m_endSeconds;
    if (before != count())
        emit countChanged();
    emit endSecondsChanged();
    emit barsChanged();
}
