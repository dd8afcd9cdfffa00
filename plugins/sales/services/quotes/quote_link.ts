import { quoteKey } from '#plugins/sales/services/quotes/quote_key'
import { shopAddress } from '#plugins/users/index'
import type { Locale } from '#core/i18n/locales'

/**
 * The address by which anybody who was sent it reads a quote, without an account. With a revision it says so once
 * another one has taken its place.
 */
export function quoteLink(number: string, locale: Locale, revision?: number): string {
  const query = new URLSearchParams({ key: quoteKey(number), ...(revision ? { revision: String(revision) } : {}) })
  return shopAddress(`/checkout/quotes/${number}?${query}`, locale)
}
