// Some blocks of the rules as one text: checked while it is typed, and kept in the draft as soon as
// it says something that can be. What it takes out of the text leaves the rules; blocks that it was
// not given stay as they are. In QML: rules.editor for one block, rules.text for many
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QTimer>
#include <vector>

#include "models/rule_problem_model.h"
#include "models/rule_work.h"

class RuleTextEditor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a RulesSession")
    Q_PROPERTY(QString title READ title NOTIFY scopeChanged)
    // As typed. Setting it begins the check.
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)
    Q_PROPERTY(QString lineNumbers READ lineNumbers NOTIFY textChanged)  // one a line
    Q_PROPERTY(int blocks READ blocks NOTIFY scopeChanged)
    // There is something to edit: blocks, or a new text.
    Q_PROPERTY(bool active READ active NOTIFY scopeChanged)
    // More lines than a text field takes at once; text is empty then.
    Q_PROPERTY(bool tooLong READ tooLong NOTIFY scopeChanged)
    Q_PROPERTY(QString tooLongText READ tooLongText NOTIFY scopeChanged)
    // Stable: "" (as in the rules), typing, saved, wrong, refused, recalled (typed before, and not
    // in the rules yet, though it could be); and for people.
    Q_PROPERTY(QString status READ status NOTIFY statusChanged)
    Q_PROPERTY(QString statusText READ statusText NOTIFY statusChanged)
    // Where the text field has its cursor, and that for people: "Line 4, column 8".
    Q_PROPERTY(int cursor READ cursor WRITE setCursor NOTIFY placeChanged)
    Q_PROPERTY(QString placeText READ placeText NOTIFY placeChanged)
    Q_PROPERTY(RuleProblemModel* problems READ problems CONSTANT)

public:
    static constexpr int linesMax = 2'000;

    explicit RuleTextEditor(RuleWork* work, QObject* parent = nullptr);
    ~RuleTextEditor() override;

    // The text of these blocks, in place of what was typed and is not kept yet.
    void show(std::vector<estate::BlockKey> keys);
    // A text that the rules do not have yet, in place of these blocks.
    void offer(const QString& text, std::vector<estate::BlockKey> keys);

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString& text);
    [[nodiscard]] QString lineNumbers() const;
    [[nodiscard]] int blocks() const { return static_cast<int>(m_keys.size()); }
    [[nodiscard]] bool active() const { return !m_keys.empty() || m_offered; }
    [[nodiscard]] bool tooLong() const { return m_tooLong; }
    [[nodiscard]] QString tooLongText() const;
    [[nodiscard]] QString status() const { return m_status; }
    [[nodiscard]] QString statusText() const;
    [[nodiscard]] int cursor() const { return m_cursor; }
    void setCursor(int cursor);
    [[nodiscard]] QString placeText() const;
    [[nodiscard]] RuleProblemModel* problems() { return &m_problems; }
    [[nodiscard]] const std::vector<estate::BlockKey>& keys() const { return m_keys; }

    // At once, without waiting for the end of the typing. False: it is wrong or was refused.
    Q_INVOKABLE bool check();
    // Back to what the rules say.
    Q_INVOKABLE void revert();
    // Something was typed that the rules do not say.
    Q_INVOKABLE [[nodiscard]] bool pending() const;
    // For a text field: where a line and column lie, both from 1.
    Q_INVOKABLE [[nodiscard]] int offsetOf(int line, int column) const;

signals:
    void scopeChanged();
    void textChanged();
    void statusChanged();
    void placeChanged();
    void saved();  // the blocks may have other keys now

private:
    // The text as it was read.
    struct Looked {
        estate::ReadRules read;
        estate::RuleBook book;  // what is shown, with the text in place of its blocks
        std::vector<estate::RuleProblem> problems;
    };
    void follow();
    void load();
    // What was typed and is in no draft outlives the row, the room and the program.
    void keepTyped() const;
    void forgetTyped() const;
    void recallTyped();
    [[nodiscard]] QString fieldOf() const;
    [[nodiscard]] Looked look();
    void setStatus(const QString& status);
    [[nodiscard]] std::vector<estate::RuleProblem> problemsOf(const Looked& looked) const;
    [[nodiscard]] estate::RuleBook bookWith(const estate::RuleBook& read) const;

    RuleWork* m_work;
    RuleProblemModel m_problems;
    QTimer m_timer;
    std::vector<estate::BlockKey> m_keys;
    QString m_text;
    QString m_kept;  // as the rules have it
    QString m_status;
    int m_cursor = 0;
    bool m_offered = false;
    bool m_tooLong = false;
    bool m_saving = false;
    QString m_journal;       // in which it is typed
    QString m_offeredField;  // of a text that has no block yet
};
