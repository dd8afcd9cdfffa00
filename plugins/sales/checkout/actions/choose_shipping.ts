import { inject } from '@adonisjs/core'
import { HoldCheckout } from '#plugins/sales/checkout/hold_checkout'
import { shippingNotOffered, shippingUnavailable, shippingUnchosen } from '#plugins/sales/checkout/errors'
import type { Shopper } from '#plugins/sales/shared/shopper'
import type { WorkedCart } from '#plugins/sales/cart/services/work_out_cart'

/** Chooses the shipping method of a cart from the current offers. */
@inject()
export class ChooseShipping {
  constructor(private readonly hold: HoldCheckout) {}

  /** @throws the errors of `HoldCheckout`, shippingUnavailable, shippingUnchosen, shippingNotOffered */
  execute(shopper: Shopper, code: string | null): Promise<WorkedCart> {
    return this.hold.step(shopper, 'shipping', ({ shipping: { offers, refusal } }) => {
      if (offers.length === 0) throw shippingUnavailable({}, 'code', { reason: refusal?.message ?? null })
      if (!code) throw shippingUnchosen({}, 'code')
      if (!offers.some((offer) => offer.code === code)) throw shippingNotOffered({}, 'code')
      return { shippingCode: code }
    })
  }
}
