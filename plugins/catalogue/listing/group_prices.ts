import { groupsWithPrices } from '#plugins/catalogue/services/price_choice'
import { offerShape, tierShapes, type Offer } from '#plugins/catalogue/listing/shapes/offers'
import {
  allParts,
  offerOfProduct,
  type Asking,
  type ProductOffer,
} from '#plugins/catalogue/listing/shapes/composite_offers'
import type { ListingSources, ProductSource } from '#plugins/catalogue/listing/source/product_source'
import type { CardShape, OfferShape, PageShape, TierShape } from '#plugins/catalogue/listing/shapes/product_shapes'

type CardPrices = OfferShape & Pick<CardShape, 'isFrom' | 'tier'>

/** What a page says differently to a group. */
export interface PagePrices extends CardPrices {
  variants: Record<string, OfferShape & { tiers: TierShape[] }>
  /** By SKU. */
  parts: Record<string, Pick<OfferShape, 'price' | 'regularPrice'> & { tiers: TierShape[] }>
  bundle: { total: OfferShape['price']; separately: OfferShape['price'] } | null
}

/** A group's own prices of a product. */
export interface GroupListing {
  group: string
  offer: Offer
  card: string
  page: string
}

export function cardPrices({ best, isFrom, variants }: ProductOffer): CardPrices {
  const tiers = variants.length === 1 && variants[0] ? tierShapes(variants[0]) : []
  return { ...offerShape(best), isFrom, tier: tiers.at(-1) ?? null }
}

/** The groups to whom a product, or one of its parts, costs something else. */
export function groupListings(
  product: ProductSource,
  sources: Pick<ListingSources, 'parts'>,
  now: string,
  open: ProductOffer
): GroupListing[] {
  const variants = [
    ...product.variants,
    ...allParts(product).flatMap(({ sku }) => sources.parts.get(sku)?.variant ?? []),
  ]
  const groups = [...new Set(variants.flatMap(groupsWithPrices))]
  if (groups.length === 0) return []
  const openly = JSON.stringify(pagePrices(open))
  return groups.flatMap((group) => {
    const offer = offerOfProduct(product, { sources, group, now } satisfies Asking)
    if (!offer) return []
    const page = JSON.stringify(pagePrices(offer))
    if (page === openly) return []
    return [{ group, offer: offer.best, card: JSON.stringify(cardPrices(offer)), page }]
  })
}

/** The prices of a card and of a page, as JSON. */
export function pricesOf(offer: ProductOffer): { card: string; page: string } {
  return { card: JSON.stringify(cardPrices(offer)), page: JSON.stringify(pagePrices(offer)) }
}

function pagePrices(offer: ProductOffer): PagePrices {
  const { currency } = offer.best.variant
  const money = (amount: number) => ({ amount, currency })
  return {
    ...cardPrices(offer),
    variants: Object.fromEntries(
      offer.variants.map((one) => [one.variant.id, { ...offerShape(one), tiers: tierShapes(one) }])
    ),
    parts: Object.fromEntries(
      [...offer.parts].map(([sku, part]) => {
        const { price, regularPrice } = offerShape(part)
        return [sku, { price, regularPrice, tiers: tierShapes(part) }]
      })
    ),
    bundle: offer.bundle && { total: money(offer.bundle.total), separately: money(offer.bundle.separately) },
  }
}

/** Everybody's card with a group's prices laid over it. */
export function layOverCard(card: string, prices: string): string {
  return JSON.stringify({ ...(JSON.parse(card) as CardShape), ...(JSON.parse(prices) as CardPrices) })
}

/** Everybody's page with a group's prices laid over it. */
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
