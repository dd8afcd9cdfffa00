import { formatMoney } from '#web/lib/formats'
import type { Translate } from '#web/lib/i18n'
import type { Locale } from '#web/lib/locale'
import type { Cart } from '../cart_data'

/**
 * What is said of a delivery before it has an amount: of a quote staff say it, else the cheapest way that is offered, else
 * the step that asks for it. Absent: nothing is sent.
 */
export function shippingWords(t: Translate, locale: Locale, { purpose, shipping }: Cart): string | undefined {
  if (!shipping.isNeeded) return undefined
  const [cheapest] = shipping.offers
  if (cheapest) return t('sales.summary.shipping_from', { amount: formatMoney(locale, cheapest.price) })
  return t(purpose === 'quote' ? 'sales.summary.shipping_quote' : 'sales.summary.shipping_later')
}
