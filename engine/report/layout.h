// What a report shows, in order, before anybody decides how it looks: HTML and PDF are drawn from
// this, so both show the same words and numbers. A pure function of the canonical JSON.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/error.h"
#include "engine/report/report.h"

namespace estate {

struct ReportColumn {
    std::string title;
    std::string unit;  // of every cell; empty: the cells carry theirs, or count
    bool right = false;
    bool code = false;  // digests and ids: the monospaced font
};
struct ReportCell {
    std::string text;
    std::string exact{};  // where `text` is rounded: the same, to the last digit
    bool alarming = false;
};
struct ReportTable {
    std::string title;
    std::vector<ReportColumn> columns;
    std::vector<std::vector<ReportCell>> rows;
    std::string none;    // what is said instead of a table without rows
    std::string remark;  // what its numbers mean
    bool lines = false;  // its cells have line feeds that stay
};
struct ReportFact {
    std::string label;
    std::string value;
    bool code = false;
    bool alarming = false;
};
struct ReportSection {
    std::string title;
    std::vector<ReportFact> facts;
    std::vector<ReportTable> tables;
    std::vector<std::string> remarks;
    bool beside = false;  // its tables are narrow: where there is room they stand side by side
};
// One of a few numbers that are read first.
struct ReportFigure {
    std::string label;
    std::string value;
    std::string remark;
    bool alarming = false;
};
struct ReportLayout {
    ReportKind kind = ReportKind::preview;
    std::string above;  // the title: what kind of report it is
    std::string title;
    std::string below;
    std::vector<ReportFigure> figures;
    std::vector<ReportSection> sections;
    std::string head;    // index:hash, or that there is none
    std::string digest;  // of the canonical JSON
};

// foreign: it is no report; newerVersion; damaged: it is not canonical.
[[nodiscard]] Result<ReportLayout> layoutOf(std::string_view canonical);

}  // namespace estate
