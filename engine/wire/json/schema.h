// The message definitions as protoc compiled them, for the JSON mapping. Private.
#pragma once

#include <string_view>

namespace estate::wire {

// A serialized google.protobuf.FileDescriptorSet, every file after those that it imports.
[[nodiscard]] std::string_view schemaBytes();

}  // namespace estate::wire
