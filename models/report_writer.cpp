#include "models/report_writer.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include "engine/journal/journal_file.h"
#include "engine/report/preview_content.h"
#include "engine/report/proposal_content.h"
#include "engine/report/render.h"
#include "models/engine_words.h"
#include "models/language.h"
#include "models/operator_files.h"
#include "models/words.h"

using namespace estate;

ReportWriter::ReportWriter(QObject* parent) : SessionObject(parent)
{
    Language::instance()->follow(this);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &ReportWriter::paintNextPage);
}

qreal ReportWriter::progress() const
{
    return m_pdf && m_pdf->pages() > 0
               ? static_cast<qreal>(m_pdf->painted()) / static_cast<qreal>(m_pdf->pages())
               : 0;
}

QString ReportWriter::progressText() const
{
    return m_pdf ? tr("Page %1 of %2")
                       .arg(Figures::count(m_pdf->painted()), Figures::count(m_pdf->pages()))
                 : QString();
}

QString ReportWriter::suggestedPath(const QString& title)
{
    QString name;
    for (const QChar letter : title.toLower())
        name += letter.isLetterOrNumber() ? letter : QLatin1Char('-');
    name = (name.isEmpty() ? QStringLiteral("plan") : name) + QStringLiteral(".pdf");
    if (!OperatorFiles::instance()->byPath())
        return name;
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir(folder).filePath(name);
}

bool ReportWriter::refuse(ErrorCode code, const QString& text)
{
    m_file.reset();
    m_pdf.reset();
    m_timer.stop();
    m_session->desk().report(Error{code, text.toStdString(), {}});
    emit progressChanged();
    return false;
}

bool ReportWriter::writePlan(const QString& path)
{
    const Preview* preview = m_session->plan()->preview();
    if (preview == nullptr)
        return refuse(ErrorCode::notAllowed, tr("Run a plan first."));
    const Workspace& workspace = m_session->desk().workspace();
    const Report report = previewReport({workspace.source(), workspace.state(), *preview,
                                         workspace.journal().head(), &workspace.governance()});
    return begin(
        report,
        "a preview: " +
            m_session->plan()->previewFailureIds().join(QLatin1Char(' ')).left(200).toStdString(),
        path);
}

bool ReportWriter::writeProposal(const QString& proposalId, const QString& path)
{
    const Workspace& workspace = m_session->desk().workspace();
    const auto id = Digest::fromHex(proposalId.toStdString());
    const Proposal* proposal = id ? workspace.proposals().find(*id) : nullptr;
    if (proposal == nullptr)
        return refuse(ErrorCode::notFound, tr("Choose a proposal first."));
    std::optional<Execution> execution;
    if (proposal->planIndex != 0) {
        auto told = workspace.execution(*id);
        if (!told)
            return refuse(told.error().code, engineSentence(told.error().message));
        execution = std::move(*told);
    }
    const Report report = proposalReport({workspace.source(), workspace.state().catalog(),
                                          *proposal, execution ? &*execution : nullptr,
                                          workspace.journal().head(), workspace.lastTimestamp()});
    return begin(report, "proposal " + id->hex(), path);
}

bool ReportWriter::begin(const Report& report, const std::string& subject, const QString& path)
{
    if (m_pdf)
        return refuse(ErrorCode::notAllowed, tr("Another report is being written."));
    const auto format = reportFormatNamed(QFileInfo(path).suffix().toLower().toStdString());
    if (!format)
        return refuse(ErrorCode::badInput,
                      tr("“%1” ends in none of .pdf, .html, .csv and .json. Give it one of these "
                         "endings.")
                          .arg(path));
    const QString place = OperatorFiles::instance()->placeFor(path);
    if (inspectJournalFile(place.toStdString()))
        return refuse(ErrorCode::notAllowed,
                      tr("“%1” is a journal; no report takes its place.").arg(path));
    m_file = std::make_unique<QSaveFile>(place);
    m_subject = std::string(reportFormatName(*format)) + " of " + subject;
    m_digest = report.digest;
    if (!m_file->open(QIODevice::WriteOnly))
        return refuse(ErrorCode::ioFailure, tr("“%1” can't be written: %2. Choose another place.")
                                                .arg(path, m_file->errorString()));
    if (*format != ReportFormat::pdf)
        return writeAll(report, *format);
    auto pdf = PdfReport::begin(report.json, *m_file);
    if (!pdf)
        return refuse(pdf.error().code, engineSentence(pdf.error().message));
    m_pdf.emplace(std::move(*pdf));
    m_timer.start();
    emit progressChanged();
    return true;
}

bool ReportWriter::writeAll(const Report& report, ReportFormat format)
{
    const auto text = format == ReportFormat::html  ? renderHtml(report.json)
                      : format == ReportFormat::csv ? renderCsv(report.json)
                                                    : renderJson(report.json);
    if (!text)
        return refuse(text.error().code, engineSentence(text.error().message));
    m_file->write(text->data(), static_cast<qint64>(text->size()));
    return finish();
}

void ReportWriter::paintNextPage()
{
    const bool more = m_pdf->paintNextPage();
    emit progressChanged();
    if (more)
        return;
    m_timer.stop();
    m_pdf.reset();
    finish();
}

// The journal says that a report was made before the file has its name: what is not noted is not
// there.
bool ReportWriter::finish()
{
    const QString place = m_file->fileName();
    const QString path = OperatorFiles::instance()->shownName(place);
    const auto noted =
        m_session->desk().workspace().note(m_session->operatorName().toStdString(), "report",
                                           m_subject, m_digest, m_session->desk().now());
    if (!noted)
        return refuse(noted.error().code, engineSentence(noted.error().message));
    if (!m_file->commit())
        return refuse(ErrorCode::ioFailure, tr("“%1” can't be written: %2. Choose another place.")
                                                .arg(path, m_file->errorString()));
    m_file.reset();
    m_session->desk().noteEvents();
    if (const auto handed = OperatorFiles::instance()->handOut(place); !handed)
        return refuse(handed.error().code, toText(handed.error().message));
    m_session->desk().announce(tr("Wrote %1").arg(path));
    emit progressChanged();
    emit written(path);
    return true;
}

void ReportWriter::cancel()
{
    m_timer.stop();
    m_pdf.reset();
    m_file.reset();
    emit progressChanged();
}
