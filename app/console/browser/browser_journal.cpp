#include "app/console/browser/browser_journal.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <system_error>
#include <utility>

using namespace estate;

// journal_keeper.js. Numbers are doubles, which hold every count below 2^53.
extern "C" {
int estateKeeperWrites();
int estateKeeperRestored();
double estateKeeperLast();
char* estateKeeperProblem();
void estateKeeperListen(void (*kept)(double), void (*failed)(const char*));
void estateKeeperLength(const char* file, int exists, double bytes, double heldBlocks);
void estateKeeperBlock(const char* file, double number, const char* bytes, std::size_t count);
void estateKeeperKeep(double number);
}

namespace {

constexpr const char* journalPath = "/journal/kept.journal";

// There is one page, and it hears of one journal.
BrowserJournal* listener = nullptr;

void handToKeeper(const KeptPiece& piece)
{
    for (const KeptLength& length : piece.lengths) {
        const std::uint64_t held =
            length.heldBytes / keptBlockBytes + (length.heldBytes % keptBlockBytes != 0 ? 1 : 0);
        estateKeeperLength(length.file.c_str(), length.exists ? 1 : 0,
                           static_cast<double>(length.bytes), static_cast<double>(held));
    }
    for (const KeptBlock& block : piece.blocks)
        estateKeeperBlock(block.file.c_str(), static_cast<double>(block.number), block.bytes.data(),
                          block.bytes.size());
    estateKeeperKeep(static_cast<double>(piece.number));
}

}  // namespace

// What journal_keeper.js says by itself, in the language; a browser's own words stay as they are.
QString BrowserJournal::reasonText(const char* reason)
{
    const QString text = QString::fromUtf8(reason);
    if (text == QLatin1String("QuotaExceededError"))
        return tr("there is no room left for what this page keeps");
    if (text == QLatin1String("another page wrote to the journal"))
        return tr("another page wrote to the journal");
    if (text == QLatin1String("another version of this page is open"))
        return tr("another version of this page is open");
    if (text == QLatin1String("the browser gives no reason"))
        return tr("the browser gives no reason");
    return text;
}

BrowserJournal::BrowserJournal(Session* session) : m_session(session)
{
    listener = this;
    estateKeeperListen(&BrowserJournal::heardKept, &BrowserJournal::heardFailure);
    connect(&session->desk(), &Desk::headMoved, this, &BrowserJournal::markHead);
    connect(&session->desk(), &Desk::opened, this, &BrowserJournal::follow);
}

BrowserJournal::~BrowserJournal()
{
    estateKeeperListen(nullptr, nullptr);
    listener = nullptr;
}

void BrowserJournal::open(const EstateSource& source)
{
    const std::unique_ptr<char, decltype(&std::free)> problem(estateKeeperProblem(), &std::free);
    if (problem) {
        m_session->openInMemory(source);
        m_session->refuse(tr("This browser keeps no journal for this page: %1. What you do here is "
                             "gone when the page is closed.")
                              .arg(reasonText(problem.get())),
                          QStringLiteral("io-failure"));
        return;
    }
    const QString path = QString::fromLatin1(journalPath);
    if (estateKeeperWrites() == 0) {
        m_looks = true;
        m_session->openForLooking(path);
        return;
    }
    // What was restored was kept, every record of it.
    m_keptIndex = estateKeeperRestored() != 0 ? wholeLog : 0;
    m_files.emplace(journalPath, static_cast<std::uint64_t>(estateKeeperLast()), handToKeeper);
    m_session->openJournal(path, source);
}

bool BrowserJournal::reopen()
{
    const QString path = QString::fromLatin1(journalPath);
    if (isOpen())
        return true;
    return m_looks ? m_session->openForLooking(path) : m_session->openJournal(path, {});
}

QString BrowserJournal::keptPath() const
{
    return m_files || m_looks ? QString::fromLatin1(journalPath) : QString();
}

// It was opened: its records are pending until they are kept.
void BrowserJournal::follow()
{
    if (!isOpen())
        return;
    Workspace& workspace = m_session->desk().present();
    m_keptIndex = std::min(m_keptIndex, workspace.journal().head().index);
    workspace.awaitKeeping(m_keptIndex);
    markHead();
}

QString BrowserJournal::replaceObstacle() const
{
    if (m_looks)
        return tr("Another page of this browser writes to the journal; this one only looks at it, "
                  "and can't replace it. Close the other page, then load this one again.");
    if (m_failed)
        return tr("The browser could not keep the journal, so nothing can take its place. Make "
                  "room, then load the page again.");
    return {};
}

bool BrowserJournal::replace(const QString& path)
{
    if (!m_files)
        return m_session->openJournalFile(QUrl::fromLocalFile(path));
    // Nobody may have the files open while others take their place: a small estate stands in.
    EstateSource standIn;
    standIn.origin = EstateOrigin::fourRegion;
    if (!m_session->openInMemory(standIn))
        return false;
    if (!takePlace(path)) {
        m_session->refuse(tr("The file could not take the journal's place. Load the page again: "
                             "the journal that was kept is there."));
        return false;
    }
    // Pieces from before tell of records that are gone.
    m_marks.clear();
    m_keptIndex = 0;
    return m_session->openJournal(QString::fromLatin1(journalPath), {});
}

bool BrowserJournal::takePlace(const QString& path)
{
    std::error_code problem;
    for (const char* suffix : {"-wal", "-shm", "-journal"})
        std::filesystem::remove(std::string(journalPath) + suffix, problem);
    problem.clear();
    std::filesystem::rename(path.toStdString(), journalPath, problem);
    return !problem && m_files->handOverFile();
}

bool BrowserJournal::isOpen()
{
    return m_files && m_session->ready() &&
           m_session->desk().present().journal().path() == journalPath;
}

void BrowserJournal::markHead()
{
    if (!isOpen())
        return;
    const Journal& journal = m_session->desk().present().journal();
    const std::uint64_t index = journal.head().index;
    if (index > journal.durableIndex() && (m_marks.empty() || m_marks.back().index < index))
        m_marks.push_back({m_files->handedOver(), index});
}

void BrowserJournal::heardKept(double piece)
{
    if (listener != nullptr)
        listener->noteKept(static_cast<std::uint64_t>(piece));
}

void BrowserJournal::noteKept(std::uint64_t piece)
{
    std::uint64_t index = 0;
    for (; !m_marks.empty() && m_marks.front().piece <= piece; m_marks.pop_front())
        index = m_marks.front().index;
    if (index == 0)
        return;
    m_keptIndex = std::max(m_keptIndex, index);
    if (isOpen())
        m_session->desk().noteKept(index);
}

void BrowserJournal::heardFailure(const char* text)
{
    if (listener == nullptr)
        return;
    listener->m_failed = true;
    const QString said =
        tr("The browser could not keep the journal: %1. Records that are pending will be gone when "
           "the page is closed, and nothing more is kept. Make room, then load the page again.")
            .arg(reasonText(text));
    listener->m_session->desk().noteWriteFailure(said);
    listener->m_session->refuse(said, QStringLiteral("io-failure"));
}
