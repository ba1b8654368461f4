#include "engine/report/html_style.h"

namespace estate::report {

// The console's colours and sizes (qml/Theme.qml), quiet where nothing is abnormal. On paper it is
// light, landscape, and the heads of tables come again on every page.
std::string_view htmlStyle()
{
    return R"css(:root {
  --back: #f4f6f8; --panel: #ffffff; --line: #d3dae1; --text: #14191f; --quiet: #4c5966;
  --alarm: #a8071a; --accent: #0b62b0; --raised: #eaeef2;
  color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root {
    --back: #0f1419; --panel: #161c23; --line: #2c3742; --text: #e6ebf0; --quiet: #a3b1bf;
    --alarm: #ff8084; --accent: #5ab0f6; --raised: #1e262f;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--back); color: var(--text);
  font: 13px/1.45 Roboto, "Segoe UI", system-ui, -apple-system, "Helvetica Neue", sans-serif;
  font-variant-numeric: tabular-nums;
}
header, main, footer { max-width: 1600px; margin: 0 auto; padding: 0 24px; }
header { padding-top: 28px; }
.above { margin: 0; color: var(--accent); font-weight: 500; }
h1 { margin: 4px 0; font-size: 22px; line-height: 1.25; font-weight: 500; overflow-wrap: anywhere; }
.below { margin: 0; color: var(--quiet); }
.figures {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(170px, 1fr)); gap: 1px;
  margin: 20px 0 0; padding: 0; border: 1px solid var(--line); border-radius: 3px;
  background: var(--line); overflow: hidden;
}
.figure { background: var(--panel); padding: 12px 16px; }
.figure dt { color: var(--quiet); }
.figure dd { margin: 0; font-size: 24px; line-height: 1.3; font-weight: 500; }
.figure dd.remark { font-size: 12px; font-weight: 400; color: var(--quiet); }
section {
  margin: 16px 0 0; padding: 16px; background: var(--panel);
  border: 1px solid var(--line); border-radius: 3px;
}
h2 { margin: 0 0 12px; font-size: 17px; line-height: 1.3; font-weight: 500; }
h3 { margin: 20px 0 6px; font-size: 14px; line-height: 1.3; font-weight: 500; }
h2 + h3, .beside h3 { margin-top: 0; }
.beside { display: flex; flex-wrap: wrap; gap: 20px 64px; }
.beside > div { flex: 0 1 auto; min-width: 0; }
.beside .remark { max-width: 52ch; }
.facts {
  display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 20px; margin: 0;
}
.facts dt { color: var(--quiet); }
.facts dd { margin: 0; overflow-wrap: anywhere; }
.remark { margin: 6px 0 0; color: var(--quiet); max-width: 110ch; }
.code { font-family: "JetBrains Mono", ui-monospace, Consolas, monospace; font-size: 0.92em; }
.table { overflow-x: auto; }
table { border-collapse: collapse; }
th {
  text-align: left; vertical-align: bottom; font-weight: 500; color: var(--quiet);
  border-bottom: 1px solid var(--quiet);
}
th, td { padding: 4px 14px 4px 0; }
td { border-bottom: 1px solid var(--line); vertical-align: top; white-space: nowrap; }
th:last-child, td:last-child { padding-right: 0; }
th span { font-weight: 400; }
.right { text-align: right; }
.lines td { white-space: pre-wrap; overflow-wrap: anywhere; }
.lines .code { min-width: 30ch; }
tbody tr:hover td { background: var(--raised); }
.alarm { color: var(--alarm); font-weight: 500; }
footer { padding-top: 20px; padding-bottom: 32px; color: var(--quiet); }
footer .facts { font-size: 12px; }
@page { size: A4 landscape; margin: 12mm 12mm 14mm; }
@media print {
  :root {
    --back: #ffffff; --panel: #ffffff; --line: #c4ccd4; --text: #000000; --quiet: #3c4650;
    --alarm: #8f0616; --accent: #0b4f8f; --raised: #ffffff;
    color-scheme: light;
  }
  body { font-size: 7.5pt; }
  header, main, footer { max-width: none; padding-left: 0; padding-right: 0; }
  header { padding-top: 0; }
  h1 { font-size: 16pt; }
  h2 { font-size: 11pt; break-after: avoid; }
  h3 { font-size: 9pt; break-after: avoid; }
  .figures { grid-template-columns: repeat(6, 1fr); break-inside: avoid; }
  .figure { padding: 6px 8px; }
  .figure dd { font-size: 13pt; }
  .figure dd.remark { font-size: 7pt; }
  section { border: 0; padding: 0; margin-top: 14pt; }
  .table { overflow: visible; }
  th, td { padding: 2pt 7pt 2pt 0; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  footer { break-inside: avoid; padding-bottom: 0; }
}
)css";
}

}  // namespace estate::report
