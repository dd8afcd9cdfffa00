import { formatMoney } from '#web/lib/formats'
import type { Translate } from '#web/lib/i18n'
import type { Locale } from '#web/lib/locale'
import type { Cart } from '../cart_data'

/**
 * The text for delivery without an amount. Quotes: staff will set it; else the cheapest offered method, else that a later step
 * asks for it. Absent when nothing is shipped.
 */
export function shippingWords(t: Translate, locale: Locale, { purpose, shipping }: Cart): string | undefined {
  if (!shipping.isNeeded) return undefined
  const [cheapest] = shipping.offers
  if (cheapest) return t('sales.summary.shipping_from', { amount: formatMoney(locale, cheapest.price) })
  return t(purpose === 'quote' ? 'sales.summary.shipping_quote' : 'sales.summary.shipping_later')
}
