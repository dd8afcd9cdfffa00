import { withoutTax, type NetRates } from '#web/lib/net_prices'
import type { Money, Part, Tier, Variant } from '#web/lib/shapes'
import { choiceOf, totalOf, type Choice, type ChoiceFields } from './bundle_total'
import type { ProductData } from './product_data'

/** Name of the quantity field of a group's member. */
export const memberField = (sku: string) => `quantity[${sku}]`

/** Maximum quantity. */
const MOST = 100_000

/** The choice of a product. */
export interface Chosen {
  /** Quantity of the variant or bundle. */
  quantity: number
  /** Chosen parts of a bundle, else null. */
  parts: Choice | null
  /** Quantity by SKU of a group's members, else null. */
  members: Record<string, number> | null
}

/** The price of a choice. */
export interface ChosenPrice {
  /** Unit price at this quantity, price of one bundle, or total of a group. */
  price: Money
  pricePerLitre: Money | null
  /** The price is reduced because of the quantity. */
  isTier: boolean
  /** Total on the button. */
  total: Money
  /** Price and total without VAT, for visitors who see net prices first; null for others. */
  net: { price: Money; total: Money } | null
}

/** The choice in a product's address or form. Unless it `hasChoice`, the defaults of the shop. */
export function chosenOf(product: ProductData, fields: ChoiceFields, hasChoice: boolean, quantity: number): Chosen {
  return {
    quantity,
    parts: product.bundle && choiceOf(product.bundle, fields, hasChoice),
    members: product.type === 'grouped' ? membersOf(product.members, fields, hasChoice) : null,
  }
}

/** Whether an address contains a choice. */
export function hasChoiceIn(search: URLSearchParams): boolean {
  return [...search.keys()].some((name) => name.startsWith('part[') || name.startsWith('quantity['))
}

function membersOf(members: Part[], fields: ChoiceFields, hasChoice: boolean): Record<string, number> {
  const sold = members.filter(({ stock }) => stock !== 'out_of_stock')
  return Object.fromEntries(
    sold.map(({ sku, quantity }) => [sku, hasChoice ? wholeNumber(fields.getAll(memberField(sku))[0]) : quantity])
  )
}

function wholeNumber(value: unknown): number {
  const count = Number(value)
  return Number.isSafeInteger(count) && count > 0 ? Math.min(count, MOST) : 0
}

/** The price of a choice; null without one. */
export function priceOfChoice(
  product: ProductData,
  variant: Variant | null,
  chosen: Chosen,
  rates: NetRates = null
): ChosenPrice | null {
  if (chosen.members) return priceOfMembers(product, chosen.members, rates)
  const netOf = (price: Money, total: Money) =>
    rates && {
      price: withoutTax(price, rates, product.taxCategory),
      total: withoutTax(total, rates, product.taxCategory),
    }
  const { bundle } = product
  if (bundle && chosen.parts && bundle.priceRule === 'parts') {
    const price = { ...bundle.total, amount: totalOf(bundle, chosen.parts).total }
    const total = times(price, chosen.quantity)
    return { price, pricePerLitre: null, isTier: false, total, net: netOf(price, total) }
  }
  const offer = variant ?? { ...product, tiers: [] }
  const tier = tierAt(offer.tiers, chosen.quantity)
  const { price, pricePerLitre = null } = tier ?? offer
  const total = times(price, chosen.quantity)
  return { price, pricePerLitre, isTier: tier !== null, total, net: netOf(price, total) }
}

function priceOfMembers(
  { members, price }: ProductData,
  wanted: Record<string, number>,
  rates: NetRates
): ChosenPrice | null {
  const lines = members.map((member) => {
    const quantity = wanted[member.sku] ?? 0
    const each = tierAt(member.tiers ?? [], quantity)?.price ?? member.price
    return { amount: each.amount * quantity, category: member.taxCategory }
  })
  const sum = (amounts: number[]): Money => ({ ...price, amount: amounts.reduce((all, amount) => all + amount, 0) })
  const total = sum(lines.map(({ amount }) => amount))
  if (total.amount === 0) return null
  // VAT is rounded per line, like in the cart.
  const net =
    rates && sum(lines.map(({ amount, category }) => withoutTax({ ...price, amount }, rates, category).amount))
  return { price: total, pricePerLitre: null, isTier: false, total, net: net && { price: net, total: net } }
}

/** The tier price of a quantity. */
export function tierAt(tiers: Tier[], quantity: number): Tier | null {
  return tiers.findLast((tier) => tier.quantity <= quantity) ?? null
}

const times = (price: Money, quantity: number): Money => ({ ...price, amount: price.amount * quantity })
