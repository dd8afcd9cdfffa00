import { readInstant, writeInstant } from '#core/time/instant'
import { choosePrice, historyOf, tiersOf } from '#plugins/catalogue/prices/price_choice'
import { LOOK_BACK_DAYS, lowestBefore } from '#plugins/catalogue/prices/price_timeline'
import type { OfferShape, StockState, TierShape } from '#plugins/catalogue/listing/product_shapes'
import type { PriceFor } from '#plugins/catalogue/prices/reductions'
import type { ProductSource, SourceVariant } from '#plugins/catalogue/listing/source/product_source'

/** Attribute whose option code is the volume of a bottle: `75cl`, `37-5cl`, `150cl`. */
const VOLUME = 'volume'
const CENTILITRES = /^(\d{1,5})(?:-(\d))?cl$/

/** The current price of a variant, in minor units. */
export interface Offer {
  variant: SourceVariant
  amount: number
  /** Both null unless reduced. */
  regular: number | null
  lowest: number | null
  /** Instant at which this changes because a special price or a reduction starts or ends; null: none does. */
  until: string | null
  perLitre: number | null
  /** From a quantity on, ascending. */
  tiers: { quantity: number; amount: number; perLitre: number | null }[]
}

/** The price of a variant for a customer group of a channel at an instant, with the lowest price before a reduction. */
export function offerOf(product: ProductSource, variant: SourceVariant, now: string, whose: PriceFor): Offer {
  const { amount, regular, isReduced, until } = choosePrice(variant, { ...whose, quantity: 1, at: now })
  // Without a price history, the lowest price is the regular one.
  const volume = variant.options[VOLUME] ?? product.attributes[VOLUME]
  const before = isReduced ? lowestBefore(historyOf(variant.history, whose), now, lookBack)?.amount : null
  return {
    variant,
    amount,
    regular: isReduced ? regular : null,
    lowest: isReduced ? (before ?? regular) : null,
    until,
    perLitre: perLitre(amount, volume),
    tiers: (variant.prices.length > 0 ? tiersOf(variant, whose, now) : []).map((tier) => {
      return { ...tier, perLitre: perLitre(tier.amount, volume) }
    }),
  }
}

/** The offer of a variant without its own prices: the caller adds amount and date. */
export function sameVariant({ variant }: Offer): Omit<Offer, 'amount' | 'until'> {
  return { variant, regular: null, lowest: null, perLitre: null, tiers: [] }
}

function lookBack(since: string): string {
  return writeInstant(readInstant(since).minus({ days: LOOK_BACK_DAYS }))
}

/** The offer that lists show. */
export function cheapest(offers: readonly Offer[]): Offer {
  return offers.reduce((best, offer) => (offer.amount < best.amount ? offer : best))
}

export function buildOffer(offer: Offer): OfferShape {
  const money = (amount: number | null) => (amount === null ? null : { amount, currency: offer.variant.currency })
  return {
    price: { amount: offer.amount, currency: offer.variant.currency },
    regularPrice: money(offer.regular),
    lowestPrice: money(offer.lowest),
    pricePerLitre: money(offer.perLitre),
  }
}

/** Prices by quantity, as they are displayed. */
export function buildTiers({ tiers, variant }: Offer): TierShape[] {
  const money = (amount: number) => ({ amount, currency: variant.currency })
  return tiers.map(({ quantity, amount, perLitre: litre }) => {
    return { quantity, price: money(amount), ...(litre === null ? {} : { pricePerLitre: money(litre) }) }
  })
}

/** Price per litre, rounded half up; null when the volume is unknown. */
function perLitre(amount: number, volume: unknown): number | null {
  const match = CENTILITRES.exec(String(volume ?? ''))
  if (!match) return null
  const tenths = Number(match[1]) * 10 + Number(match[2] ?? 0)
  return tenths > 0 ? Math.floor((amount * 2000 + tenths) / (2 * tenths)) : null
}

/** The stock state of a variant; `low`: at or below this number the stock is low. */
export function stockState(
  { manageStock, available }: Pick<SourceVariant, 'manageStock' | 'available'>,
  low: number
): StockState {
  if (!manageStock) return 'in_stock'
  if (available <= 0) return 'out_of_stock'
  return available <= low ? 'low_stock' : 'in_stock'
}

/** The best of some stock states. */
export function bestStock(states: readonly StockState[]): StockState {
  return (['in_stock', 'low_stock', 'out_of_stock'] as const).find((state) => states.includes(state)) ?? 'out_of_stock'
}
