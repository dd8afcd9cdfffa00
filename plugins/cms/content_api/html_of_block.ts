import { changeHtmlLinks } from '#core/links/html_links'
import { hrefKind } from '#core/rich_text/href'
import type { BlockAttributes, BlockValues } from '#core/rich_text/document'
import type { Picture } from '#core/media/media_record'
import type { ShownDocument } from '#core/rich_text/shown_document'

/** Whole addresses. */
export interface Addresses {
  /** Of a page by its path below base path and locale prefix. */
  page(path: string): string
  /** Of a link in a prepared text: the path has the locale prefix already. */
  link(path: string): string
  /** Of a file by its path from the root of the host. */
  file(path: string): string
}

type Media = ShownDocument['media']

/** Blocks that other programs can show. Empty: a block whose values show nothing. */
const BLOCKS: Record<string, (values: BlockValues, media: Media, addresses: Addresses) => string> = {
  'core.html': ({ html }, _media, addresses) => {
    return changeHtmlLinks(textOf(html), (href) => wholeHref(href, addresses))
  },
  'core.image': ({ picture, alt, caption, link }, media, addresses) => {
    const found = pictureIn(media, picture)
    if (!found) return ''
    const image = imageHtml(found, textOf(alt) || found.alt, addresses)
    return figure(typeof link === 'string' ? linked(link, image, addresses) : image, caption)
  },
  'core.gallery': ({ pictures, caption }, media, addresses) => {
    const found = [pictures].flat().flatMap((id) => pictureIn(media, id) ?? [])
    const images = found.map((picture) => imageHtml(picture, picture.alt, addresses)).join('')
    return images && figure(images, caption)
  },
  'core.button': ({ text, link }, _media, addresses) => {
    return text && typeof link === 'string' ? `<p>${linked(link, escaped(textOf(text)), addresses)}</p>` : ''
  },
  'core.video': ({ video, address, title }, media, addresses) => {
    const found = media[String(video)]
    if (found?.type === 'video') return `<video controls src="${escaped(addresses.file(found.video.url))}"></video>`
    if (typeof address !== 'string') return ''
    return `<p>${linked(address, escaped(textOf(title) || address), addresses)}</p>`
  },
}

/** A block as HTML. One that other programs cannot show is an empty element that names it: `<div data-block="catalogue.products">`. */
export function htmlOfBlock({ name, values }: BlockAttributes, media: Media, addresses: Addresses): string {
  const known = BLOCKS[name]
  return known ? known(values, media, addresses) : `<div data-block="${escaped(name)}"></div>`
}

/** A link around HTML. */
export const linked = (href: string, inside: string, addresses: Addresses): string =>
  `<a href="${escaped(wholeHref(href, addresses))}">${inside}</a>`

const wholeHref = (href: string, addresses: Addresses): string =>
  hrefKind(href) === 'path' ? addresses.link(href) : href

const figure = (inside: string, caption: unknown): string => {
  const words = textOf(caption)
  return `<figure>${inside}${words && `<figcaption>${escaped(words)}</figcaption>`}</figure>`
}

function imageHtml({ url, width, height }: Picture, alt: string, addresses: Addresses): string {
  return `<img src="${escaped(addresses.file(url))}" width="${width}" height="${height}" alt="${escaped(alt)}">`
}

function pictureIn(media: Media, id: unknown): Picture | undefined {
  const found = media[String(id)]
  return found?.type === 'image' ? found.picture : undefined
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
