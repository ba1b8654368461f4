#include "models/source_model.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "models/export_status.h"
#include "models/operator_files.h"
#include "models/slice.h"
#include "models/words.h"

using namespace estate;

namespace {

constexpr std::uint64_t recordsPerStep = 32;

std::vector<TableModel::Column> factColumns()
{
    return {{QStringLiteral("fact"), 112}, {QStringLiteral("value"), 240, false, false, true}};
}

QString pathOf(const QUrl& file)
{
    return file.isLocalFile() ? file.toLocalFile() : file.toString();
}

QString agoText(Timestamp at, Timestamp now)
{
    const Duration age = now.since(std::min(at, now));
    return age.value < nanosecondsPerSecond ? SourceModel::tr("now")
                                            : SourceModel::tr("%1 ago").arg(wholeSecondsText(age));
}

}  // namespace

SourceModel::SourceModel(QObject* parent) : SessionTable(factColumns(), parent)
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &SourceModel::workOn);
}

SessionFollower::Connections SourceModel::listenTo(Session& session)
{
    Connections made = SessionTable::listenTo(session);
    // The journal that is worked on is closed then.
    made.push_back(connect(&session.desk(), &Desk::aboutToReplace, this, &SourceModel::cancelWork));
    made.push_back(connect(&session.desk(), &Desk::headMoved, this, &SourceModel::refresh));
    return made;
}

void SourceModel::reword()
{
    m_facts.clear();
    if (m_session != nullptr && m_session->ready()) {
        addEstate();
        addFile();
        addChain();
        addImages();
    }
}

void SourceModel::refresh()
{
    reword();
    setTotal(static_cast<int>(m_facts.size()));
    emit refreshed();
}

void SourceModel::add(const QString& name, const QString& value, const QString& exact,
                      bool isDigest)
{
    m_facts.push_back({name, value, exact.isEmpty() ? value : exact, isDigest});
}

bool SourceModel::isId(int item, int column) const
{
    return column == ValueColumn && m_facts[static_cast<std::size_t>(item)].isDigest;
}

void SourceModel::addEstate()
{
    const EstateSource& source = workspace().source();
    add(tr("Estate"), m_session->estateTitle());
    add(tr("Comes from"), originText());
    if (source.origin == EstateOrigin::federal) {
        add(tr("Graph"), m_session->graphText());
        add(tr("Profile"),
            source.profile.empty() ? tr("the defaults") : tr("own assumptions, kept in record 1"));
    }
    add(tr("Scale"), m_session->scaleText());
}

void SourceModel::addFile()
{
    const Journal& journal = workspace().journal();
    if (!m_session->keepsFile()) {
        add(tr("Journal"), tr("in memory: nothing is kept when the console ends"));
        return;
    }
    add(tr("Journal"), m_session->journalText());
    const QString path = toText(journal.path());
    const auto size = static_cast<std::uint64_t>(std::max<qint64>(0, QFileInfo(path).size()));
    const auto ahead = static_cast<std::uint64_t>(
        std::max<qint64>(0, QFileInfo(path + QStringLiteral("-wal")).size()));
    add(tr("Size"),
        ahead == 0
            ? Figures::bytes(size)
            : tr("%1, and %2 of write-ahead log").arg(Figures::bytes(size), Figures::bytes(ahead)),
        Figures::bytesExact(size + ahead));
}

void SourceModel::addChain()
{
    const Journal& journal = workspace().journal();
    const Timestamp last = workspace().lastTimestamp();
    if (const auto versions = journal.formatVersions(); versions && !versions->empty()) {
        const Journal::FormatVersion& format = versions->back();
        add(tr("Format"), format.since == 0 ? tr("version %1").arg(format.version)
                                            : tr("version %1, since record %2")
                                                  .arg(QString::number(format.version),
                                                       Figures::count(format.since)));
    }
    const JournalHead base = journal.base();
    if (base.index > 0)
        add(tr("Begins"), tr("behind record %1: it was compacted").arg(Figures::count(base.index)));
    Digest genesis = base.hash;
    if (base.index == 0)
        static_cast<void>(journal.read(1, 1, [&genesis](const JournalRecord& record) {
            genesis = record.hash;
            return false;
        }));
    add(base.index == 0 ? tr("Genesis") : tr("Base"), toText(genesis.brief()),
        toText(genesis.hex()), true);
    const JournalHead head = journal.head();
    add(tr("Head"), tr("%1:%2").arg(QString::number(head.index), toText(head.hash.brief())),
        tr("%1:%2").arg(QString::number(head.index), toText(head.hash.hex())),
        true);
    add(tr("Durable"), tr("up to record %1").arg(Figures::count(journal.durableIndex())));
    add(tr("Last event"), Figures::time(last), Figures::timeExact(last));
}

void SourceModel::addImages()
{
    const Journal& journal = workspace().journal();
    const auto images = journal.images();
    if (!images || images->empty()) {
        add(tr("Image"), tr("none yet: opening replays every record"));
    } else {
        const std::uint64_t newest = images->back();
        Timestamp taken = workspace().lastTimestamp();
        // The record behind it says when.
        static_cast<void>(
            journal.read(newest + 1, newest + 1, [&taken](const JournalRecord& record) {
                taken = record.envelope.at;
                return false;
            }));
        add(tr("Image"),
            tr("behind record %1, taken %2; %3 kept")
                .arg(Figures::count(newest), agoText(taken, m_session->desk().now()),
                     Figures::count(images->size())),
            Figures::timeExact(taken));
    }
    const CheckpointRef& checkpoint = workspace().state().checkpoint();
    add(tr("Checkpoint"),
        checkpoint.epoch == 0
            ? tr("none yet: no cut needed one")
            : tr("epoch %1, root %2")
                  .arg(Figures::count(checkpoint.epoch), toText(checkpoint.root.brief())),
        checkpoint.epoch == 0 ? QString() : toText(checkpoint.root.hex()));
}

QString SourceModel::originText() const
{
    if (m_session == nullptr || !m_session->ready())
        return {};
    switch (workspace().source().origin) {
    case EstateOrigin::federal:
        return tr("built-in projection, 1 representative to about %1")
            .arg(Figures::count(workspace().source().denominator));
    case EstateOrigin::fourRegion: return tr("built-in estate of the tutorial");
    case EstateOrigin::empty: return tr("described by its events");
    }
    return {};
}

QString SourceModel::obstacle() const
{
    if (m_session == nullptr || !m_session->ready())
        return tr("No journal is open.");
    if (m_session->inPast())
        return tr("An earlier moment is looked at. Go back to now first.");
    if (workspace().journal().readOnly())
        return tr("The journal is open for looking only.");
    return workspace().proposals().executing() == nullptr
               ? QString()
               : tr("A proposal is being executed. Finish or abort it first.");
}

QUrl SourceModel::folder() const
{
    if (m_session == nullptr || !m_session->keepsFile())
        return {};
    return QUrl::fromLocalFile(QFileInfo(toText(workspace().journal().path())).absolutePath());
}

QString SourceModel::copyName() const
{
    if (m_session == nullptr || !m_session->ready())
        return {};
    return QStringLiteral("estate-%1.journal").arg(workspace().journal().head().index);
}

QUrl SourceModel::keptElsewhere() const
{
    const FilePort* port = OperatorFiles::instance()->port();
    if (port == nullptr || m_session == nullptr || !m_session->ready() ||
        port->keptJournal() == toText(workspace().journal().path()))
        return {};
    return port->keptJournal().isEmpty() ? QUrl() : QUrl::fromLocalFile(port->keptJournal());
}

void SourceModel::begin(const QString& text)
{
    m_workText = text;
    m_workProgress = 0;
    m_timer.start();
    emit workChanged();
}

void SourceModel::takeImage()
{
    if (m_timer.isActive() || !obstacle().isEmpty())
        return;
    begin(tr("Taking an image of the estate…"));
}

void SourceModel::compactTo(const QUrl& file)
{
    if (m_timer.isActive() || !obstacle().isEmpty())
        return;
    Desk& desk = m_session->desk();
    m_compactedFile = pathOf(file);
    auto compaction = Compaction::begin(desk.present(), m_compactedFile.toStdString(),
                                        desk.operatorName().toStdString(), desk.now());
    if (!compaction)
        return desk.reportOfFile(compaction.error());
    m_compaction.emplace(std::move(*compaction));
    begin({});
    sayWork();
}

void SourceModel::copyTo(const QUrl& file)
{
    if (m_session == nullptr || !m_session->ready())
        return;
    const QString path = pathOf(file);
    auto copied = workspace().journal().copyTo(path.toStdString());
    if (copied)
        copied = OperatorFiles::instance()->handOut(path);
    if (!copied)
        return m_session->desk().reportOfFile(copied.error());
    m_session->desk().announce(tr("A copy of the journal was saved as %1.")
                                   .arg(OperatorFiles::instance()->shownName(path)));
}

Result<bool> SourceModel::workOnce()
{
    Desk& desk = m_session->desk();
    return m_compaction ? m_compaction->step(recordsPerStep, desk.now())
                        : desk.present().stepImage(desk.now());
}

void SourceModel::workOn()
{
    Desk& desk = m_session->desk();
    const std::uint64_t before = desk.present().journal().head().index;
    QElapsedTimer elapsed;
    elapsed.start();
    Result<bool> more = true;
    while (more && *more && elapsed.elapsed() < sliceMilliseconds)
        more = workOnce();
    // That a compaction was begun is journaled even when the new file can't be written.
    if (desk.present().journal().head().index != before)
        desk.noteEvents();
    if (more && *more)
        return sayWork();
    const bool compacted = m_compaction.has_value();
    endWork();
    if (compacted && more)
        if (const auto handed = OperatorFiles::instance()->handOut(m_compactedFile); !handed)
            more = tl::unexpected(handed.error());
    if (!more && compacted)
        desk.reportOfFile(more.error());
    else if (!more)
        desk.report(more.error());
    else if (compacted)
        desk.announce(tr("Compacted into %1; this journal stays as it is, the archive.")
                          .arg(OperatorFiles::instance()->shownName(m_compactedFile)));
    else
        desk.announce(tr("An image was taken: the next opening starts here."));
}

void SourceModel::cancelWork()
{
    if (!m_timer.isActive() || m_session == nullptr)
        return;
    m_session->desk().present().cancelImage();
    endWork();
}

void SourceModel::endWork()
{
    m_timer.stop();
    m_compaction.reset();
    m_workText.clear();
    emit workChanged();
    refresh();
}

void SourceModel::sayWork()
{
    if (!m_compaction)
        return;
    const CompactionProgress now = m_compaction->progress();
    m_workProgress =
        now.total == 0 ? 0 : static_cast<qreal>(now.done) / static_cast<qreal>(now.total);
    const QString file = OperatorFiles::instance()->shownName(m_compactedFile);
    const QString done = Figures::count(now.done);
    const QString total = Figures::count(now.total);
    switch (now.part) {
    case CompactionProgress::Part::verifying:
        m_workText = tr("Verifying the journal: %1 of %2 records").arg(done, total);
        break;
    case CompactionProgress::Part::image: m_workText = tr("Taking an image of the estate…"); break;
    case CompactionProgress::Part::copying:
        m_workText = tr("Compacting into %1: %2 of %3 records").arg(file, done, total);
        break;
    case CompactionProgress::Part::checking:
        m_workText = tr("Verifying %1: %2 of %3 records").arg(file, done, total);
        break;
    case CompactionProgress::Part::finished: break;
    }
    emit workChanged();
}

QString SourceModel::heading(int column) const
{
    return column == FactColumn ? tr("Fact") : tr("Value");
}

QString SourceModel::cellText(int item, int column) const
{
    const Fact& fact = m_facts[static_cast<std::size_t>(item)];
    return column == FactColumn ? fact.name : fact.value;
}

QString SourceModel::exactText(int item, int column) const
{
    const Fact& fact = m_facts[static_cast<std::size_t>(item)];
    return column == FactColumn ? fact.name : fact.exact;
}
