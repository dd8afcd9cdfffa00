/** Beginnings that make spreadsheets take a text for a formula, which may call programs and addresses. */
const FORMULA = /^'*[\s]*[=+\-@\t\r＝＋－＠]/u

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. */
export const defuse = (text: string) => (FORMULA.test(text) ? `'${text}` : text)

/** The text that `defuse` was given. */
export const undefuse = (text: string) => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text)
