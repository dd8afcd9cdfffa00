import type { Locale } from '#core/i18n/locales'

/** A page in every language it has. */
export interface SitemapEntry {
  /** Path by locale, below base path and locale prefix. */
  paths: { [Name in Locale]?: string }
  /** ISO instant of the last change, or null. */
  updatedAt: string | null
  /** Pictures on the page by locale, from the root of the host. */
  images?: { [Name in Locale]?: string[] }
}

/** Pages that search engines should know. */
export interface SitemapSource {
  count(channel: string): Promise<number>
  /** A slice in an order that does not move while nothing changes. */
  entries(channel: string, offset: number, limit: number): Promise<SitemapEntry[]>
}
