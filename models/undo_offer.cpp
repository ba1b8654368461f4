#include "models/undo_offer.h"

#include <utility>

UndoOffer::UndoOffer(QObject* parent) : QObject(parent) {}

void UndoOffer::offer(const QString& text, std::function<void()> back)
{
    m_text = text;
    m_back = std::move(back);
    emit changed();
    emit offered(text);
}

void UndoOffer::withdraw()
{
    if (!isOpen())
        return;
    m_text.clear();
    m_back = nullptr;
    emit changed();
}

void UndoOffer::undo()
{
    if (!isOpen())
        return;
    const std::function<void()> back = std::exchange(m_back, nullptr);
    const QString text = std::exchange(m_text, QString());
    emit changed();
    back();
    emit undone(text);
}
