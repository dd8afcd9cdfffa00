import { Money } from '#core/money/money'
import { sumByRate } from '#plugins/sales/totals/sum_by_rate'
import { takeDiscounts, type TakenDiscounts } from '#plugins/sales/totals/take_discounts'
import { taxLine } from '#plugins/sales/totals/tax_line'
import type { GivenDiscount, LineTotals, Totals, TotalsInput, Worth } from '#plugins/sales/contracts/totals'

/**
 * What a cart or an order comes to. Pure: the same input gives the same answer, whatever the order of the lines. VAT is
 * rounded once per line, on what is paid after discounts, and everything else is a sum of these.
 */
export function workOutTotals(input: TotalsInput): Totals {
  const { currency } = input
  const shown = shownAmounts(input)
  const taken = takeDiscounts(input.discounts, shown, input.shipping?.amount ?? 0)
  const worth = worthOf(input)
  const lines = input.lines.map((line): LineTotals => {
    const [amount, off] = [shown.get(line.key) ?? 0, taken.perLine.get(line.key) ?? 0]
    const { gross, net } = worth(line.unitAmount, 0, line.taxCategory)
    return { key: line.key, unit: { gross, net }, ...worth(amount, off, line.taxCategory) }
  })
  const shipping = input.shipping && worth(input.shipping.amount, taken.shipping, input.shipping.taxCategory)
  const all: Worth[] = shipping ? [...lines, shipping] : lines
  const sum = (field: 'discount' | 'net' | 'tax' | 'total', of: Worth[] = all) =>
    Money.sum(
      of.map((each) => new Money(each[field], currency)),
      currency
    ).amount
  return {
    currency,
    lines,
    goods: sum('total', lines),
    discount: sum('discount'),
    discounts: given(input, taken, worth),
    shipping,
    net: sum('net'),
    tax: sum('tax'),
    grandTotal: sum('total'),
    taxes: sumByRate(all),
  }
}

function shownAmounts({ lines, currency }: TotalsInput): Map<string, number> {
  const shown = new Map<string, number>()
  for (const { key, unitAmount, quantity } of lines) {
    if (shown.has(key)) throw new RangeError(`Two lines are called "${key}"`)
    if (unitAmount < 0 || quantity < 0) throw new RangeError(`The line "${key}" is negative`)
    shown.set(key, new Money(unitAmount, currency).multiply(quantity).amount)
  }
  return shown
}

type WorthOf = (shown: number, discount: number, taxCategory: string) => Worth

function worthOf({ currency, priceModeOf, rateOf, priceRateOf }: TotalsInput): WorthOf {
  return (shown, discount, taxCategory) =>
    taxLine({
      shown: new Money(shown, currency),
      discount: new Money(discount, currency),
      priceRate: priceRateOf(taxCategory),
      rate: rateOf(taxCategory),
      mode: priceModeOf(taxCategory),
    })
}

/**
 * What each discount took off, at the rates of the destination. Taken one after the other from each line, so that they
 * add up to the discounts of the lines.
 */
function given(input: TotalsInput, taken: TakenDiscounts, worth: WorthOf): GivenDiscount[] {
  const categories = new Map(input.lines.map(({ key, taxCategory }) => [key, taxCategory]))
  const shown = shownAmounts(input)
  const before = new Map<string, number>()
  let shippingBefore = 0
  return input.discounts.map(({ source, label, code }, i) => {
    const { perLine = new Map<string, number>(), shipping = 0 } = taken.each[i] ?? {}
    let amount = 0
    for (const [key, off] of perLine) {
      const so = before.get(key) ?? 0
      const offOf = (discount: number) => worth(shown.get(key) ?? 0, discount, categories.get(key) ?? '').discount
      amount += offOf(so + off) - offOf(so)
      before.set(key, so + off)
    }
    if (input.shipping && shipping > 0) {
      const { amount: whole, taxCategory } = input.shipping
      amount +=
        worth(whole, shippingBefore + shipping, taxCategory).discount -
        worth(whole, shippingBefore, taxCategory).discount
      shippingBefore += shipping
    }
    return { source, label, code, amount }
  })
}
