import { inject } from '@adonisjs/core'
import { Contributed } from '#plugins/sales/shared/contributions'
import type {
  CartForDiscounts,
  ClosestDiscount,
  Discounts,
  DiscountableShipping,
  Gift,
  RefusedCode,
} from '#plugins/sales/contracts/discount_source'
import type { Discount } from '#plugins/sales/contracts/totals'

/** What all sources together give for a cart. */
export interface FoundDiscounts {
  applied: Discount[]
  /** Codes that no source takes, each with the reason that says most. */
  refusedCodes: RefusedCode[]
  freeShipping: boolean
  /** The one that the cart is closest to. */
  closest: ClosestDiscount | null
  /** One for each product. */
  gifts: Gift[]
}

/** Asks every source of discounts; each is told the same cart. */
@inject()
export class FindDiscounts {
  constructor(private readonly contributed: Contributed) {}

  /** Whether anybody gives discounts for codes: else nobody is asked for one. */
  async hasSources(): Promise<boolean> {
    return (await this.contributed.all('sales.discount_sources')).length > 0
  }

  /** What is given with one way of delivery or another: each source looks up what it needs once. */
  async execute(
    cart: CartForDiscounts,
    codes: readonly string[]
  ): Promise<(shipping: DiscountableShipping | null) => FoundDiscounts> {
    const sources = await this.contributed.all('sales.discount_sources')
    const prepared = await Promise.all(
      sources.map(async ({ name, contribution }) => ({ name, given: await contribution.prepare(cart, codes) }))
    )
    return (shipping) => {
      const found = prepared.map(({ name, given }) => {
        const { applied, ...rest } = given(shipping)
        return { ...rest, applied: applied.map((discount) => ({ ...discount, source: name })) }
      })
      return together(found, codes)
    }
  }
}

function together(found: readonly Discounts[], codes: readonly string[]): FoundDiscounts {
  return {
    applied: found.flatMap(({ applied }) => applied),
    refusedCodes: codes.flatMap((code) => {
      const refusals = found.map(({ refusedCodes }) => refusedCodes.find((one) => one.code === code) ?? null)
      // A source that says nothing against a code takes it.
      if (refusals.includes(null)) return []
      return [refusals.find((refusal) => refusal && refusal.reason !== 'unknown') ?? { code, reason: 'unknown' }]
    }),
    freeShipping: found.some(({ freeShipping }) => freeShipping),
    closest: found.reduce<ClosestDiscount | null>((best, { closest }) => {
      return closest && (best === null || closest.share > best.share) ? closest : best
    }, null),
    gifts: onePerProduct(found.flatMap(({ gifts = [] }) => gifts)),
  }
}

/** Of several gifts of the same product the one of most pieces: each takes the same pieces of the cart. */
function onePerProduct(gifts: readonly Gift[]): Gift[] {
  const most = new Map<number, Gift>()
  for (const gift of gifts) {
    if (gift.pieces > (most.get(gift.productId)?.pieces ?? 0)) most.set(gift.productId, gift)
  }
  return [...most.values()]
}
