#include "engine/report/html_style.h"
#include "engine/report/layout.h"
#include "engine/report/render.h"
#include "engine/report/report_frame.h"

namespace estate {

namespace {

// All texts of a layout go through here, whoever wrote them.
std::string escaped(std::string_view text)
{
    std::string html;
    html.reserve(text.size());
    for (const char c : text) {
        switch (c) {
        case '&': html += "&amp;"; break;
        case '<': html += "&lt;"; break;
        case '>': html += "&gt;"; break;
        case '"': html += "&quot;"; break;
        case '\'': html += "&#39;"; break;
        default: html.push_back(c);
        }
    }
    return html;
}

// An attribute, or nothing.
std::string classes(bool right, bool code, bool alarming)
{
    std::string names;
    for (const auto& [wanted, name] :
         {std::pair{right, "right"}, std::pair{code, "code"}, std::pair{alarming, "alarm"}})
        if (wanted)
            names += (names.empty() ? "" : " ") + std::string(name);
    return names.empty() ? "" : " class=\"" + names + "\"";
}

void addHead(std::string& html, const ReportLayout& layout)
{
    html += "<!doctype html>\n"
            "<html lang=\"en\">\n"
            "<head>\n"
            "<meta charset=\"utf-8\">\n"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
            "style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\">\n"
            "<title>" +
            escaped(layout.title) +
            "</title>\n"
            "<style>\n";
    html += report::htmlStyle();
    // Margin boxes are newer than the rest: browsers that don't know them print the same without.
    html += "@page {\n"
            "  @bottom-left { content: \"SHA-256 " +
            layout.digest +
            "\"; font: 7pt monospace; }\n"
            "  @bottom-right { content: \"Page \" counter(page) \" of \" counter(pages); "
            "font: 7pt sans-serif; }\n"
            "}\n"
            "</style>\n"
            "</head>\n"
            "<body>\n";
}

void addFigures(std::string& html, const std::vector<ReportFigure>& figures)
{
    html += "<dl class=\"figures\">\n";
    for (const ReportFigure& figure : figures)
        html += "<div class=\"figure\"><dt>" + escaped(figure.label) + "</dt><dd" +
                classes(false, false, figure.alarming) + ">" + escaped(figure.value) +
                "</dd><dd class=\"remark\">" + escaped(figure.remark) + "</dd></div>\n";
    html += "</dl>\n";
}

void addFacts(std::string& html, const std::vector<ReportFact>& facts)
{
    if (facts.empty())
        return;
    html += "<dl class=\"facts\">\n";
    for (const ReportFact& fact : facts)
        html += "<dt>" + escaped(fact.label) + "</dt><dd" +
                classes(false, fact.code, fact.alarming) + ">" + escaped(fact.value) + "</dd>\n";
    html += "</dl>\n";
}

void addRemark(std::string& html, const std::string& remark)
{
    if (!remark.empty())
        html += "<p class=\"remark\">" + escaped(remark) + "</p>\n";
}

void addRows(std::string& html, const ReportTable& table)
{
    for (const std::vector<ReportCell>& row : table.rows) {
        html += "<tr>";
        for (std::size_t i = 0; i < row.size() && i < table.columns.size(); ++i) {
            const ReportColumn& column = table.columns[i];
            html += "<td" + classes(column.right, column.code, row[i].alarming);
            if (!row[i].exact.empty() && row[i].exact != row[i].text)
                html += " title=\"" + escaped(row[i].exact) + "\"";
            html += ">" + escaped(row[i].text) + "</td>";
        }
        html += "</tr>\n";
    }
}

void addTable(std::string& html, const ReportTable& table)
{
    html += "<h3>" + escaped(table.title) + "</h3>\n";
    if (table.rows.empty()) {
        addRemark(html, table.none);
        return;
    }
    // Whoever reads with the keyboard must be able to scroll it.
    html += "<div class=\"table\" role=\"region\" tabindex=\"0\" aria-label=\"" +
            escaped(table.title) + "\">\n<table" +
            (table.lines ? std::string(" class=\"lines\"") : std::string()) + ">\n<thead><tr>";
    for (const ReportColumn& column : table.columns)
        html += "<th scope=\"col\"" + classes(column.right, false, false) + ">" +
                escaped(column.title) +
                (column.unit.empty() ? "" : " <span>(" + escaped(column.unit) + ")</span>") +
                "</th>";
    html += "</tr></thead>\n<tbody>\n";
    addRows(html, table);
    html += "</tbody>\n</table>\n</div>\n";
    addRemark(html, table.remark);
}

void addSection(std::string& html, const ReportSection& section)
{
    html += "<section>\n<h2>" + escaped(section.title) + "</h2>\n";
    addFacts(html, section.facts);
    if (section.beside)
        html += "<div class=\"beside\">\n";
    for (const ReportTable& table : section.tables) {
        html += section.beside ? "<div>\n" : "";
        addTable(html, table);
        html += section.beside ? "</div>\n" : "";
    }
    if (section.beside)
        html += "</div>\n";
    for (const std::string& remark : section.remarks)
        addRemark(html, remark);
    html += "</section>\n";
}

// In a script element only "<" can end it early or begin a comment, and JSON has another way to
// write it.
std::string forScript(std::string_view json)
{
    std::string text;
    text.reserve(json.size());
    for (const char c : json) {
        if (c == '<')
            text += "\\u003c";
        else
            text.push_back(c);
    }
    return text;
}

}  // namespace

Result<std::string> renderHtml(std::string_view canonical)
{
    const auto layout = layoutOf(canonical);
    if (!layout)
        return tl::unexpected<Error>(layout.error());
    std::string html;
    addHead(html, *layout);
    html += "<header>\n<p class=\"above\">" + escaped(layout->above) + "</p>\n<h1>" +
            escaped(layout->title) + "</h1>\n<p class=\"below\">" + escaped(layout->below) +
            "</p>\n";
    addFigures(html, layout->figures);
    html += "</header>\n<main>\n";
    for (const ReportSection& section : layout->sections)
        addSection(html, section);
    html += "</main>\n<footer>\n";
    addFacts(html,
             {{"SHA-256 of the data", layout->digest, true}, {"Journal head", layout->head, true}});
    html += std::string("</footer>\n") + report::htmlDataOpen;
    html += forScript(canonical);
    html += std::string(report::htmlDataClose) + "\n</body>\n</html>\n";
    return html;
}

}  // namespace estate
