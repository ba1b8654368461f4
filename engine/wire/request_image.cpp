#include "engine/base/overloaded.h"
#include "engine/wire/column.h"
#include "engine/wire/state_message.h"

namespace estate::wire {

void write(const Request& request, v1::RequestRecord& message)
{
    message.set_id(request.id);
    message.set_asked_at(request.askedAt);
    if (request.busy())
        message.set_gang(digestBytes(request.gang));
    std::visit(Overloaded{
                   [&](const ResizeRequest& resize) {
                       auto& body = *message.mutable_resize();
                       body.set_volume(resize.volume.value);
                       body.set_bytes(resize.bytes.value);
                       body.set_steady_iops(resize.steadyIops.value);
                   },
                   [&](const SnapshotRequest& snapshot) {
                       auto& body = *message.mutable_snapshot();
                       putColumn(snapshot.volumes, body.mutable_volume(),
                                 [](VolumeIndex volume) { return volume.value; });
                       body.set_closure(snapshot.closure);
                       body.set_scope(toWire(snapshotScopeTable, snapshot.scope));
                       body.set_application_consistent(snapshot.applicationConsistent);
                       body.set_deadline_ns(snapshot.deadline.ns);
                       body.set_hitch_max_ns(snapshot.hitchMax.value);
                       body.set_operation_iops(snapshot.operationIops.value);
                   },
                   [&](const FailbackRequest& failback) {
                       putColumn(failback.regions, message.mutable_failback()->mutable_region(),
                                 [](RegionIndex region) { return region.value; });
                   },
               },
               request.body);
}

namespace {

template <typename TableIndex>
std::vector<TableIndex> readList(const Cells& cells, std::size_t bound, Reader& reader)
{
    const auto rows = static_cast<std::size_t>(cells.size());
    auto list = Column(cells, rows, "requests", reader).indexes<TableIndex>(rows, bound);
    checkAscending(list, "requests", reader, [](TableIndex index) { return index; });
    return list;
}

SnapshotRequest read(const v1::SnapshotRecord& body, const Catalog& catalog, Reader& reader)
{
    return {readList<VolumeIndex>(body.volume(), catalog.volumes.size(), reader),
            body.closure(),
            reader.enumerator<SnapshotScope>("requests.scope", snapshotScopeTable, body.scope()),
            body.application_consistent(),
            Timestamp{body.deadline_ns()},
            Duration(body.hitch_max_ns()),
            Iops(body.operation_iops())};
}

}  // namespace

Request readRequest(const v1::RequestRecord& message, const Catalog& catalog, Reader& reader)
{
    Request request;
    request.id = message.id();
    request.askedAt = message.asked_at();
    request.gang = reader.optionalDigest("requests.gang", message.gang());
    switch (message.body_case()) {
    case v1::RequestRecord::kResize:
        if (message.resize().volume() >= catalog.volumes.size())
            reader.refuse(ErrorCode::damaged, "requests.resize", "names no volume");
        request.body =
            ResizeRequest{VolumeIndex(message.resize().volume()), Bytes(message.resize().bytes()),
                          Iops(message.resize().steady_iops())};
        break;
    case v1::RequestRecord::kSnapshot:
        request.body = read(message.snapshot(), catalog, reader);
        break;
    case v1::RequestRecord::kFailback:
        request.body = FailbackRequest{
            readList<RegionIndex>(message.failback().region(), catalog.regions.size(), reader)};
        break;
    case v1::RequestRecord::BODY_NOT_SET:
        reader.refuse(ErrorCode::damaged, "requests.body", "is missing");
        break;
    }
    return request;
}

}  // namespace estate::wire
