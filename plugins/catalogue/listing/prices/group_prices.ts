import { earlier, groupsWithPrices } from '#plugins/catalogue/prices/price_choice'
import { buildOffer, buildTiers, type Offer } from '#plugins/catalogue/listing/builders/offers'
import {
  allParts,
  offerOfProduct,
  type OfferContext,
  type ProductOffer,
} from '#plugins/catalogue/listing/builders/composite_offers'
import type { ProductSource, SourceVariant } from '#plugins/catalogue/listing/source/product_source'
import type { CardShape, OfferShape, PageShape, TierShape } from '#plugins/catalogue/listing/product_shapes'

type CardPrices = OfferShape & Pick<CardShape, 'isFrom' | 'tier'>

/** The price fields of a page, as a customer group sees them. */
export interface PagePrices extends CardPrices {
  variants: Record<string, OfferShape & { tiers: TierShape[] }>
  /** By SKU. */
  parts: Record<string, Pick<OfferShape, 'price' | 'regularPrice'> & { tiers: TierShape[] }>
  bundle: { total: OfferShape['price']; separately: OfferShape['price'] } | null
}

/** The prices of a product for one customer group. */
export interface GroupListing {
  group: string
  offer: Offer
  card: string
  page: string
}

export function cardPrices({ best, isFrom, variants }: ProductOffer): CardPrices {
  const tiers = variants.length === 1 && variants[0] ? buildTiers(variants[0]) : []
  return { ...buildOffer(best), isFrom, tier: tiers.at(-1) ?? null }
}

/**
 * The prices of the customer groups for which a product or one of its parts costs something else in a channel. `until`: the
 * first instant at which a price of a group or of everybody changes.
 */
export function groupListings(
  product: ProductSource,
  context: Omit<OfferContext, 'group'>,
  open: ProductOffer
): { groups: GroupListing[]; until: string | null } {
  const { sources, channel } = context
  const variants = [
    ...product.variants,
    ...allParts(product).flatMap(({ sku }) => sources.parts.get(sku)?.variant ?? []),
  ]
  const priced = new Set(
    variants.flatMap((variant) => [...groupsWithPrices(variant), ...groupsReduced(variant, channel)])
  )
  let { until } = open
  if (priced.size === 0) return { groups: [], until }
  const publicPage = JSON.stringify(pagePrices(open))
  const groups = [...priced].flatMap((group) => {
    const offer = offerOfProduct(product, { ...context, group })
    if (!offer) return []
    until = earlier(until, offer.until)
    const page = JSON.stringify(pagePrices(offer))
    if (page === publicPage) return []
    return [{ group, offer: offer.best, card: JSON.stringify(cardPrices(offer)), page }]
  })
  return { groups, until }
}

/** Groups with reductions of their own. */
function groupsReduced({ reductions }: SourceVariant, channel: string): string[] {
  return reductions.flatMap((one) => (one.channel === channel && one.group !== '' ? one.group : []))
}

/** The price fields of the card and of the page, as JSON. */
export function pricesOf(offer: ProductOffer): { card: string; page: string } {
  return { card: JSON.stringify(cardPrices(offer)), page: JSON.stringify(pagePrices(offer)) }
}

function pagePrices(offer: ProductOffer): PagePrices {
  const { currency } = offer.best.variant
  const money = (amount: number) => ({ amount, currency })
  return {
    ...cardPrices(offer),
    variants: Object.fromEntries(
      offer.variants.map((one) => [one.variant.id, { ...buildOffer(one), tiers: buildTiers(one) }])
    ),
    parts: Object.fromEntries(
      [...offer.parts].map(([sku, part]) => {
        const { price, regularPrice } = buildOffer(part)
        return [sku, { price, regularPrice, tiers: buildTiers(part) }]
      })
    ),
    bundle: offer.bundle && { total: money(offer.bundle.total), separately: money(offer.bundle.separately) },
  }
}

/** A card with its price fields replaced by those of `prices`. */
export function layOverCard(card: string, prices: string): string {
  return JSON.stringify({ ...(JSON.parse(card) as CardShape), ...(JSON.parse(prices) as CardPrices) })
}

/** A page with its price fields replaced by those of `prices`. */
export function layOverPage(page: string, prices: string): string {
  const shown = JSON.parse(page) as PageShape
  const { variants, parts, bundle, ...head } = JSON.parse(prices) as PagePrices
  const priced = <Part extends { sku: string }>(part: Part) => ({ ...part, ...parts[part.sku] })
  return JSON.stringify({
    ...shown,
    ...head,
    variants: shown.variants.map((variant) => ({ ...variant, ...variants[variant.id] })),
    members: shown.members.map(priced),
    bundle: shown.bundle && {
      ...shown.bundle,
      ...bundle,
      options: shown.bundle.options.map((option) => ({ ...option, parts: option.parts.map(priced) })),
    },
  } satisfies PageShape)
}
