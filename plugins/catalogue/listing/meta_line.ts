import { textOfHtml } from '#core/rich_text/html_text'

/** Search engines cut a description at about this length. */
const LENGTH = 160

/** A text, plain or HTML, as one line for the meta description; a longer one is cut at a word boundary, with an ellipsis. */
export function metaLine(text: string): string {
  const line = textOfHtml(text).replaceAll(/\s+/g, ' ')
  if (line.length <= LENGTH) return line
  const cut = line.lastIndexOf(' ', LENGTH - 1)
  return `${line.slice(0, cut > 0 ? cut : LENGTH - 1)}…`
}
