import { quoteKey } from '#plugins/sales/quotes/services/quote_key'
import { shopAddress } from '#plugins/users/index'
import type { Locale } from '#core/i18n/locales'

/**
 * The address of a quote that opens without an account. With a revision, the page says so once a newer one was sent.
 */
export function quoteLink(number: string, locale: Locale, revision?: number): string {
  const query = new URLSearchParams({ key: quoteKey(number), ...(revision ? { revision: String(revision) } : {}) })
  return shopAddress(`/checkout/quotes/${number}?${query}`, locale)
}
