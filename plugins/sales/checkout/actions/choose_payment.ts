import { inject } from '@adonisjs/core'
import { FindPaymentOffers } from '#plugins/sales/payments/services/find_payment_offers'
import { HoldCheckout } from '#plugins/sales/checkout/hold_checkout'
import { Store } from '#core/database/store'
import { carts } from '#plugins/sales/cart/tables'
import { paymentNotOffered, paymentUnchosen } from '#plugins/sales/checkout/errors'
import type { Shopper } from '#plugins/sales/shared/shopper'

/** Chooses the payment method of a cart from the current offers. */
@inject()
export class ChoosePayment {
  constructor(
    private readonly store: Store,
    private readonly hold: HoldCheckout,
    private readonly payments: FindPaymentOffers
  ) {}

  /** @throws the errors of `HoldCheckout`, paymentUnchosen, paymentNotOffered */
  async execute(shopper: Shopper, code: string | null): Promise<void> {
    if (!code) throw paymentUnchosen({}, 'code')
    await this.store.relaxedTransaction(async (trx) => {
      const worked = await this.hold.execute(trx, shopper, 'payment')
      const offers = await this.payments.execute(worked, shopper)
      if (!offers.some((offer) => offer.code === code)) throw paymentNotOffered({}, 'code')
      await carts.update(trx, { id: worked.cart.id }, { paymentCode: code })
    })
  }
}
