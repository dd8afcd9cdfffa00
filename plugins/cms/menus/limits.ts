/** Most items of a menu. Its whole tree is one screen, and one part of every page. */
export const MOST_ITEMS = 1000

/** Most levels of a menu. */
export const DEEPEST = 4
