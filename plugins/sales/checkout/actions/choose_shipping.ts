import { inject } from '@adonisjs/core'
import { HoldCheckout } from '#plugins/sales/checkout/hold_checkout'
import { Store } from '#core/database/store'
import { carts } from '#plugins/sales/cart/tables'
import { shippingNotOffered, shippingUnavailable, shippingUnchosen } from '#plugins/sales/checkout/errors'
import type { Shopper } from '#plugins/sales/shared/shopper'

/** Chooses the shipping method of a cart from the current offers. */
@inject()
export class ChooseShipping {
  constructor(
    private readonly store: Store,
    private readonly hold: HoldCheckout
  ) {}

  /** @throws the errors of `HoldCheckout`, shippingUnavailable, shippingUnchosen, shippingNotOffered */
  async execute(shopper: Shopper, code: string | null): Promise<void> {
    await this.store.relaxedTransaction(async (trx) => {
      const { cart, shipping } = await this.hold.execute(trx, shopper, 'shipping')
      const { offers, refusal } = shipping
      if (offers.length === 0) throw shippingUnavailable({}, 'code', { reason: refusal?.message ?? null })
      if (!code) throw shippingUnchosen({}, 'code')
      if (!offers.some((offer) => offer.code === code)) throw shippingNotOffered({}, 'code')
      await carts.update(trx, { id: cart.id }, { shippingCode: code })
    })
  }
}
