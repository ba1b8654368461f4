# Steps that packaging/wasm/kit and packaging/wasm/build share. To be sourced, from the repository's
# root.

. packaging/steps.sh

wasm_root=$(realpath --canonicalize-missing "${ESTATE_WASM_ROOT:-build/wasm/root}")
wasm_prefix=/opt/qt-wasm

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# Why no Debian 13 root can be made or entered here; nothing when it can.
root_obstacle() {
    if [ "$(id -u)" -ne 0 ]; then
        echo "it takes root: run it with sudo"
    elif ! command -v unshare >/dev/null; then
        echo "there is no unshare, of the package util-linux"
    # What in_root does, with nothing in it.
    elif ! unshare --mount --propagation private bash -c \
        'mount --bind / /mnt && mount -o remount,bind,ro /mnt' 2>/dev/null; then
        echo "this machine lets nobody mount, as a container without the right SYS_ADMIN"
    fi
}

need_root() {
    local obstacle
    obstacle=$(root_obstacle)
    [ -z "$obstacle" ] || fail "$1 makes a Debian 13 root and works inside it, but $obstacle. Or" \
        "set QT_WASM_ROOT to your own Qt 6.8 for WebAssembly."
}

# The archive of the kit to unpack; nothing when there is none.
given_kit() {
    local shared=$PWD/../shared/wasm
    if [ "${ESTATE_WASM_KIT:-}" = build ]; then
        return 0
    elif [ -n "${ESTATE_WASM_KIT:-}" ]; then
        [ -f "$ESTATE_WASM_KIT" ] || fail "ESTATE_WASM_KIT: there is no file $ESTATE_WASM_KIT."
        realpath "$ESTATE_WASM_KIT"
    elif [ -d "$shared" ]; then
        find "$shared" -maxdepth 1 -name 'qt-wasm-*-kit.tar.xz' | sort | tail -n 1
    fi
}

# Packages of packaging/wasm/dependencies whose command is not there.
install_missing_commands() {
    local package command missing=()
    while read -r package command; do
        command -v "$command" >/dev/null || missing+=("$package")
    done < <(sed -e 's/#.*//' -e '/^[[:space:]]*$/d' packaging/wasm/dependencies)
    [ "${#missing[@]}" -gt 0 ] || return 0
    command -v apt-get >/dev/null || fail "Install by other means: ${missing[*]}"
    say "Installing from Debian: ${missing[*]}"
    apt-get update --quiet
    DEBIAN_FRONTEND=noninteractive \
        apt-get install --yes --quiet --no-install-recommends "${missing[@]}"
}

# in_root COMMAND ARGUMENT...: in the Debian 13 root, which sees this checkout read-only as /source and
# build/wasm as /build. What is mounted for it is gone with the command, however that ends.
in_root() {
    mkdir -p build/wasm/ccache "$wasm_root/source" "$wasm_root/build"
    # shellcheck disable=SC2016  # for the inner shell
    unshare --mount --propagation private bash -c '
        set -euo pipefail
        root=$1 checkout=$2
        shift 2
        mount -t proc proc "$root/proc"
        mount --rbind /dev "$root/dev"
        mount --bind "$checkout" "$root/source"
        mount -o remount,bind,ro "$root/source"
        mount --bind "$checkout/build/wasm" "$root/build"
        exec chroot "$root" env -i HOME=/root LANG=C.UTF-8 TERM="${TERM:-dumb}" \
            PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive \
            ${CMAKE_BUILD_PARALLEL_LEVEL:+CMAKE_BUILD_PARALLEL_LEVEL="$CMAKE_BUILD_PARALLEL_LEVEL"} \
            EMSDK=/opt/emsdk CCACHE_DIR=/build/ccache "$@"
    ' in_root "$wasm_root" "$PWD" "$@"
}

# step_done NAME [WHAT]: that this step was finished in the root, with the same WHAT.
step_done() {
    [ "$(cat "$wasm_root/opt/steps/$1" 2>/dev/null)" = "${2:-done}" ]
}

step_finished() {
    mkdir -p "$wasm_root/opt/steps"
    printf '%s\n' "${2:-done}" >"$wasm_root/opt/steps/$1"
}
