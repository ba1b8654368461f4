// The rules of the selected policy, or the scenarios of the selected application, one row each, and
// the fields of the current one: what is lost, and what happens then. Every edit of a field is one
// edit of the draft; why one was refused stands at its row. In QML: rules.lines
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "models/failure_list_model.h"
#include "models/rule_work.h"

class RuleLineModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a RulesSession")
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(bool ofPolicy READ ofPolicy NOTIFY changed)
    Q_PROPERTY(bool ofImpact READ ofImpact NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)  // "2 rules"
    // The row that the fields are of. `count`: a new line, which is kept once it says enough.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY changed)
    Q_PROPERTY(bool adding READ adding NOTIFY changed)
    Q_PROPERTY(bool canRemove READ canRemove NOTIFY changed)
    Q_PROPERTY(QString currentTitle READ currentTitle NOTIFY changed)
    Q_PROPERTY(FailureListModel* lost READ lost CONSTANT)
    // Of a rule: where it restores to; nothing while it holds.
    Q_PROPERTY(bool holds READ holds NOTIFY changed)
    Q_PROPERTY(QString target READ target NOTIFY changed)
    // Of a scenario, as its text has them: "90m", "1.5".
    Q_PROPERTY(QString rto READ rto NOTIFY changed)
    Q_PROPERTY(QString downtime READ downtime NOTIFY changed)
    Q_PROPERTY(QString breach READ breach NOTIFY changed)
    Q_PROPERTY(QString lostOperation READ lostOperation NOTIFY changed)
    // Why the last edit of the current line was not kept; empty: it was.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    // At which field it stands, stable: lost target rto impact; empty: none of them is wrong.
    Q_PROPERTY(QString problemField READ problemField NOTIFY changed)

public:
    enum Role {
        WhenTextRole = Qt::UserRole + 1,  // whenText: "r000, r001"
        ThenTextRole,                     // thenText: "restore r002", "hold", "RTO 90m"
        ProblemRole,                      // problem: string
        AccessibleTextRole,               // accessibleText: string
    };
    Q_ENUM(Role)

    explicit RuleLineModel(RuleWork* work, QObject* parent = nullptr);
    void show(const estate::BlockKey& key);
    // Asked before every edit: why none is taken now; empty: it is.
    void setGuard(std::function<QString()> guard) { m_guard = std::move(guard); }
    // What the guard said is true no more.
    void admit();
    [[nodiscard]] const estate::BlockKey& block() const { return m_key; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int count() const { return static_cast<int>(m_lines.size()); }
    [[nodiscard]] bool ofPolicy() const;
    [[nodiscard]] bool ofImpact() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int row);
    [[nodiscard]] bool adding() const { return m_current == count(); }
    [[nodiscard]] bool canRemove() const { return m_current < count(); }
    [[nodiscard]] QString currentTitle() const;
    [[nodiscard]] FailureListModel* lost() { return &m_lost; }
    [[nodiscard]] bool holds() const;
    [[nodiscard]] QString target() const;
    [[nodiscard]] QString rto() const;
    [[nodiscard]] QString downtime() const;
    [[nodiscard]] QString breach() const;
    [[nodiscard]] QString lostOperation() const;
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QString problemField() const;

    // False: not kept, and problem says why; or, of a new line, it does not say enough yet.
    // Regions, separated by blanks or commas.
    Q_INVOKABLE bool lose(const QString& regions);
    Q_INVOKABLE bool spare(const QString& region);
    Q_INVOKABLE bool restoreTo(const QString& region);
    Q_INVOKABLE bool hold();
    Q_INVOKABLE bool setRto(const QString& text);
    Q_INVOKABLE bool setImpact(const QString& downtime, const QString& breach,
                               const QString& lostOperation);
    Q_INVOKABLE bool remove();
    // Makes a new line current.
    Q_INVOKABLE void add();
    // Makes the line of exactly this loss current; without one, a new line that names it.
    Q_INVOKABLE void choose(const QString& regions);

signals:
    void changed();

private:
    struct Line {
        std::vector<std::string> lost;
        std::optional<std::string> target;  // of a rule; empty: hold. None: not chosen yet
        std::optional<estate::Duration> rto;
        estate::Impact impact;
        bool operator==(const Line&) const = default;
    };
    enum class Field : std::uint8_t { none, lost, target, rto, impact };
    void refresh();
    void refreshFields();
    [[nodiscard]] std::vector<Line> linesOfBlock() const;
    [[nodiscard]] static std::vector<std::string> with(std::vector<std::string> lost,
                                                       const QString& regions);
    // The line of exactly this loss, besides the current one; -1: there is none.
    [[nodiscard]] int otherOf(const std::vector<std::string>& lost) const;
    // What is wrong with a loss before anything else is said.
    [[nodiscard]] QString lossProblem(const Line& line) const;
    [[nodiscard]] Line newLine() const;
    [[nodiscard]] const Line& line() const;
    [[nodiscard]] bool says(const Line& line) const;
    bool keep(Line line, Field field);
    bool keepNew(const Line& line, Field field);
    bool edit(const estate::Result<std::vector<estate::RuleBlockChange>>& changes,
              Field field = Field::none);
    void refuse(const QString& why, Field field = Field::none);
    [[nodiscard]] bool barred(Field field);
    [[nodiscard]] QString thenText(const Line& line) const;

    RuleWork* m_work;
    estate::BlockKey m_key;
    std::vector<Line> m_lines;
    Line m_new;  // what was typed of a new line
    int m_current = 0;
    int m_problemRow = -1;
    QString m_problem;
    Field m_problemField = Field::none;
    std::function<QString()> m_guard;
    bool m_guarded = false;  // the problem is the guard's
    FailureListModel m_lost;
};
