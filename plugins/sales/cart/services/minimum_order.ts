import type { Settings } from '#core/settings/settings'
import type { Totals } from '#plugins/sales/contracts/totals'
import type { PaidIn } from '#plugins/sales/cart/services/cart_currency'
import { exchange } from '#core/money/exchange'
import { Money } from '#core/money/money'

/** Minimum amount of an order, in minor units of the cart's currency. */
export interface MinimumOrder {
  amount: number
  /** Amount that the cart is below it; 0: it is reached. */
  missing: number
}

/** Amount compared with the minimum: goods after discounts, before discounts, or net after discounts. */
const MINIMUM_BASES = ['after_discounts', 'before_discounts', 'net'] as const

/** Null: the shop has no minimum. */
export function minimumOrder(settings: Settings, channel: string, totals: Totals, paid: PaidIn): MinimumOrder | null {
  const wanted = settings.get<number>('sales.orders.minimum_amount', { channel })
  if (wanted === 0) return null
  const { amount } = exchange(new Money(wanted, paid.baseCurrency), paid.rate, paid.currency)
  const basis = settings.get<(typeof MINIMUM_BASES)[number]>('sales.orders.minimum_basis', { channel })
  return { amount, missing: Math.max(0, amount - worth(totals, basis)) }
}

function worth({ lines }: Totals, basis: (typeof MINIMUM_BASES)[number]): number {
  const field = ({ after_discounts: 'total', before_discounts: 'gross', net: 'net' } as const)[basis]
  return lines.reduce((sum, line) => sum + line[field], 0)
}
