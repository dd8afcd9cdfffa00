/** What search engines show of a description. */
const LENGTH = 160

/** A text as one line for search engines; a longer one ends at a whole word, with an ellipsis. */
export function metaLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LENGTH) return line
  const cut = line.lastIndexOf(' ', LENGTH - 1)
  return `${line.slice(0, cut > 0 ? cut : LENGTH - 1)}…`
}
