// One visitor out of several lambdas, for std::visit.
#pragma once

namespace estate {

template <typename... Handlers>
struct Overloaded : Handlers... {
    using Handlers::operator()...;
};
template <typename... Handlers>
Overloaded(Handlers...) -> Overloaded<Handlers...>;  // clang 14 does not deduce it

}  // namespace estate
