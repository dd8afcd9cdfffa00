import { inject } from '@adonisjs/core'
import { HoldCheckout } from '#plugins/sales/services/checkout/hold_checkout'
import { Store } from '#core/database/store'
import { inside } from '#plugins/sales/database/statements'
import { shippingNotOffered, shippingUnavailable, shippingUnchosen } from '#plugins/sales/errors'
import type { Shopper } from '#plugins/sales/services/shopper'

/** Chooses how a cart is delivered, out of what is offered for it now. */
@inject()
export class ChooseShipping {
  constructor(
    private readonly store: Store,
    private readonly hold: HoldCheckout
  ) {}

  /** @throws those of `HoldCheckout`, shippingUnavailable, shippingUnchosen, shippingNotOffered */
  async execute(shopper: Shopper, code: string | null): Promise<void> {
    await this.store.relaxedTransaction(async (trx) => {
      const { cart, shipping } = await this.hold.execute(trx, shopper, 'shipping')
      const { offers, refusal } = shipping
      if (offers.length === 0) throw shippingUnavailable({}, 'code', { reason: refusal?.message ?? null })
      if (!code) throw shippingUnchosen({}, 'code')
      if (!offers.some((offer) => offer.code === code)) throw shippingNotOffered({}, 'code')
      await inside(trx)('update sales_carts set shipping_code = ? where id = ?', [code, cart.id])
    })
  }
}
