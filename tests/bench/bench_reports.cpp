// Reports of the size that operators meet at most: 12,000 groups.
#include <string>

#include <benchmark/benchmark.h>
#include <nlohmann/json.hpp>

#include "engine/journal/workspace.h"
#include "engine/report/preview_content.h"
#include "engine/report/read_report.h"
#include "engine/report/render.h"
#ifdef ESTATE_PDF
#include <QBuffer>
#include <QGuiApplication>

#include "reports/pdf_report.h"
#endif

using namespace estate;

namespace {

constexpr std::size_t groups = 12'000;

// A preview of the tutorial estate, whose groups are told again until there are that many.
const std::string& manyGroups()
{
    static const std::string text = [] {
        const EstateSource source{EstateOrigin::fourRegion, 1'000, ""};
        const auto workspace = Workspace::inMemory(source);
        ESTATE_ENSURE(workspace.has_value());
        const auto preview =
            workspace->preview({{"us-east-1"}, {}, {}}, workspace->lastTimestamp());
        ESTATE_ENSURE(preview.has_value());
        nlohmann::json json = nlohmann::json::parse(
            previewReport({source, workspace->state(), *preview, std::nullopt}).json);
        const nlohmann::json told = json["groups"];
        json["groups"] = nlohmann::json::array();
        for (std::size_t i = 0; i < groups; ++i) {
            nlohmann::json group = told[i % told.size()];
            group["group"] = "rg" + std::to_string(1'000'000 + i);
            json["groups"].push_back(std::move(group));
        }
        return json.dump();
    }();
    return text;
}

void html(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(renderHtml(manyGroups()));
}
BENCHMARK(html)->Unit(benchmark::kMillisecond);

void csv(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(renderCsv(manyGroups()));
}
BENCHMARK(csv)->Unit(benchmark::kMillisecond);

void verifyHtml(benchmark::State& state)
{
    const auto drawn = renderHtml(manyGroups());
    ESTATE_ENSURE(drawn.has_value());
    for (auto _ : state) {
        const auto read = verifyReport(*drawn);
        ESTATE_ENSURE(read.has_value());
    }
    state.counters["fileBytes"] = static_cast<double>(drawn->size());
}
BENCHMARK(verifyHtml)->Unit(benchmark::kMillisecond);

#ifdef ESTATE_PDF
void pdf(benchmark::State& state)
{
    std::size_t pages = 0;
    qsizetype bytes = 0;
    for (auto _ : state) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        auto report = PdfReport::begin(manyGroups(), buffer);
        ESTATE_ENSURE(report.has_value());
        pages = report->pages();
        while (report->paintNextPage()) {
        }
        bytes = buffer.size();
    }
    state.counters["pages"] = static_cast<double>(pages);
    state.counters["fileBytes"] = static_cast<double>(bytes);
}
BENCHMARK(pdf)->Unit(benchmark::kMillisecond);

// Until the first page can be painted.
void pdfBegin(benchmark::State& state)
{
    for (auto _ : state) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        benchmark::DoNotOptimize(PdfReport::begin(manyGroups(), buffer));
    }
}
BENCHMARK(pdfBegin)->Unit(benchmark::kMillisecond);
#endif

}  // namespace

int main(int count, char** arguments)
{
#ifdef ESTATE_PDF
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(count, arguments);
#endif
    benchmark::Initialize(&count, arguments);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
