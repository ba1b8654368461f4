// Events and decisions as lines of JSON: they survive, they read as documented, and nothing that is
// written is lost without a word.
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <google/protobuf/stubs/logging.h>
#include <gtest/gtest.h>

#include "engine/planner/preview.h"
#include "engine/wire/json/json_lines.h"
#include "tests/unit/every_event.h"

using namespace estate;
using estate::test::everyEvent;
using testing::HasSubstr;
using testing::StartsWith;

namespace {

// An envelope around an event as the documentation shows them.
std::string lineOf(const std::string& event)
{
    return R"({"index":"1","atNs":"1000","actor":"ada","event":)" + event + "}";
}

Error errorOf(const std::string& line)
{
    const auto envelope = envelopeFromJson(line);
    EXPECT_FALSE(envelope.has_value()) << line;
    return envelope ? Error{} : envelope.error();
}

}  // namespace

TEST(EventJson, EveryEventSurvives)
{
    std::uint64_t index = 0;
    for (const Event& event : everyEvent()) {
        const Envelope envelope{++index, Timestamp{~index}, "ada \u00fc \"\\\n", event};
        const auto line = envelopeToJson(envelope);
        ASSERT_TRUE(line.has_value()) << eventName(event);
        EXPECT_EQ(line->find('\n'), std::string::npos);
        const auto back = envelopeFromJson(*line);
        ASSERT_TRUE(back.has_value()) << *line << ": " << back.error().message;
        EXPECT_EQ(*back, envelope) << *line;
        EXPECT_EQ(envelopeToJson(*back).value(), *line);
    }
    EXPECT_GT(index, 60u);
}

TEST(EventJson, EveryFieldIsWrittenAndOnlyWhatIsOptionalAndAbsentIsNot)
{
    EXPECT_EQ(envelopeToJson({1, Timestamp{1'000}, "ada", ChangeSite{"s1", false}}).value(),
              R"({"index":"1","atNs":"1000","actor":"ada","event":{"schemaVersion":1,)"
              R"("changeSite":{"site":"s1","online":false}}})");
    EXPECT_EQ(envelopeToJson({0, {}, "", PutRegion{"r1", "", std::nullopt, {}}}).value(),
              R"({"index":"0","atNs":"0","actor":"","event":{"schemaVersion":1,)"
              R"("putRegion":{"id":"r1","trustDomain":"","skewNs":"0"}}})");
    EXPECT_THAT(envelopeToJson({1, {}, "", PutRegion{"r1", "", Duration(0), {}}}).value(),
                HasSubstr(R"("leaseNs":"0")"));
    // Digests are base64, enumerators names, large numbers exact.
    EXPECT_THAT(envelopeToJson({1, {}, "", GangPrepared{Digest{}, sha256("one")}}).value(),
                HasSubstr(R"("planId":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",)"
                          R"("tasks":"dpLDrTVAu4A8Ags67mbNiIcSMjTqDG5xQ8Ct1z/0Me0=")"));
    EXPECT_THAT(envelopeToJson({1, {}, "", RequestResize{"z", "v", Bytes(~0ull), {}}}).value(),
                HasSubstr(R"("bytes":"18446744073709551615")"));
}

TEST(EventJson, WhatIsLeftOutIsNothingAndNumbersNeedNoQuotes)
{
    const auto envelope = envelopeFromJson(
        R"( {"event": {"requestResize": {"bytes": 9007199254740993, "id": "z"}, "schemaVersion": 1},
             "index": 7} )");
    ASSERT_TRUE(envelope.has_value()) << envelope.error().message;
    EXPECT_EQ(*envelope,
              (Envelope{7, {}, "", RequestResize{"z", "", Bytes((1ull << 53) + 1), {}}}));
}

TEST(EventJson, WhatWouldBeLostIsRefused)
{
    const auto messageOf = [](const std::string& event) {
        const Error error = errorOf(lineOf(event));
        EXPECT_EQ(error.code, ErrorCode::badInput) << event;
        return error.message;
    };
    EXPECT_THAT(messageOf(R"({"schemaVersion":1,"putSite":{"id":"s1","regoin":"r1"}})"),
                HasSubstr("regoin: Cannot find field."));
    EXPECT_THAT(messageOf(R"({"schemaVersion":1,"putSiet":{}})"), HasSubstr("putSiet"));
    EXPECT_THAT(messageOf(R"({"schemaVersion":1,"changeRegion":{"change":"REGION_CHANGE_GONE"}})"),
                HasSubstr("REGION_CHANGE_GONE"));
    EXPECT_THAT(messageOf(R"({"schemaVersion":1,"putSite":{"id":"s1"},"putEntity":{}})"),
                HasSubstr("already set"));
    EXPECT_EQ(messageOf(R"({"schemaVersion":1,"putSite":{"id":"s1","id":"s2"}})"),
              "The line is no envelope: the field \"id\" is given twice.");
    // The same name in two objects is no repetition.
    EXPECT_TRUE(envelopeFromJson(lineOf(R"({"schemaVersion":1,"putApplication":{"id":"a1",)"
                                        R"("kind":"APPLICATION_KIND_KAFKA","volumes":[)"
                                        R"({"id":"v1","isolation":"ISOLATION_SHARED"},)"
                                        R"({"id":"v2","isolation":"ISOLATION_SHARED"}]}})"))
                    .has_value());
}

TEST(EventJson, WhatIsNoEnvelopeIsRefused)
{
    for (const char* line : {"",
                             " ",
                             "nonsense",
                             "[]",
                             "null",
                             "7",
                             "\"text\"",
                             "{",
                             "{}",
                             "{} {}",
                             R"({"index":1})",
                             R"({"index":1,})",
                             R"({index:1})",
                             R"({'index':1})",
                             R"({"index":-1})",
                             R"({"index":1.5})",
                             R"({"index":18446744073709551616})",
                             "{\"actor\":\"\xff\"}",
                             R"({"actor":"\ud83d"})",
                             R"({"actor":7})"})
        EXPECT_EQ(errorOf(line).code, ErrorCode::badInput) << line;
    for (const char* event : {"{}", "null", R"({"schemaVersion":1})", R"({"confirmClock":{}})",
                              R"({"schemaVersion":1,"changeRegion":{"region":"r1"}})",
                              R"({"schemaVersion":1,"gangCommitted":{"planId":"AAAA"}})",
                              R"({"schemaVersion":1,"gangCommitted":{"planId":"not base64!"}})",
                              R"({"schemaVersion":1,"putHost":{"lanes":4294967296}})"})
        EXPECT_EQ(errorOf(lineOf(event)).code, ErrorCode::badInput) << event;
    EXPECT_EQ(errorOf(std::string(jsonLineBytesMax + 1, ' ')).code, ErrorCode::badInput);
    // No depth of nesting does harm.
    EXPECT_EQ(errorOf(R"({"event":)" + std::string(100'000, '[')).code, ErrorCode::badInput);
    EXPECT_EQ(
        errorOf(R"({"event":)" + std::string(50'000, '[') + std::string(50'000, ']') + "}").code,
        ErrorCode::badInput);
}

TEST(EventJson, ChangedLinesAreRefusedOrAnotherWholeEvent)
{
    google::protobuf::SetLogHandler(nullptr);
    std::uint64_t seed = 20'260'102;
    std::cout << "seed " << seed << std::endl;
    const std::string marks = "{}[]\",:\\0-e.u\x80\xed n";
    std::size_t accepted = 0;
    for (const Event& event : everyEvent()) {
        const std::string line = envelopeToJson({7, Timestamp{8}, "ada", event}).value();
        for (int i = 0; i < 100; ++i) {
            seed = seed * 6'364'136'223'846'793'005u + 1'442'695'040'888'963'407u;
            std::string changed = line;
            changed[(seed >> 40) % changed.size()] = marks[(seed >> 32) % marks.size()];
            const auto back = envelopeFromJson(changed);
            if (!back)
                continue;
            ++accepted;
            EXPECT_EQ(envelopeFromJson(envelopeToJson(*back).value()).value(), *back) << changed;
        }
    }
    EXPECT_GT(accepted, 100u);
}

TEST(EventJson, NewerEventsSaySo)
{
    EXPECT_EQ(errorOf(lineOf(R"({"schemaVersion":2,"confirmClock":{}})")).code,
              ErrorCode::newerVersion);
    EXPECT_EQ(errorOf(lineOf(R"({"schemaVersion":1,"changeRegion":{"change":77}})")).code,
              ErrorCode::newerVersion);
}

TEST(EventJson, TextThatIsNotUtf8IsRefusedBeforeItIsWritten)
{
    EXPECT_EQ(envelopeToJson({1, {}, "\xff", ConfirmClock{}}).error().code, ErrorCode::badInput);
    EXPECT_EQ(envelopeToJson({1, {}, "", PutSite{"\xff", "r1"}}).error().code, ErrorCode::badInput);
}

TEST(EventJson, DecisionsNameThingsById)
{
    const EstateState state = *openEstate(
        {EstateOrigin::fourRegion, 1'000, "", AdmissionMode::hybrid}, Timestamp{1'000'000'000});
    const auto preview = previewDisaster(state, {{"us-east-1"}, {}, {}}, state.now());
    ASSERT_TRUE(preview.has_value());
    const auto json = effectsToJson(state, Effects{preview->plan, false});
    ASSERT_TRUE(json.has_value());
    EXPECT_THAT(*json, StartsWith(R"({"schemaVersion":1,"plan":{"groups":[{)"));
    EXPECT_THAT(*json, HasSubstr(R"("source":"us-east-1")"));
    EXPECT_THAT(*json, HasSubstr(R"("outcome":"OUTCOME_RECOVER")"));
    EXPECT_THAT(*json, HasSubstr(R"("kind":"GANG_KIND_FAILOVER")"));
    EXPECT_EQ(effectsToJson(state, Effects{std::nullopt, true}).value(),
              R"({"schemaVersion":1,"repeatedEvent":true})");
}

TEST(EventJson, TheDocumentationShowsEveryKindOfEventAsItIsRead)
{
    std::ifstream page(ESTATE_SOURCE_DIR "/docs/event-log.md");
    std::vector<bool> kinds(std::variant_size_v<Event>);
    std::size_t lines = 0;
    for (std::string line; std::getline(page, line);) {
        const bool envelope = line.starts_with(R"({"index")");
        if (!envelope && !line.starts_with(R"({"schemaVersion")"))
            continue;
        const auto read = envelopeFromJson(envelope ? line : lineOf(line));
        ASSERT_TRUE(read.has_value()) << line << ": " << read.error().message;
        kinds[read->event.index()] = true;
        ++lines;
    }
    EXPECT_EQ(kinds, std::vector<bool>(std::variant_size_v<Event>, true));
    EXPECT_GT(lines, 40u);
}
