import { formatMoney } from '#web/lib/formats'
import type { Translate } from '#web/lib/i18n'
import type { Locale } from '#web/lib/locale'
import type { Money } from '#web/lib/shapes'

/** The total on the button, without VAT for visitors who see net prices first. */
export interface Total {
  amount: Money
  isNet: boolean
}

/** Price of the current choice; null without one. */
export function totalOf(cost: { total: Money; net: { total: Money } | null } | null): Total | null {
  return cost && { amount: cost.net?.total ?? cost.total, isNet: cost.net !== null }
}

export function writtenTotal({ amount, isNet }: Total, locale: Locale, t: Translate): string {
  const written = formatMoney(locale, amount)
  return isNet ? t('sales.buy.net', { amount: written }) : written
}
