import { crossRate, exchange } from '#core/money/exchange'
import { Money } from '#core/money/money'
import type { PaidIn } from '#plugins/sales/cart/services/cart_currency'

/** Converts amounts of an order into the shop's base currency. Each is rounded once. */
export function toBase({ currency, baseCurrency, rate }: PaidIn): (amount: number) => number {
  if (currency === baseCurrency) return (amount) => amount
  const back = crossRate(rate, '1')
  return (amount) => exchange(new Money(amount, currency), back, baseCurrency).amount
}

/** A worth in the base currency. Its total is the sum of its converted parts. */
export function worthInBase(worth: { net: number; tax: number; discount: number }, base: (amount: number) => number) {
  const [net, tax, discount] = [base(worth.net), base(worth.tax), base(worth.discount)]
  return { net, tax, discount, total: net + tax, gross: net + tax + discount }
}
