import { whenUsed } from '#core/boot/when_used'
import { TEXT_ALIGNMENTS } from '#core/rich_text/document'
import { hrefKind } from '#core/rich_text/href'
import type sanitize from 'sanitize-html'

const sanitizer = whenUsed<typeof sanitize>('sanitize-html')

/** Elements that can be aligned. */
const ALIGNED = [
  'p',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'div',
  'figure',
  'figcaption',
  'caption',
  'li',
  'blockquote',
  'th',
  'td',
]
/** The only classes: the shop's styles have them. A style attribute is forbidden by the shop's Content-Security-Policy. */
const ALIGNMENTS = TEXT_ALIGNMENTS.map((one) => `align-${one}`)

/**
 * The one allow-list of HTML: of descriptions of products and categories, and of blocks of HTML. It has no element that runs,
 * embeds or loads a page, no form, no style and no id.
 */
const RULES: sanitize.IOptions = {
  allowedTags: [
    ...ALIGNED,
    ...['img', 'br', 'hr', 'ul', 'ol', 'dl', 'dt', 'dd', 'pre', 'code', 'kbd', 'samp', 'a', 'span'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup', 'mark', 'small', 'abbr', 'cite', 'q'],
    ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup', 'col'],
  ],
  allowedAttributes: {
    'a': ['href', 'title', 'target', 'rel'],
    'img': ['src', 'alt', 'title', 'width', 'height', 'loading'],
    'ol': ['start', 'reversed'],
    'abbr': ['title'],
    'th': ['colspan', 'rowspan', 'scope'],
    'td': ['colspan', 'rowspan'],
    'col': ['span', 'width'],
    'colgroup': ['span'],
    '*': ['lang', 'dir'],
  },
  allowedClasses: Object.fromEntries(ALIGNED.map((name) => [name, ALIGNMENTS])),
  // What stands inside these is no text that people should read.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'noembed',
    'noframes',
    'xmp',
    'plaintext',
    'template',
    'title',
    'iframe',
    'object',
    'svg',
    'math',
  ],
  // `hrefKind` judges addresses.
  allowedSchemesAppliedToAttributes: [],
  nestingLimit: 100,
  transformTags: { '*': aligned, 'h1': 'h2', 'a': link, 'img': picture },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

/** The alignment of an editor of another program, as a class. */
function aligned(tagName: string, { style = '', align = '', ...attribs }: sanitize.Attributes): sanitize.Tag {
  const wanted = /(?:^|;)\s*text-align\s*:\s*([a-z]+)/i.exec(style)?.[1] ?? align
  const alignment = TEXT_ALIGNMENTS.find((one) => one === wanted.toLowerCase())
  if (alignment) attribs.class = `align-${alignment}`
  return { tagName, attribs }
}

function link(tagName: string, { href = '', title, target, lang, dir }: sanitize.Attributes): sanitize.Tag {
  const kept: Record<string, string | undefined> = { title, lang, dir }
  if (hrefKind(href.trim()) !== null) kept.href = href.trim()
  if (target === '_blank' && kept.href) Object.assign(kept, { target, rel: 'noopener' })
  const given = Object.entries(kept).filter(([, value]) => value)
  return { tagName, attribs: Object.fromEntries(given) as sanitize.Attributes }
}

function picture(tagName: string, { src = '', ...rest }: sanitize.Attributes): sanitize.Tag {
  const kind = hrefKind(src.trim())
  const attribs: sanitize.Attributes = { ...rest, alt: rest.alt ?? '', loading: 'lazy' }
  if (kind === 'path' || kind === 'address') attribs.src = src.trim()
  return { tagName, attribs }
}

/** Each pass leaves less that can change; the second seldom changes anything. */
const MOST_PASSES = 10

/** HTML of somebody, as a page may show it. Cleaning it again changes nothing. Text of elements that are dropped stays. */
export function cleanHtml(html: string): string {
  let clean = html.replaceAll('\0', '').toWellFormed()
  // What is dropped may have kept elements apart that may not stand in each other, such as a row in a cell.
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const next = sanitizer()(clean, RULES).trim()
    if (next === clean) break
    clean = next
  }
  return clean
}
