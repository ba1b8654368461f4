// Where a report's data stands in a file, as it is written and found again.
#pragma once

namespace estate::report {

// HTML: the canonical JSON between them, with every "<" as \u003c.
inline constexpr const char* htmlDataOpen =
    "<script type=\"application/json\" id=\"estate-report\">";
inline constexpr const char* htmlDataClose = "</script>";
// What stands before the digest in the footer.
inline constexpr const char* htmlDigestOpen = "<dt>SHA-256 of the data</dt><dd class=\"code\">";

// CSV: rows of two cells at the end. Long JSON goes over several rows, since spreadsheets cut long
// cells; each begins with csvJsonPrefix, so that none looks like a formula.
inline constexpr const char* csvFormatCell = "#estate-report";
inline constexpr const char* csvDigestCell = "#sha256";
inline constexpr const char* csvJsonCell = "#json";
inline constexpr const char* csvJsonPrefix = "json:";

// PDF: in the document's XMP metadata, which is not compressed; the JSON in base64.
inline constexpr const char* pdfDataOpen = "<estate:report>";
inline constexpr const char* pdfDataClose = "</estate:report>";
inline constexpr const char* pdfDigestOpen = "<estate:sha256>";

}  // namespace estate::report
