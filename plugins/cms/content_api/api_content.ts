import { htmlOfDocument } from '#plugins/cms/content_api/html_of_document'
import type { Addresses } from '#plugins/cms/content_api/html_of_block'
import { textOf } from '#core/rich_text/text_of'
import type { ContentPage } from '#plugins/cms/site/show_content'
import type { SiteLink } from '#plugins/cms/site/site_link'
import type { ListedContent } from '#plugins/cms/site/list_contents'
import type { Locale } from '#core/i18n/locales'
import type { Picture } from '#core/media/media_record'

/** A picture with its whole address. */
export interface ApiPicture {
  url: string
  width: number
  height: number
  alt: string
}

/** A content of a list, as other programs read it. */
export interface ApiListed {
  id: number
  type: string
  title: string
  summary: string
  /** Whole address of its page. */
  link: string
  publishedAt: string | null
  modifiedAt: string
  picture: ApiPicture | null
}

/** A content with its text. */
export interface ApiContent extends ApiListed {
  /** The text as HTML: clean, with whole addresses. */
  html: string
  /** The text without any markup. */
  plain: string
  author: string | null
  categories: ApiLink[]
  tags: ApiLink[]
  /** Whole address of its page in each language that it has. */
  translations: Partial<Record<Locale, string>>
}

export interface ApiLink {
  name: string
  link: string
}

export const apiListed = (listed: Omit<ListedContent, 'status' | 'mediaId'>, addresses: Addresses): ApiListed => ({
  id: listed.id,
  type: listed.type,
  title: listed.title,
  summary: listed.summary,
  link: addresses.page(listed.path),
  publishedAt: listed.publishedAt,
  modifiedAt: listed.modifiedAt,
  picture: apiPicture(listed.picture, addresses),
})

/** `addressesIn`: addresses in another language. */
export function apiContent(page: ContentPage, locale: Locale, addressesIn: (locale: Locale) => Addresses): ApiContent {
  const addresses = addressesIn(locale)
  const links = (all: readonly SiteLink[]) => all.map(({ name, path }) => ({ name, link: addresses.page(path) }))
  const translations = Object.entries(page.alternates).map(([other, path]) => {
    return [other, addressesIn(other as Locale).page(path)] as const
  })
  return Object.assign(apiListed(page, addresses), {
    html: htmlOfDocument(page.document, addresses),
    plain: textOf({ type: 'doc', content: page.document.content }),
    author: page.author,
    categories: links(page.categories),
    tags: links(page.tags),
    translations: Object.fromEntries(translations),
  })
}

function apiPicture(picture: Picture | null, addresses: Addresses): ApiPicture | null {
  if (!picture) return null
  const { url, width, height, alt } = picture
  return { url: addresses.file(url), width, height, alt }
}
