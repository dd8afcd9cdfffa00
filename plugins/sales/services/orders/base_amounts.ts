import { crossRate, exchange } from '#core/money/exchange'
import { Money } from '#core/money/money'
import type { PaidIn } from '#plugins/sales/services/cart/cart_currency'

/** Brings amounts of an order into the currency of the shop's books, each rounded once. */
export function toBase({ currency, baseCurrency, rate }: PaidIn): (amount: number) => number {
  if (currency === baseCurrency) return (amount) => amount
  const back = crossRate(rate, '1')
  return (amount) => exchange(new Money(amount, currency), back, baseCurrency).amount
}

/** What is told of a worth in the books: its parts are converted, so that they add up to its whole. */
export function worthInBase(worth: { net: number; tax: number; discount: number }, base: (amount: number) => number) {
  const [net, tax, discount] = [base(worth.net), base(worth.tax), base(worth.discount)]
  return { net, tax, discount, total: net + tax, gross: net + tax + discount }
}
