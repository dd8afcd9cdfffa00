import { useRouteLoaderData } from '@remix-run/react'
import type { ResponseOf } from './registry'
import type { Money } from './shapes'

/** VAT rates of the displayed prices, for visitors who see prices without VAT first; null for all others. */
export type NetRates = ResponseOf<'catalogue.net_prices.show'>['data']

/** The visitor's rates. Components inside a `Kept` get them as a prop: their markup is shared between visitors. */
export function useNetRates(): NetRates {
  return useRouteLoaderData<{ netRates: NetRates }>('storefront')?.netRates ?? null
}

/** Removes the VAT from an amount of one product; null for visitors who see prices with VAT. */
export type NetOf = ((amount: Money) => Money) | null

export function netOf(rates: NetRates, category: string | undefined): NetOf {
  return rates && ((amount) => withoutTax(amount, rates, category))
}

/** 100 % in basis points. */
const WHOLE = 10_000

/** The amount without VAT. The tax is rounded half up like in the cart (plugins/sales/totals/tax_line.ts). */
export function withoutTax({ amount, currency }: Money, rates: NonNullable<NetRates>, category = ''): Money {
  const rate = rates.byCategory[category] ?? rates.standard
  const tax = Math.floor((2 * amount * rate + WHOLE + rate) / (2 * (WHOLE + rate)))
  return { amount: amount - tax, currency }
}
