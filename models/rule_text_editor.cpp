#include "models/rule_text_editor.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <algorithm>
#include <utility>

#include "engine/rules/rule_check.h"
#include "models/language.h"
#include "models/rule_words.h"
#include "models/typed_text.h"
#include "models/words.h"

using namespace estate;

namespace {

// Between two keystrokes of somebody who types on.
constexpr int typingPauseMs = 250;
// In front of what people type, so that it is a whole text.
const QString headLine = QStringLiteral("estate-rules 1\n");

// A whole file has its own.
QString wholeText(const QString& typed)
{
    static const QRegularExpression head(QStringLiteral("^estate-rules\\b"),
                                         QRegularExpression::MultilineOption);
    return typed.contains(head) ? typed : headLine + typed;
}

}  // namespace

RuleTextEditor::RuleTextEditor(RuleWork* work, QObject* parent) : QObject(parent), m_work(work)
{
    Language::instance()->follow(this);
    m_timer.setSingleShot(true);
    m_timer.setInterval(typingPauseMs);
    connect(&m_timer, &QTimer::timeout, this, &RuleTextEditor::check);
    connect(work, &RuleWork::changed, this, &RuleTextEditor::follow);
    connect(work, &RuleWork::moved, this, [this] {
        if (m_status == QLatin1String("typing") && !m_work->desk()->inPast())
            m_timer.start();
    });
    connect(this, &RuleTextEditor::textChanged, this, &RuleTextEditor::placeChanged);
}

RuleTextEditor::~RuleTextEditor()
{
    if (m_timer.isActive())
        keepTyped();
}

void RuleTextEditor::show(std::vector<BlockKey> keys)
{
    // What can be kept of the last one is kept.
    if (m_timer.isActive())
        check();
    m_keys = std::move(keys);
    m_offered = false;
    m_offeredField.clear();
    load();
    emit scopeChanged();
}

void RuleTextEditor::offer(const QString& text, std::vector<BlockKey> keys)
{
    if (m_timer.isActive())
        check();
    m_timer.stop();
    m_keys = std::move(keys);
    m_offered = true;
    m_kept.clear();
    m_journal = TypedText::journalOf(*m_work->desk());
    // In place of blocks it comes from a file, which is still there.
    const QString first = text.section(QLatin1Char(' '), 0, 0);
    m_offeredField = m_keys.empty() ? QStringLiteral("rules/new ") + first : QString();
    const QString typed = TypedText::kept(m_journal, m_offeredField);
    m_text = typed.isEmpty() ? text : typed;
    m_tooLong = m_text.count(QLatin1Char('\n')) > linesMax;
    emit scopeChanged();
    emit textChanged();
    m_timer.start();
    setStatus(QStringLiteral("typing"));
}

// Somebody undid, resolved a conflict, or other rules were opened.
void RuleTextEditor::follow()
{
    if (m_saving || m_offered)
        return;
    if (m_timer.isActive())
        keepTyped();
    const auto gone = [this](const BlockKey& key) { return m_work->shown().find(key) == nullptr; };
    std::erase_if(m_keys, gone);
    load();
    emit scopeChanged();
}

void RuleTextEditor::load()
{
    m_timer.stop();
    std::string text;
    for (const BlockKey& key : m_keys) {
        const RuleBlock* block = m_work->shown().find(key);
        if (block == nullptr)
            continue;
        if (!text.empty())
            text += '\n';
        text += blockText(*block);
    }
    m_tooLong = std::count(text.begin(), text.end(), '\n') > linesMax;
    m_kept = m_tooLong ? QString() : toText(text);
    if (m_text != m_kept) {
        m_text = m_kept;
        emit textChanged();
    }
    m_problems.setProblems({}, 0);
    setStatus(QString());
    recallTyped();
}

// By its blocks; many of them by their digest.
QString RuleTextEditor::fieldOf() const
{
    if (m_offered)
        return m_offeredField;
    if (m_keys.empty() || m_tooLong)
        return {};
    std::string names;
    for (const BlockKey& key : m_keys)
        names += blockKeyText(key).toStdString() + '\n';
    return m_keys.size() == 1
               ? QStringLiteral("rules/") + blockKeyText(m_keys.front())
               : QStringLiteral("rules/many ") +
                     QString::fromLatin1(QCryptographicHash::hash(QByteArray::fromStdString(names),
                                                                  QCryptographicHash::Sha256)
                                             .toHex()
                                             .left(16));
}

void RuleTextEditor::keepTyped() const
{
    TypedText::keep(m_journal, fieldOf(), pending() ? m_text : QString());
}

void RuleTextEditor::forgetTyped() const
{
    TypedText::keep(m_journal, fieldOf(), {});
}

// It comes back as it was left, marked with what is wrong; nothing is written into a draft by that.
void RuleTextEditor::recallTyped()
{
    if (!TypedText::keeping() || !m_work->desk()->isOpen())
        return;
    m_journal = TypedText::journalOf(*m_work->desk());
    const QString typed = TypedText::kept(m_journal, fieldOf());
    if (typed.isEmpty() || typed == m_text)
        return;
    m_text = typed;
    emit textChanged();
    setStatus(look().problems.empty() ? QStringLiteral("recalled") : QStringLiteral("wrong"));
}

QString RuleTextEditor::title() const
{
    if (m_keys.size() == 1)
        return blockTitle(m_keys.front());
    if (m_keys.empty())
        return m_offered ? tr("A new rule") : QString();
    return tr("%n block(s) as text", nullptr, static_cast<int>(m_keys.size()));
}

QString RuleTextEditor::tooLongText() const
{
    return tr("A text field takes %1 lines at once. Filter the table to edit these as text, or "
              "export the rules to a file.")
        .arg(Figures::count(linesMax));
}

QString RuleTextEditor::statusText() const
{
    if (m_status == QLatin1String("typing"))
        return tr("Not checked yet");
    if (m_status == QLatin1String("saved"))
        return tr("Kept in the draft %1").arg(m_work->draftName());
    if (m_status == QLatin1String("wrong"))
        return tr("%n problem(s): not in the draft yet, and not lost", nullptr, m_problems.count());
    if (m_status == QLatin1String("refused"))
        return tr("Refused: not in the draft, and not lost");
    if (m_status == QLatin1String("recalled"))
        return tr("Typed before and not in the draft yet: go on typing, or Ctrl+Z drops it");
    return m_work->draftName().isEmpty() ? tr("As approved") : tr("As in the draft");
}

void RuleTextEditor::setStatus(const QString& status)
{
    m_status = status;
    emit statusChanged();
}

void RuleTextEditor::setText(const QString& text)
{
    if (m_text == text)
        return;
    m_text = text;
    emit textChanged();
    m_timer.start();
    setStatus(QStringLiteral("typing"));
}

QString RuleTextEditor::lineNumbers() const
{
    QString numbers = QStringLiteral("1");
    const auto lines = m_text.count(QLatin1Char('\n'));
    for (qsizetype line = 1; line <= lines; ++line)
        numbers += QLatin1Char('\n') + QString::number(line + 1);
    return numbers;
}

bool RuleTextEditor::pending() const
{
    return m_text != m_kept;
}

void RuleTextEditor::revert()
{
    forgetTyped();
    m_offered = false;
    load();
    emit scopeChanged();
}

// What is shown, with the text in place of its blocks.
RuleBook RuleTextEditor::bookWith(const RuleBook& read) const
{
    RuleBook book = m_work->shown();
    for (const BlockKey& key : m_keys)
        book.remove(key);
    for (const auto& [key, block] : read.blocks())
        book.put(*block);
    return book;
}

std::vector<RuleProblem> RuleTextEditor::problemsOf(const Looked& looked) const
{
    const ReadRules& read = looked.read;
    if (!read.problems.empty())
        return read.problems;
    std::vector<RuleProblem> problems;
    for (const auto& [key, block] : read.book.blocks()) {
        const bool own = std::find(m_keys.begin(), m_keys.end(), key) != m_keys.end();
        if (!own && m_work->shown().find(key) != nullptr)
            problems.push_back({ErrorCode::duplicateId,
                                read.places.find(key, RuleLine()),
                                "",
                                tr("%1 is there already. Choose another id, or edit that one.")
                                    .arg(blockTitle(key))
                                    .toStdString(),
                                {}});
    }
    if (!problems.empty())
        return problems;
    const EstateState& state = m_work->desk()->state();
    const RulesInForce approved{state.rules(), m_work->desk()->workspace().approvedRules()};
    return checkRules(state.catalog(), approved, looked.book, read.places);
}

// What is wrong with the text, which is shown then.
RuleTextEditor::Looked RuleTextEditor::look()
{
    const QString whole = wholeText(m_text);
    Looked looked;
    looked.read = readRules(whole.toStdString());
    looked.book = bookWith(looked.read.book);
    const std::uint32_t headLines = whole.size() > m_text.size() ? 1 : 0;
    looked.problems = problemsOf(looked);
    m_problems.setProblems(looked.problems, headLines);
    return looked;
}

bool RuleTextEditor::check()
{
    m_timer.stop();
    if (!active() || !m_work->desk()->isOpen())
        return false;
    // It waits until the present is shown again.
    if (m_work->desk()->inPast()) {
        keepTyped();
        return false;
    }
    const Looked looked = look();
    if (!looked.problems.empty()) {
        keepTyped();
        setStatus(QStringLiteral("wrong"));
        return false;
    }
    const auto changes = changesBetween(m_work->shown(), looked.book);
    std::vector<BlockKey> keys;
    for (const auto& [key, block] : looked.read.book.blocks())
        keys.push_back(key);
    const QString label = keys.size() == 1
                              ? blockKeyText(keys.front())
                              : tr("%n block(s)", nullptr, static_cast<int>(changes.size()));
    m_saving = true;
    const bool kept = m_work->edit(label, changes);
    m_saving = false;
    if (!kept) {
        keepTyped();
        setStatus(QStringLiteral("refused"));
        return false;
    }
    forgetTyped();
    m_kept = m_text;
    m_offered = false;
    m_keys = std::move(keys);
    setStatus(changes.empty() ? QString() : QStringLiteral("saved"));
    emit scopeChanged();
    emit saved();
    return true;
}

int RuleTextEditor::offsetOf(int line, int column) const
{
    qsizetype start = 0;
    for (int at = 1; at < line; ++at) {
        const qsizetype end = m_text.indexOf(QLatin1Char('\n'), start);
        if (end < 0)
            break;
        start = end + 1;
    }
    const qsizetype end = m_text.indexOf(QLatin1Char('\n'), start);
    const qsizetype last = end < 0 ? m_text.size() : end;
    return static_cast<int>(std::min<qsizetype>(last, start + std::max(column, 1) - 1));
}

void RuleTextEditor::setCursor(int cursor)
{
    if (std::exchange(m_cursor, cursor) != cursor)
        emit placeChanged();
}

QString RuleTextEditor::placeText() const
{
    const QString before = m_text.left(m_cursor);
    const auto line = before.count(QLatin1Char('\n')) + 1;
    const auto column = before.size() - (before.lastIndexOf(QLatin1Char('\n')) + 1) + 1;
    return tr("Line %1, column %2").arg(line).arg(column);
}
