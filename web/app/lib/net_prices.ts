import { useRouteLoaderData } from '@remix-run/react'
import type { Answer } from './registry'
import type { Money } from './shapes'

/** What VAT the shown prices contain, for who reads prices without it first; null: for everybody else. */
export type NetRates = Answer<'catalogue.net_prices.show'>['data']

/** Those of the visitor. Not to be asked inside of a `Kept`: it is handed to what stands there. */
export function useNetRates(): NetRates {
  return useRouteLoaderData<{ netRates: NetRates }>('storefront')?.netRates ?? null
}

/** Takes the VAT off an amount of one product; null: nobody asks for that. */
export type NetOf = ((amount: Money) => Money) | null

export function netOf(rates: NetRates, category: string | undefined): NetOf {
  return rates && ((amount) => withoutTax(amount, rates, category))
}

const WHOLE = 10_000

/** The same amount without its VAT, which is rounded half up as the cart does (plugins/sales/totals/tax_line.ts). */
export function withoutTax({ amount, currency }: Money, rates: NonNullable<NetRates>, category = ''): Money {
  const rate = rates.byCategory[category] ?? rates.standard
  const tax = Math.floor((2 * amount * rate + WHOLE + rate) / (2 * (WHOLE + rate)))
  return { amount: amount - tax, currency }
}
