import { earlier } from '#plugins/catalogue/prices/price_choice'
import { divideHalfUp } from '#core/money/rounding'
import { isComposite } from '#plugins/catalogue/products/upsert/product_kinds'
import {
  bestStock,
  cheapest,
  offerOf,
  sameVariant,
  stockState,
  type Offer,
} from '#plugins/catalogue/listing/builders/offers'
import type { ListingSources, ProductSource, SourcePart } from '#plugins/catalogue/listing/source/product_source'
import type { PriceFor } from '#plugins/catalogue/prices/reductions'
import type { StockState } from '#plugins/catalogue/listing/product_shapes'

type Part = ProductSource['members'][number]
type BundleOption = ProductSource['bundle'][number]

/** The prices of a product for a customer group. */
export interface ProductOffer {
  /** The offer that lists show. */
  best: Offer
  /** Offers of its own variants. */
  variants: Offer[]
  /** Offers of its parts, by SKU. */
  parts: Map<string, Offer>
  isFrom: boolean
  /** First instant at which one of these changes because a special price or a reduction starts or ends. */
  until: string | null
  bundle: BundleOffer | null
}

export interface BundleOffer {
  /** Price of the default choice. */
  total: number
  /** Price of the same parts bought separately. */
  separately: number
}

export interface OfferContext extends PriceFor {
  sources: Pick<ListingSources, 'parts'>
  now: string
}

/** The prices of a product for a customer group; null when it has none. */
export function offerOfProduct(product: ProductSource, context: OfferContext): ProductOffer | null {
  const { now, sources } = context
  const variants = product.variants.map((variant) => offerOf(product, variant, now, context))
  const parts = isComposite(product.type) ? partOffers(product, context) : new Map<string, Offer>()
  const until = earliest([...variants, ...parts.values()])
  if (product.type === 'grouped') {
    const offers = product.members.flatMap(({ sku }) => parts.get(sku) ?? [])
    if (offers.length === 0) return null
    const best = cheapest(offers)
    return { best, variants, parts, until, isFrom: offers.some(({ amount }) => amount !== best.amount), bundle: null }
  }
  const best = cheapest(variants)
  const isFrom = variants.some(({ amount }) => amount !== best.amount)
  if (product.type !== 'bundle') return { best, variants, parts, until, isFrom, bundle: null }
  const bundle = bundleOffer(product, parts)
  if (product.priceRule === 'fixed') {
    return { best, variants, parts, until, isFrom, bundle: { separately: bundle?.separately ?? 0, total: best.amount } }
  }
  if (!bundle) return null
  const amount = lowestTotal(product, parts)
  const total: Offer = { ...sameVariant(best), amount, until }
  return { best: total, variants: [total], parts, until, isFrom: hasChoice(product, sources.parts), bundle }
}

function partOffers(product: ProductSource, context: OfferContext): Map<string, Offer> {
  const offers = new Map<string, Offer>()
  for (const { sku } of allParts(product)) {
    const part = context.sources.parts.get(sku)
    if (part) offers.set(sku, offerOf(part.product, part.variant, context.now, context))
  }
  return offers
}

export function allParts({ bundle, members }: ProductSource): Part[] {
  return [...bundle.flatMap(({ parts }) => parts), ...members]
}

/** The default choice of an option: its default parts, else the first part if the option is required. */
export function defaultParts({ parts, isRequired, type }: BundleOption, known: ReadonlyMap<string, unknown>): Part[] {
  const onSale = parts.filter(({ sku }) => known.has(sku))
  const chosen = onSale.filter(({ isDefault }) => isDefault)
  const [first] = chosen.length > 0 ? chosen : isRequired ? onSale : []
  const isOne = type === 'select' || type === 'radio'
  return isOne || chosen.length === 0 ? (first ? [first] : []) : chosen
}

/** Null where a required option has no part on sale. */
function bundleOffer(product: ProductSource, offers: ReadonlyMap<string, Offer>): BundleOffer | null {
  const isWhole = product.bundle.every((option) => !option.isRequired || defaultParts(option, offers).length > 0)
  if (!isWhole || offers.size === 0) return null
  const chosen = product.bundle.flatMap((option) => defaultParts(option, offers))
  const separately = chosen.reduce((sum, part) => sum + priceOf(part, offers), 0)
  return { total: lessDiscount(separately, product.partsDiscount), separately }
}

/** The lowest possible price: the cheapest part of each required option. */
function lowestTotal({ bundle, partsDiscount }: ProductSource, offers: ReadonlyMap<string, Offer>): number {
  const prices = ({ parts }: BundleOption) =>
    parts.flatMap((part) => (offers.has(part.sku) ? priceOf(part, offers) : []))
  const required = bundle.filter(({ isRequired }) => isRequired)
  const sum =
    required.length > 0
      ? required.reduce((total, option) => total + Math.min(...prices(option)), 0)
      : Math.min(...bundle.flatMap(prices))
  return lessDiscount(sum, partsDiscount)
}

function priceOf({ sku, quantity }: Part, offers: ReadonlyMap<string, Offer>): number {
  return (offers.get(sku)?.amount ?? 0) * quantity
}

/** The amount less a discount in basis points, rounded half up. */
function lessDiscount(amount: number, discount: number): number {
  return Number(divideHalfUp(BigInt(amount) * BigInt(10_000 - discount), 10_000n))
}

/** Whether the shopper has anything to choose in a bundle. */
export function hasChoice({ bundle }: ProductSource, known: ReadonlyMap<string, unknown>): boolean {
  return bundle.some(({ parts, isRequired }) => {
    const onSale = parts.filter(({ sku }) => known.has(sku))
    return onSale.length > 1 || (onSale.length === 1 && !isRequired) || onSale.some((part) => part.isQuantityFree)
  })
}

function earliest(offers: readonly Offer[]): string | null {
  return offers.reduce<string | null>((first, { until }) => earlier(first, until), null)
}

/** The stock state of a product: that of its best variant or member, or as the parts of a bundle allow. */
export function stockOfProduct(
  product: ProductSource,
  sources: Pick<ListingSources, 'parts'>,
  low: number
): StockState {
  if (product.type === 'grouped') {
    const members = product.members.flatMap(({ sku }) => sources.parts.get(sku) ?? [])
    return bestStock(members.map(({ variant }) => stockState(variant, low)))
  }
  if (product.type !== 'bundle') return bestStock(product.variants.map((variant) => stockState(variant, low)))
  const pieces = bundlesLeft(product, sources.parts)
  return stockState({ manageStock: pieces !== Infinity, available: pieces }, low)
}

/** How many bundles the parts allow. A part that is the only choice of several options is counted for all of them. */
function bundlesLeft({ bundle }: ProductSource, parts: ReadonlyMap<string, SourcePart>): number {
  const required = bundle.filter(({ isRequired }) => isRequired)
  const certain = new Map<string, number>()
  for (const { parts: answers } of required) {
    const [only] = answers
    if (only && answers.length === 1) certain.set(only.sku, (certain.get(only.sku) ?? 0) + only.quantity)
  }
  const left = ({ sku, quantity }: Part, isAlone: boolean) => {
    const part = parts.get(sku)
    if (!part) return 0
    const { manageStock, available } = part.variant
    const needed = (certain.get(sku) ?? 0) + (isAlone ? 0 : quantity)
    return manageStock ? Math.max(0, Math.floor(available / needed)) : Infinity
  }
  const most = ({ parts: answers }: BundleOption) =>
    Math.max(0, ...answers.map((part) => left(part, answers.length === 1 && certain.has(part.sku))))
  if (required.length > 0) return Math.min(...required.map(most))
  return Math.max(0, ...bundle.flatMap(({ parts: answers }) => answers.map((part) => left(part, false))))
}
