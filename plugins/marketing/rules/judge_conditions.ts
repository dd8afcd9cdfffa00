import { withinPostcodes, type DiscountableLine } from '#plugins/sales/index'
import { FIGURES, type Condition, type Conditions } from '#plugins/marketing/rules/cart_rule'
import type { JudgedCart } from '#plugins/marketing/rules/judged_cart'

/** Whether a rule's conditions hold for a line of a cart. None at all hold always. */
export function holdFor({ match, list }: Conditions, cart: JudgedCart, line: DiscountableLine): boolean {
  if (list.length === 0) return true
  const holds = (condition: Condition) => holdsFor(condition, cart, line)
  return match === 'all' ? list.every(holds) : list.some(holds)
}

/** What is not known yet meets no condition, whatever it says: "not in Corsica" too waits for the address. */
function holdsFor(condition: Condition, cart: JudgedCart, line: DiscountableLine): boolean {
  if (FIGURES.includes(condition.subject)) return compares(condition, figureOf(condition, cart, line))
  const found = textsOf(condition, cart, line)
  if (found === null) return false
  const isAmong = condition.values.some((value) => found.some((text) => isMeant(condition, text, value)))
  return condition.operator === 'not_among' ? !isAmong : isAmong
}

function compares({ operator, values }: Condition, figure: number | null): boolean {
  const limit = Number(values[0])
  if (figure === null || !Number.isFinite(limit)) return false
  return operator === 'below' ? figure < limit : figure >= limit
}

function figureOf({ subject }: Condition, cart: JudgedCart, line: DiscountableLine): number | null {
  if (subject === 'subtotal') return cart.subtotal
  if (subject === 'quantity') return cart.quantity
  if (subject === 'weight') return cart.weight
  return cart.unitPriceOf(line)
}

/** What is looked for in the list; null: nobody knows yet. */
function textsOf(condition: Condition, cart: JudgedCart, line: DiscountableLine): readonly string[] | null {
  switch (condition.subject) {
    case 'country':
      return cart.destination && [cart.destination.country]
    case 'postcode':
      return cart.destination && cart.destination.postcode !== '' ? [cart.destination.postcode] : null
    case 'shipping_method':
      return cart.shippingCode === null ? null : [cart.shippingCode]
    case 'payment_method':
      return cart.paymentCode === null ? null : [cart.paymentCode]
    case 'sku':
      return [line.sku]
    case 'category':
      return [...(cart.factsOf(line)?.categories ?? [])].map(String)
    default:
      return cart.factsOf(line)?.attributes.get(condition.attribute) ?? []
  }
}

function isMeant({ subject }: Condition, text: string, value: string): boolean {
  if (subject === 'postcode') return withinPostcodes(text, rangeOf(value))
  // `table_rates` means each of its ways of delivery.
  if (subject === 'shipping_method') return text === value || text.startsWith(`${value}.`)
  return subject === 'sku' ? text.toUpperCase() === value.toUpperCase() : text === value
}

/** "20*", "75001" or "20000-20999". */
function rangeOf(value: string): { from: string; to: string } {
  const [from = '', to = ''] = value.split('-')
  return { from, to }
}
