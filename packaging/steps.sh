# Steps that packaging/run and packaging/test share. To be sourced, from the repository's root.

say() {
    printf '==> %s\n' "$*"
}

needed_packages() {
    sed -e 's/#.*//' -e '/^[[:space:]]*$/d' packaging/dependencies | sort
}

# Those of them that are not installed here.
missing_packages() {
    local installed
    # Packages that dpkg never heard of make it fail; they are missing all the same.
    installed=$(needed_packages | xargs dpkg-query --show \
        --showformat='${db:Status-Status} ${Package}\n' 2>/dev/null |
        sed -n 's/^installed //p' | sort -u || true)
    comm -23 <(needed_packages) <(printf '%s\n' "$installed")
}

# Leaves apt alone, and so works offline, when nothing is missing.
install_missing() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "This is not Debian: install what packaging/dependencies lists by other means."
        return 0
    fi
    local missing as_root=()
    missing=$(missing_packages)
    if [ -z "$missing" ]; then
        say "All needed Debian packages are installed."
        return 0
    fi
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            say "Packages are missing, and installing them needs root or sudo:" "$missing" >&2
            return 1
        fi
        as_root=(sudo)
    fi
    say "Installing from Debian: $(printf "%s" "$missing" | tr "\n" " ")"
    "${as_root[@]}" apt-get update --quiet
    # shellcheck disable=SC2086  # one word a package
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install --yes --quiet --no-install-recommends $missing
}

build_release() {
    say "Configuring build/release"
    cmake --preset release -DESTATE_UNITY=ON "-DESTATE_WASM_TESTS=${ESTATE_WASM_TESTS:-OFF}" \
        "-DESTATE_DESKTOP_TESTS=${ESTATE_DESKTOP_TESTS:-OFF}"
    say "Building build/release (the first time takes some minutes)"
    cmake --build --preset release
}
