/** Lines that one call may name at all; how many a cart may have is a setting, which goes no further. */
export const MOST_LINES = 1000
