import { isHtml } from './is_html'

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A description as HTML. One without any markup is plain text: blank lines part its paragraphs. */
export function htmlOfText(text: string): string {
  if (text === '' || isHtml(text)) return text
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

/** References of characters that are there already stay. */
const escaped = (text: string) => text.replaceAll(/&(?!#?\w+;)|[<>]/g, (sign) => SIGNS[sign] ?? sign)
