#!/usr/bin/env bash
# Runs inside the Debian 13 root, started by packaging/wasm/kit: kit-parts.sh PART PREFIX
# Each function builds one part of the kit from Debian's source package and installs it in PREFIX.
set -euo pipefail
part=$1
prefix=$2
work=/opt/kit-sources
host_cmake=/usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)/cmake
mkdir -p "$work" "$prefix/include" "$prefix/lib"
cd "$work"

# unpack PACKAGE: its upstream archive, in the folder of that name.
unpack() {
    local archive
    archive=$(find . -maxdepth 1 -name "$1_*.orig.tar.*" ! -name '*.asc' | sort | tail -n 1)
    rm -rf "$1"
    mkdir "$1"
    tar --extract --strip-components=1 --file "$archive" --directory "$1"
}

sources() {
    apt-get source -o APT::Sandbox::User=root --tar-only --download-only \
        qt6-base qt6-declarative sqlite3 protobuf
}

sqlite() {
    unpack sqlite3
    mkdir -p sqlite3/build
    cd sqlite3/build
    ../configure --disable-tcl
    make sqlite3.c
    # Qt's driver asks for the origin of columns.
    emcc -O2 -DSQLITE_ENABLE_COLUMN_METADATA -DSQLITE_OMIT_LOAD_EXTENSION -DSQLITE_THREADSAFE=0 \
        -c sqlite3.c -o sqlite3.o
    emar rcs "$prefix/lib/libsqlite3.a" sqlite3.o
    cp sqlite3.h "$(find .. -name sqlite3ext.h | head -n 1)" "$prefix/include/"
}

qtbase() {
    unpack qt6-base
    rm -rf qtbase-build
    mkdir qtbase-build
    cd qtbase-build
    ../qt6-base/configure -platform wasm-emscripten -qt-host-path /usr -prefix "$prefix" -release \
        -static -no-warnings-are-errors -nomake examples -nomake tests -no-dbus -no-ssl \
        -no-feature-printsupport -- -DQT_HOST_PATH_CMAKE_DIR="$host_cmake" \
        -DSQLite3_INCLUDE_DIR="$prefix/include" -DSQLite3_LIBRARY="$prefix/lib/libsqlite3.a" \
        -DFEATURE_system_sqlite=ON
    cmake --build .
    cmake --install .
}

qtdeclarative() {
    unpack qt6-declarative
    rm -rf qtdeclarative-build
    mkdir qtdeclarative-build
    cd qtdeclarative-build
    "$prefix/bin/qt-configure-module" ../qt6-declarative -- \
        -DQT_HOST_PATH_CMAKE_DIR="$host_cmake" -DQT_BUILD_TESTS=OFF -DQT_BUILD_EXAMPLES=OFF
    cmake --build .
    cmake --install .
}

protobuf() {
    unpack protobuf
    emcmake cmake -S protobuf -B protobuf-build -GNinja -DCMAKE_BUILD_TYPE=Release \
        -Dprotobuf_BUILD_TESTS=OFF -Dprotobuf_BUILD_PROTOC_BINARIES=OFF -Dprotobuf_WITH_ZLIB=OFF \
        -Dprotobuf_BUILD_SHARED_LIBS=OFF -DCMAKE_INSTALL_PREFIX="$prefix"
    cmake --build protobuf-build
    cmake --install protobuf-build
}

case $part in
sources | sqlite | qtbase | qtdeclarative | protobuf) "$part" ;;
*)
    echo "There is no part $part." >&2
    exit 2
    ;;
esac
