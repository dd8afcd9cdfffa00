import type { ContentType } from '#plugins/cms/content/content_type'
import type { Locale } from '#core/i18n/locales'
import type { RichText } from '#core/rich_text/document'
import type { Status } from '#plugins/cms/content/statuses'
import type { StoredRow } from '#core/resources/resource'

type ByLocale<Value> = Record<Locale, Value | null>

/** What search engines and social networks are told of a content; null where it says nothing. */
export interface ContentSeo {
  metaTitle: string | null
  metaDescription: string | null
  ogTitle: string | null
  ogDescription: string | null
  ogImage: number | null
  twitterTitle: string | null
  twitterDescription: string | null
  twitterImage: number | null
  canonical: string | null
  noIndex: boolean
  noFollow: boolean
}

/** A content with its values by field. Those of custom fields have keys of their own beside. */
export interface ContentRow extends StoredRow {
  type: ContentType['code']
  title: ByLocale<string>
  slug: ByLocale<string>
  body: ByLocale<RichText>
  excerpt: ByLocale<string>
  seo: ByLocale<ContentSeo>
  status: Status
  publishAt: string | null
  publishedAt: string | null
  authorId: number | null
  featuredMediaId: number | null
  template: string
  categories?: number[]
  tags?: number[]
  parentId?: number | null
  position?: number
  [custom: string]: unknown
}
