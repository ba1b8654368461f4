# cmake -DINPUT=file -DOUTPUT=file.cpp -DHEADER=folder/name.h -DFUNCTION=name -P EmbedBytes.cmake
# Writes a source file with estate::wire::<FUNCTION>() that gives the input's bytes.
file(READ ${INPUT} hex HEX)
string(REGEX REPLACE "(................................)" "\\1\n" hex "${hex}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${hex}")
file(WRITE ${OUTPUT} "#include \"${HEADER}\"

namespace estate::wire {

namespace {

constexpr unsigned char bytes[] = {
${bytes}
};

}  // namespace

std::string_view ${FUNCTION}()
{
    return {reinterpret_cast<const char*>(bytes), sizeof bytes};
}

}  // namespace estate::wire
")
