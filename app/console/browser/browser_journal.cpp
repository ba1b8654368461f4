#include "app/console/browser/browser_journal.h"

#include <cstdlib>
#include <memory>
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

constexpr const char* keptPath = "/journal/kept.journal";

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

BrowserJournal::BrowserJournal(Session* session) : m_session(session)
{
    listener = this;
    estateKeeperListen(&BrowserJournal::heardKept, &BrowserJournal::heardFailure);
    connect(&session->desk(), &Desk::headMoved, this, &BrowserJournal::markHead);
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
                              .arg(QString::fromUtf8(problem.get())));
        return;
    }
    const QString path = QString::fromLatin1(keptPath);
    if (estateKeeperWrites() == 0) {
        m_session->openForLooking(path);
        return;
    }
    const bool restored = estateKeeperRestored() != 0;
    m_files.emplace(keptPath, static_cast<std::uint64_t>(estateKeeperLast()), handToKeeper);
    if (!m_session->openJournal(path, source))
        return;
    Workspace& workspace = m_session->desk().present();
    workspace.awaitKeeping(restored ? workspace.journal().head().index : 0);
    markHead();
    emit m_session->desk().headMoved();
}

bool BrowserJournal::isOpen()
{
    return m_files && m_session->ready() &&
           m_session->desk().present().journal().path() == keptPath;
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
    if (index > 0 && isOpen())
        m_session->desk().noteKept(index);
}

void BrowserJournal::heardFailure(const char* text)
{
    if (listener == nullptr)
        return;
    listener->m_session->refuse(
        tr("The browser could not keep the journal: %1. Records that are pending will be gone when "
           "the page is closed, and nothing more is kept. Make room, then load the page again.")
            .arg(QString::fromUtf8(text)));
}
