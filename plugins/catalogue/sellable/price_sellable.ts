import { exchange } from '#core/money/exchange'
import { Money } from '#core/money/money'
import type { ChosenPart } from '#plugins/catalogue/sellable/choose_parts'
import type { Exchange, Pricing, Sellable } from '#plugins/catalogue/sellable/sellable'

/** What one piece costs, in minor units of the currency that was asked for. */
export interface UnitPrice {
  amount: number
  /** Without a special price; the same where nothing is reduced. */
  regular: number
}

/**
 * The price of one piece of so many; null where it cannot be told in the currency that was asked for. A bundle priced by
 * its parts costs their sum less its discount, rounded once before it is converted, as its page says.
 */
export function priceSellable(sellable: Sellable, quantity: number, parts: readonly ChosenPart[]): UnitPrice | null {
  const { bundle, money, pricing } = sellable
  if (bundle?.priceRule !== 'parts') {
    const step = stepOf(pricing, quantity)
    return converted(pricing.currency, step.amount, step.regular, money)
  }
  const [first] = parts
  if (!first) return null
  const { currency } = first.part.pricing
  if (parts.some(({ part }) => part.pricing.currency !== currency)) return null
  const sum = parts.reduce((total, { part, quantity: pieces }) => total + stepOf(part.pricing, 1).amount * pieces, 0)
  const { amount } = new Money(sum, currency).percentage(10_000 - bundle.discount)
  return converted(currency, amount, amount, money)
}

function stepOf({ steps }: Pricing, quantity: number): Pricing['steps'][number] {
  return steps.findLast((step) => step.quantity <= quantity) ?? (steps[0] as Pricing['steps'][number])
}

function converted(from: string, amount: number, regular: number, money: Exchange): UnitPrice | null {
  const rate = money.rateFrom(from)
  if (rate === null) return null
  const into = (each: number) => exchange(new Money(each, from), rate, money.currency).amount
  return { amount: into(amount), regular: into(regular) }
}
