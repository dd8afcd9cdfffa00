import { withoutTax, type NetRates } from '#web/lib/net_prices'
import type { Money, Part, Tier, Variant } from '#web/lib/shapes'
import { choiceOf, totalOf, type Choice, type Said } from './bundle_total'
import type { ProductData } from './product_data'

/** Name of the field that holds how many of a member of a group are wanted. */
export const memberField = (sku: string) => `quantity[${sku}]`

/** Most of one thing. */
const MOST = 100_000

/** What is chosen of a product. */
export interface Chosen {
  /** Pieces of a variant, or of a bundle as it was put together. */
  quantity: number
  /** Of a bundle; null: no bundle. */
  parts: Choice | null
  /** Of a group: pieces by SKU; null: no group. */
  members: Record<string, number> | null
}

/** What a choice costs. */
export interface ChosenPrice {
  /** Of one piece in this quantity, of one bundle as it was put together, or of all that was chosen of a group. */
  price: Money
  pricePerLitre: Money | null
  /** It costs less because of its quantity. */
  isTier: boolean
  /** What the button adds. */
  total: Money
  /** Price and total without VAT, for who reads that first; null: for everybody else. */
  net: { price: Money; total: Money } | null
}

/** What a product's address or its form says is chosen; what it is silent about is as the shop suggests. */
export function chosenOf(product: ProductData, said: Said, isTold: boolean, quantity: number): Chosen {
  return {
    quantity,
    parts: product.bundle && choiceOf(product.bundle, said, isTold),
    members: product.type === 'grouped' ? membersOf(product.members, said, isTold) : null,
  }
}

/** Whether an address says anything of a choice. */
export function isToldBy(search: URLSearchParams): boolean {
  return [...search.keys()].some((name) => name.startsWith('part[') || name.startsWith('quantity['))
}

function membersOf(members: Part[], said: Said, isTold: boolean): Record<string, number> {
  const sold = members.filter(({ stock }) => stock !== 'out_of_stock')
  return Object.fromEntries(
    sold.map(({ sku, quantity }) => [sku, isTold ? wholeNumber(said.getAll(memberField(sku))[0]) : quantity])
  )
}

function wholeNumber(said: unknown): number {
  const count = Number(said)
  return Number.isSafeInteger(count) && count > 0 ? Math.min(count, MOST) : 0
}

/** Null: nothing is chosen that has a price. */
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
  // VAT is rounded line by line, as it is in the cart.
  const net =
    rates && sum(lines.map(({ amount, category }) => withoutTax({ ...price, amount }, rates, category).amount))
  return { price: total, pricePerLitre: null, isTier: false, total, net: net && { price: net, total: net } }
}

/** The step of the prices by quantity that so many reach. */
export function tierAt(tiers: Tier[], quantity: number): Tier | null {
  return tiers.findLast((tier) => tier.quantity <= quantity) ?? null
}

const times = (price: Money, quantity: number): Money => ({ ...price, amount: price.amount * quantity })
