#include "engine/estate/catalog_specs.h"

namespace estate {

std::string_view isolationName(Isolation isolation)
{
    switch (isolation) {
    case Isolation::shared: return "shared";
    case Isolation::reserved: return "reserved";
    case Isolation::dedicated: return "dedicated";
    }
    return "unknown";
}

std::string_view transportName(Transport transport)
{
    switch (transport) {
    case Transport::tcp: return "tcp";
    case Transport::rdma: return "rdma";
    }
    return "unknown";
}

std::string_view applicationKindName(ApplicationKind kind)
{
    switch (kind) {
    case ApplicationKind::generic: return "generic";
    case ApplicationKind::cassandraJbod: return "cassandra-jbod";
    case ApplicationKind::cockroachDb: return "cockroachdb";
    case ApplicationKind::postgres: return "postgres";
    case ApplicationKind::durableShardedDatabase: return "durable-sharded-database";
    case ApplicationKind::minio: return "minio";
    case ApplicationKind::kafka: return "kafka";
    }
    return "unknown";
}

bool isDatabaseKind(ApplicationKind kind)
{
    switch (kind) {
    case ApplicationKind::cassandraJbod:
    case ApplicationKind::cockroachDb:
    case ApplicationKind::postgres:
    case ApplicationKind::durableShardedDatabase: return true;
    case ApplicationKind::generic:
    case ApplicationKind::minio:
    case ApplicationKind::kafka: return false;
    }
    return false;
}

}  // namespace estate
