import { inject } from '@adonisjs/core'
import { FindPaymentOffers } from '#plugins/sales/services/payments/find_payment_offers'
import { HoldCheckout } from '#plugins/sales/services/checkout/hold_checkout'
import { Store } from '#core/database/store'
import { inside } from '#plugins/sales/database/statements'
import { paymentNotOffered, paymentUnchosen } from '#plugins/sales/errors'
import type { Shopper } from '#plugins/sales/services/shopper'

/** Chooses how a cart is paid, out of what is offered for it now. Nothing is paid yet. */
@inject()
export class ChoosePayment {
  constructor(
    private readonly store: Store,
    private readonly hold: HoldCheckout,
    private readonly payments: FindPaymentOffers
  ) {}

  /** @throws those of `HoldCheckout`, paymentUnchosen, paymentNotOffered */
  async execute(shopper: Shopper, code: string | null): Promise<void> {
    if (!code) throw paymentUnchosen({}, 'code')
    await this.store.relaxedTransaction(async (trx) => {
      const worked = await this.hold.execute(trx, shopper, 'payment')
      const offers = await this.payments.execute(worked, shopper)
      if (!offers.some((offer) => offer.code === code)) throw paymentNotOffered({}, 'code')
      await inside(trx)('update sales_carts set payment_code = ? where id = ?', [code, worked.cart.id])
    })
  }
}
