import { inject } from '@adonisjs/core'
import { Contributed } from '#plugins/sales/shared/contributions'
import type { ShippingOffer, ShippingRequest, ShippingVerdict } from '#plugins/sales/contracts/shipping_method'

/** How a cart can be delivered. */
export interface ShippingChoice {
  /** The cheapest first. */
  offers: ShippingOffer[]
  /** Why nobody delivers there; null: there are offers, or simply none. */
  refusal: Extract<ShippingVerdict, { kind: 'refused' }> | null
}

/** Asks the gates whether anybody delivers, then every method what it offers. */
@inject()
export class FindShippingOffers {
  constructor(private readonly contributed: Contributed) {}

  async execute(request: ShippingRequest): Promise<ShippingChoice> {
    const verdicts = await this.#judge(request)
    const refusal = verdicts.find((verdict) => verdict.kind === 'refused')
    if (refusal) return { offers: [], refusal }
    const methods = await this.contributed.all('sales.shipping_methods')
    const found = await Promise.all(methods.map(({ contribution }) => contribution.offers(request)))
    const isFree = verdicts.some(({ kind }) => kind === 'free')
    const offers = found.flat().map((offer) => (isFree ? { ...offer, amount: 0 } : offer))
    return { offers: offers.sort((one, other) => one.amount - other.amount), refusal: null }
  }

  async #judge(request: ShippingRequest): Promise<ShippingVerdict[]> {
    const gates = await this.contributed.all('sales.shipping_gates')
    const verdicts = await Promise.all(gates.map(({ contribution }) => contribution.judge(request)))
    return verdicts.filter((verdict) => verdict !== null)
  }
}
