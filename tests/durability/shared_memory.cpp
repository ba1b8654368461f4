#include "tests/durability/shared_memory.h"

namespace estate::durability {

SharedMemory::Part::~Part()
{
    for (std::size_t slot = 0; slot < SQLITE_SHM_NLOCK; ++slot)
        unlock(slot);
}

void* SharedMemory::Part::page(std::size_t number, std::size_t bytes, bool makes)
{
    auto& pages = m_memory->m_pages;
    while (makes && pages.size() <= number)
        pages.push_back(std::make_unique<std::uint64_t[]>(bytes / sizeof(std::uint64_t)));
    return number < pages.size() ? pages[number].get() : nullptr;
}

void SharedMemory::Part::unlock(std::size_t slot)
{
    if (m_shares[slot])
        --m_memory->m_sharers[slot];
    if (m_owns[slot])
        m_memory->m_owned[slot] = false;
    m_shares[slot] = m_owns[slot] = false;
}

int SharedMemory::Part::lock(int first, int count, int flags)
{
    const auto begin = static_cast<std::size_t>(first);
    const auto end = begin + static_cast<std::size_t>(count);
    const bool shares = (flags & SQLITE_SHM_SHARED) != 0;
    if ((flags & SQLITE_SHM_UNLOCK) != 0) {
        for (std::size_t slot = begin; slot < end; ++slot)
            unlock(slot);
        return SQLITE_OK;
    }
    for (std::size_t slot = begin; slot < end; ++slot) {
        const std::uint32_t others = m_memory->m_sharers[slot] - (m_shares[slot] ? 1 : 0);
        if ((m_memory->m_owned[slot] && !m_owns[slot]) || (!shares && others > 0))
            return SQLITE_BUSY;
    }
    for (std::size_t slot = begin; slot < end; ++slot) {
        unlock(slot);
        if (shares)
            ++m_memory->m_sharers[slot];
        else
            m_memory->m_owned[slot] = true;
        (shares ? m_shares : m_owns)[slot] = true;
    }
    return SQLITE_OK;
}

std::unique_ptr<SharedMemory::Part> SharedMemories::join(const std::string& name)
{
    std::shared_ptr<SharedMemory> memory = m_memories[name].lock();
    if (!memory) {
        memory = std::make_shared<SharedMemory>();
        m_memories[name] = memory;
    }
    return std::make_unique<SharedMemory::Part>(std::move(memory));
}

}  // namespace estate::durability
