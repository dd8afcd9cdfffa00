import { inject } from '@adonisjs/core'
import { PaymentMethods } from '#plugins/sales/services/orders/payment_methods'
import type { PaymentDescription } from '#plugins/sales/contracts/payment_method'
import type { Shopper } from '#plugins/sales/services/shopper'
import type { WorkedCart } from '#plugins/sales/services/cart/work_out_cart'

/** One way to pay, as customers choose it. */
export interface PaymentOffer extends PaymentDescription {
  /** The name of its contribution: `payment_offline.cheque`. */
  code: string
}

/** How a cart can be paid, in words. */
@inject()
export class FindPaymentOffers {
  constructor(private readonly methods: PaymentMethods) {}

  async execute({ paid, totals, destination }: WorkedCart, shopper: Shopper): Promise<PaymentOffer[]> {
    const { channel, locale, group } = shopper
    const context = { channel, locale, group, currency: paid.currency, amount: totals.grandTotal, destination }
    const offered = await this.methods.offered(context)
    return offered.map(({ name, contribution }) => ({ code: name, ...contribution.describe(locale, channel) }))
  }
}
