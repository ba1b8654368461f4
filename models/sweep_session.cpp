#include "models/sweep_session.h"

#include "models/export_status.h"
#include "models/language.h"
#include "models/slice.h"
#include "models/words.h"

using namespace estate;

namespace {

// Each time texts are laid out and the room is drawn anew, which would cost more than the slices.
constexpr qint64 tellEveryMilliseconds = 100;
constexpr std::uint32_t plansPerStep = 1;
// Before that an estimate would jump about.
constexpr qint64 estimateAfterMs = 400;

SweepKind engineKind(SweepSession::Kind kind)
{
    switch (kind) {
    case SweepSession::Regions: return SweepKind::regions;
    case SweepSession::Pairs: return SweepKind::regionPairs;
    case SweepSession::Sites: return SweepKind::sites;
    case SweepSession::SitePairs: return SweepKind::sitePairs;
    }
    return SweepKind::regions;
}

}  // namespace

SweepSession::SweepSession(QObject* parent) : SessionObject(parent)
{
    Language::instance()->follow(this);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &SweepSession::next);
}

SessionFollower::Connections SweepSession::listenTo(Session& session)
{
    return {connect(&session.desk(), &Desk::aboutToReplace, this, &SweepSession::clear),
            connect(&session.desk(), &Desk::eventsAppended, this, &SweepSession::staleTextChanged)};
}

void SweepSession::setKind(Kind kind)
{
    if (m_kind == kind)
        return;
    m_kind = kind;
    emit kindChanged();
}

void SweepSession::clear()
{
    m_timer.stop();
    m_sweep.reset();
    m_told = 0;
    m_workedMs = 0;
    emit cleared();
    emit progressChanged();
    emit staleTextChanged();
}

bool SweepSession::start()
{
    if (m_session == nullptr || !m_session->ready())
        return false;
    Desk& desk = m_session->desk();
    auto sweep =
        Sweep::make(desk.state(), engineKind(m_kind), desk.now(), desk.workspace().closedWindows());
    if (!sweep) {
        desk.report(sweep.error());
        return false;
    }
    clear();
    m_shownKind = m_kind;
    m_at = desk.now();
    m_stateIndex = desk.state().index();
    m_sweep.emplace(std::move(*sweep));
    emit cleared();
    resume();
    return true;
}

void SweepSession::resume()
{
    if (!m_sweep || m_sweep->finished() || running())
        return;
    m_sinceResume.start();
    m_timer.start();
    tellProgress();
}

void SweepSession::cancel()
{
    if (!running())
        return;
    m_timer.stop();
    m_workedMs += m_sinceResume.elapsed();
    tellProgress();
}

void SweepSession::next()
{
    QElapsedTimer elapsed;
    elapsed.start();
    const bool first = m_told == 0;
    bool more = true;
    while (more && elapsed.elapsed() < sliceMilliseconds) {
        more = m_sweep->step(plansPerStep);
        // What the views do with the rows is a part of the slice.
        const std::uint64_t before = m_told;
        m_told = done();
        emit rowsDone(before, m_told);
    }
    if (!more) {
        m_timer.stop();
        m_workedMs += m_sinceResume.elapsed();
    }
    if (first || !more || m_sinceTold.elapsed() >= tellEveryMilliseconds)
        tellProgress();
}

void SweepSession::tellProgress()
{
    m_sinceTold.start();
    emit progressChanged();
}

int SweepSession::unitCount() const
{
    return m_sweep ? static_cast<int>(m_sweep->units().size()) : 0;
}

QString SweepSession::unitId(int unit) const
{
    return unit < 0 || unit >= unitCount()
               ? QString()
               : toText(m_sweep->units()[static_cast<std::size_t>(unit)].id);
}

qint64 SweepSession::rowOf(int a, int b) const
{
    const int units = unitCount();
    if (a > b)
        std::swap(a, b);
    if (a < 0 || b >= units)
        return -1;
    qint64 row = a;
    if (a != b)
        row = qint64{units} + qint64{a} * (2 * qint64{units} - a - 1) / 2 + (b - a - 1);
    return row < static_cast<qint64>(done()) ? row : -1;
}

QStringList SweepSession::idsOf(const SweepRow& row) const
{
    QStringList ids{unitId(static_cast<int>(row.a))};
    if (row.b != SweepRow::none)
        ids << unitId(static_cast<int>(row.b));
    return ids;
}

bool SweepSession::restsOnStale(const SweepRow& row) const
{
    const auto stale = [this](std::uint32_t unit) {
        return unit < m_sweep->units().size() &&
               exportStatus(m_session->desk(), m_sweep->units()[unit].region).stale();
    };
    return m_session != nullptr && m_sweep && (stale(row.a) || stale(row.b));
}

qreal SweepSession::progress() const
{
    if (!m_sweep)
        return 0;
    const SweepProgress now = m_sweep->progress();
    return now.total == 0 ? 1 : static_cast<qreal>(now.done) / static_cast<qreal>(now.total);
}

QString SweepSession::progressText() const
{
    if (!m_sweep)
        return {};
    const SweepProgress now = m_sweep->progress();
    const QString done = Figures::count(now.done);
    const QString planned = Figures::count(now.planned);
    const QString composed = Figures::count(now.composed);
    if (now.done == now.total && ofPairs())
        return tr("%1 loss(es): %2 planned, %3 composed", nullptr, pluralOf(now.done))
            .arg(done, planned, composed);
    if (now.done == now.total)
        return tr("%1 loss(es) planned", nullptr, pluralOf(now.done)).arg(done);
    const QString total = Figures::count(now.total);
    if (!ofPairs())
        return tr("%1 of %2 loss(es)", nullptr, pluralOf(now.total)).arg(done, total);
    return tr("%1 of %2 loss(es): %3 planned, %4 composed", nullptr, pluralOf(now.total))
        .arg(done, total, planned, composed);
}

QString SweepSession::remainingText() const
{
    if (!m_sweep || finished())
        return {};
    if (!running())
        return tr("stopped");
    const SweepProgress now = m_sweep->progress();
    const qint64 worked = m_workedMs + m_sinceResume.elapsed();
    if (worked < estimateAfterMs || now.done == 0)
        return tr("estimating…");
    const auto left = static_cast<std::uint64_t>(worked) * (now.total - now.done) / now.done;
    // Whole seconds: a rounded guess shall not look like a measurement.
    const std::uint64_t wholeSeconds = (left + 999) / 1'000;
    return tr("about %1 left").arg(Figures::duration(seconds(wholeSeconds)));
}

QString SweepSession::staleText() const
{
    if (!m_sweep || m_session == nullptr || !m_session->ready())
        return {};
    const std::uint64_t now = m_session->desk().state().index();
    if (now == m_stateIndex)
        return {};
    return tr("The journal moved on from index %1 to %2 since this sweep. Run it again to see the "
              "estate as it is now.")
        .arg(Figures::count(m_stateIndex), Figures::count(now));
}
