/** A cell of a place in other programs: `*` and `0` mean any. */
export const placeOrEmpty = (cell = '') => (['*', '0'].includes(cell.trim()) ? '' : cell.trim())

export const isYes = (cell = '') => /^(1|true|yes)$/i.test(cell.trim())
