import type { Locale } from '#core/i18n/locales'

/** A picture of a page as social networks want it. */
export interface MetadataImage {
  /** Absolute, or from the root of the host. */
  url: string
  height?: number
  width?: number
  /** What it shows, in words. */
  alt?: string
}

/** A feed of what is new, for programs that read feeds. */
export interface MetadataFeed {
  title: string
  /** Absolute, or a path below the base and the locale's prefix. */
  url: string
}

/** The metadata of a page's head. Absent fields default to others that are present, or to those of the shop. */
export interface Metadata {
  /** As the browser's tab shows it, the shop's name included. */
  title: string
  description: string
  /** ISO instant at which an article was published; null for another page. */
  article_published_time: string | null
  /** ISO instant of the last change; null where a page has none. */
  article_modified_time: string | null
  /** `website`, or `article` for a page with a date. */
  og_type: string
  og_title: string
  og_description: string
  og_url: string
  og_site_name: string
  og_image: MetadataImage[]
  og_locale: string
  twitter_card: string
  twitter_title: string
  twitter_description: string
  twitter_image: string | null
  /** What its picture shows, in words. */
  twitter_image_alt: string | null
  /** Directives for search engines; their values are joined by comma. */
  robots: Record<string, string>
  canonical: string
  /** Structured data (JSON-LD). */
  schema: object | object[] | null
  feeds: MetadataFeed[]
}

/** The page. */
export interface MetadataRequest {
  /** Id of the screen, such as `catalogue.storefront.home`. */
  route: string
  url: URL
  /** Path below the base and the locale's prefix: `/boutique/vins-rouges`. */
  path: string
  locale: Locale
  /** Channel code. */
  channel: string
  /** The title that the screen itself gives; empty when it has none. */
  title: string
  /** `https://shop.example/vue`, for addresses that must be absolute. */
  base: string
}

/** Describes pages of its plugin. Called for every page: return null quickly for those of others. */
export interface MetadataSource {
  /**
   * `title` is the page's own (the shop's name is added), `canonical` may be a path below the base and locale prefix, pictures
   * are named from the root of the host.
   * A later source fills only what the earlier ones left out.
   */
  describe(request: MetadataRequest): Promise<Partial<Metadata> | null>
}
