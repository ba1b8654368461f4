#include "tests/durability/disk_model.h"

#include <algorithm>
#include <utility>

namespace estate::durability {

Loss Loss::drawn(Seeded& random)
{
    // The ends, all and nothing, often: between them nearly every combination is torn somewhere.
    constexpr std::uint64_t eighths[] = {0, 0, 1, 4, 6, 7, 8, 8};
    return {eighths[random.below(std::size(eighths))], random.below(2) == 0};
}

void DiskFile::write(std::uint64_t offset, std::string_view bytes)
{
    m_changes.push_back({false, offset, std::string(bytes)});
}

void DiskFile::truncate(std::uint64_t size)
{
    m_changes.push_back({true, size, {}});
}

void DiskFile::sync()
{
    for (const Change& change : m_changes) {
        if (change.truncates)
            m_safe.resize(change.offset);
        else
            apply(change.offset, change.bytes);
    }
    m_changes.clear();
}

void DiskFile::apply(std::uint64_t offset, std::string_view bytes)
{
    m_safe.resize(std::max<std::uint64_t>(m_safe.size(), offset + bytes.size()));
    std::copy(bytes.begin(), bytes.end(), m_safe.begin() + static_cast<std::ptrdiff_t>(offset));
}

void DiskFile::grow(std::uint64_t size, Seeded& random, const Loss& loss)
{
    while (m_safe.size() < size)
        m_safe.push_back(loss.garbage ? static_cast<char>(random.below(256)) : '\0');
}

void DiskFile::applyTorn(const Change& change, Seeded& random, const Loss& loss)
{
    const std::uint64_t end = change.offset + change.bytes.size();
    for (std::uint64_t at = change.offset; at < end;) {
        const std::uint64_t next = std::min(end, (at / sectorBytes + 1) * sectorBytes);
        if (random.below(2) == 0) {
            grow(at, random, loss);
            apply(at, std::string_view(change.bytes).substr(at - change.offset, next - at));
        }
        at = next;
    }
}

void DiskFile::losePower(Seeded& random, const Loss& loss)
{
    for (const Change& change : std::exchange(m_changes, {})) {
        const bool kept = random.below(8) < loss.keptOf8;
        if (change.truncates) {
            if (kept)
                m_safe.resize(change.offset);
        } else if (kept) {
            grow(change.offset, random, loss);
            apply(change.offset, change.bytes);
        } else {
            if (random.below(2) == 0)
                applyTorn(change, random, loss);
            if (random.below(4) == 0)
                grow(change.offset + change.bytes.size(), random, loss);
        }
    }
}

std::shared_ptr<DiskFile> DiskFolder::find(const std::string& name) const
{
    const auto found = m_names.find(name);
    return found == m_names.end() ? nullptr : found->second.now();
}

void DiskFolder::adopt(const std::string& name, std::string safe)
{
    m_names[name] = {std::make_shared<DiskFile>(std::move(safe)), {}};
}

std::shared_ptr<DiskFile> DiskFolder::create(const std::string& name)
{
    return m_names[name].since.emplace_back(std::make_shared<DiskFile>());
}

void DiskFolder::remove(const std::string& name)
{
    m_names[name].since.emplace_back(nullptr);
}

void DiskFolder::sync()
{
    for (auto& [name, files] : m_names) {
        files.safe = files.now();
        files.since.clear();
    }
    std::erase_if(m_names, [](const auto& entry) { return entry.second.safe == nullptr; });
}

void DiskFolder::losePower(Seeded& random)
{
    const Loss loss = Loss::drawn(random);
    for (auto& [name, files] : m_names) {
        const std::size_t choice = random.below(files.since.size() + 1);
        if (choice > 0)
            files.safe = files.since[choice - 1];
        files.since.clear();
        if (files.safe)
            files.safe->losePower(random, loss);
    }
    std::erase_if(m_names, [](const auto& entry) { return entry.second.safe == nullptr; });
}

std::vector<std::string> DiskFolder::names() const
{
    std::vector<std::string> names;
    for (const auto& [name, files] : m_names)
        if (files.now())
            names.push_back(name);
    return names;
}

}  // namespace estate::durability
