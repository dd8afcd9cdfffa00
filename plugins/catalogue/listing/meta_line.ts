/** Search engines cut a description at about this length. */
const LENGTH = 160

/** A text as one line for the meta description; a longer one is cut at a word boundary, with an ellipsis. */
export function metaLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LENGTH) return line
  const cut = line.lastIndexOf(' ', LENGTH - 1)
  return `${line.slice(0, cut > 0 ? cut : LENGTH - 1)}…`
}
