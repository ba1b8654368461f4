Ò/
 v’Ã­5@»€<:îfÍˆ‡24ênqCÀ­×?ô1ílooks right