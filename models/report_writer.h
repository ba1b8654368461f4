// A plan or a proposal on paper: written as PDF, HTML, CSV or JSON by the file's ending, pages of a
// PDF one by one, and noted in the journal. The file has its name only when it is whole. In QML:
// ReportWriter { session: ... }
#pragma once

#include <QQmlEngine>
#include <QSaveFile>
#include <QTimer>
#include <memory>
#include <optional>

#include "engine/report/report.h"
#include "models/session_follower.h"
#include "reports/pdf_report.h"

class ReportWriter : public SessionObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool writing READ writing NOTIFY progressChanged)
    Q_PROPERTY(qreal progress READ progress NOTIFY progressChanged)  // 0 to 1
    Q_PROPERTY(QString progressText READ progressText NOTIFY progressChanged)

public:
    explicit ReportWriter(QObject* parent = nullptr);
    [[nodiscard]] bool writing() const { return m_pdf.has_value(); }
    [[nodiscard]] qreal progress() const;
    [[nodiscard]] QString progressText() const;

    // False: refused; session.lastError says why. Of a PDF, true says that it is under way:
    // written() follows.
    Q_INVOKABLE bool writePlan(const QString& path);
    Q_INVOKABLE bool writeProposal(const QString& proposalId, const QString& path);
    Q_INVOKABLE void cancel();
    // Where reports go unless somebody says otherwise; a name alone where there is no disk.
    Q_INVOKABLE [[nodiscard]] static QString suggestedPath(const QString& title);

signals:
    void progressChanged();
    void written(const QString& path);

private:
    [[nodiscard]] bool begin(const estate::Report& report, const std::string& subject,
                             const QString& path);
    [[nodiscard]] bool writeAll(const estate::Report& report, estate::ReportFormat format);
    void paintNextPage();
    bool finish();
    bool refuse(estate::ErrorCode code, const QString& text);

    std::unique_ptr<QSaveFile> m_file;
    std::optional<estate::PdfReport> m_pdf;
    std::string m_subject;
    estate::Digest m_digest;
    QTimer m_timer;
};
