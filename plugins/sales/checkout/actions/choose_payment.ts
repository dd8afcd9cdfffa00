import { inject } from '@adonisjs/core'
import { FindPaymentOffers } from '#plugins/sales/payments/services/find_payment_offers'
import { HoldCheckout } from '#plugins/sales/checkout/hold_checkout'
import { paymentNotOffered, paymentUnchosen } from '#plugins/sales/checkout/errors'
import type { Shopper } from '#plugins/sales/shared/shopper'
import type { WorkedCart } from '#plugins/sales/cart/services/work_out_cart'

/** Chooses the payment method of a cart from the current offers. */
@inject()
export class ChoosePayment {
  constructor(
    private readonly hold: HoldCheckout,
    private readonly payments: FindPaymentOffers
  ) {}

  /** @throws the errors of `HoldCheckout`, paymentUnchosen, paymentNotOffered */
  async execute(shopper: Shopper, code: string | null): Promise<WorkedCart> {
    if (!code) throw paymentUnchosen({}, 'code')
    return this.hold.step(shopper, 'payment', async (worked) => {
      const offers = await this.payments.execute(worked, shopper)
      if (!offers.some((offer) => offer.code === code)) throw paymentNotOffered({}, 'code')
      return { paymentCode: code }
    })
  }
}
