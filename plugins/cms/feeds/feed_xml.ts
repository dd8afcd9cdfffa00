import { escapeXml } from '#core/text/escape_xml'
import { languageTag, type Locale } from '#core/i18n/locales'
import type { Picture } from '#core/media/media_record'

export interface FeedItem {
  title: string
  link: string
  /** Never changes, even if the address does. */
  guid: string
  /** Instant. */
  publishedAt: string
  summary: string
  /** With a whole address. */
  picture: Pick<Picture, 'url' | 'width' | 'height' | 'alt'> | null
}

export interface Feed {
  title: string
  description: string
  /** Whole address of the list that it follows. */
  link: string
  /** Its own whole address. */
  self: string
  locale: Locale
  items: FeedItem[]
  /** Instant of the last change of an item; null: it has none. */
  changedAt: string | null
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

/** RFC 822, as RSS wants it: `Thu, 26 Nov 2026 08:00:00 GMT`. */
const dated = (name: string, instant: string): string => element(name, new Date(instant).toUTCString())

/** A feed as RSS 2.0. */
export function feedXml({ title, description, link, self, locale, items, changedAt }: Feed): string {
  const channel = [
    element('title', title),
    element('link', link),
    element('description', description),
    element('language', languageTag(locale)),
    ...(changedAt ? [dated('lastBuildDate', changedAt)] : []),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemXml),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${channel.join('\n')}
</channel>
</rss>
`
}

function itemXml({ title, link, guid, publishedAt, summary, picture }: FeedItem): string {
  const parts = [
    element('title', title),
    element('link', link),
    `<guid isPermaLink="false">${escapeXml(guid)}</guid>`,
    dated('pubDate', publishedAt),
    element('description', summary),
    ...(picture ? [pictureXml(picture)] : []),
  ]
  return `<item>\n${parts.join('\n')}\n</item>`
}

function pictureXml({ url, width, height, alt }: NonNullable<FeedItem['picture']>): string {
  const description = alt ? element('media:description', alt) : ''
  return `<media:content url="${escapeXml(url)}" medium="image" width="${width}" height="${height}">${description}</media:content>`
}
