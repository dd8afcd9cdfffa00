import { whenUsed } from '#core/boot/when_used'
import { cleanHtml } from '#core/rich_text/clean_html'

const htmlparser = whenUsed<typeof import('htmlparser2')>('htmlparser2')

/** A tag or a comment. `a < b` and `<3` are text. The shop's component of HTML has the same rule. */
const TAG = /<(?:\/?[a-z][^>]*>|!--|!doctype)/i

/** Whether a description is HTML, and not plain text with lines. */
export const isHtml = (text: string): boolean => TAG.test(text)

/** A description as it may be stored: plain text as it is, HTML cleaned. Cleaning it again changes nothing. */
export function cleanDescription(text: string): string {
  if (!isHtml(text)) return text
  const clean = cleanHtml(text)
  // Without a tag it would be read as plain text, with its entities.
  return clean === '' || isHtml(clean) ? clean : `<p>${clean}</p>`
}

const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'title'])
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'cite',
  'code',
  'del',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
])

/** The words of a description, plain or HTML, on one line: for search and excerpts. */
export function textOfHtml(text: string): string {
  if (!isHtml(text)) return text.replaceAll(/\s+/g, ' ').trim()
  const parts: string[] = []
  let unread = 0
  const { Parser } = htmlparser()
  const parser = new Parser(
    {
      onopentagname(name) {
        if (UNREAD.has(name)) unread += 1
        if (!INLINE.has(name)) parts.push(' ')
      },
      ontext(part) {
        if (unread === 0) parts.push(part)
      },
      onclosetag(name) {
        if (UNREAD.has(name)) unread -= 1
        if (!INLINE.has(name)) parts.push(' ')
      },
    },
    { decodeEntities: true }
  )
  parser.end(text)
  return oneLine(parts.join(''))
}

/** A no-break space, as before a French colon, stays. */
export const oneLine = (text: string): string => text.replaceAll(/[ \t\n\r\f]+/g, ' ').trim()
