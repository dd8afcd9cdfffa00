import { inject } from '@adonisjs/core'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import type { Locale } from '#core/i18n/locales'
import type { LogoPath, PaymentDescription, PaymentMethod } from '#plugins/sales/contracts/payment_method'
import type { Named } from '#plugins/sales/shared/contributions'
import type { Shopper } from '#plugins/sales/shared/shopper'
import type { WorkedCart } from '#plugins/sales/cart/services/work_out_cart'

/** A payment method that a customer can choose. */
export interface PaymentOffer extends PaymentDescription {
  /** The name of its contribution: `payment_offline.cheque`. */
  code: string
  /** Empty: it has none. */
  logo: readonly LogoPath[]
  /** No money moves: the provider's test mode is on. */
  isTest: boolean
  /** Origins of its payment pages. */
  origins: string[]
}

/** The offer of a method. */
export function paymentOffer(
  { name, contribution }: Pick<Named<PaymentMethod>, 'name' | 'contribution'>,
  locale: Locale,
  channel: string
): PaymentOffer {
  const { title, description } = contribution.describe(locale, channel)
  return {
    code: name,
    title,
    description,
    logo: contribution.logo ?? [],
    isTest: contribution.isTest?.(channel) ?? false,
    origins: contribution.origins?.(channel) ?? [],
  }
}

/** Finds the payment methods of a cart. */
@inject()
export class FindPaymentOffers {
  constructor(private readonly methods: PaymentMethods) {}

  async execute({ paid, totals, destination }: WorkedCart, shopper: Shopper): Promise<PaymentOffer[]> {
    const { channel, locale, group } = shopper
    const context = { channel, locale, group, currency: paid.currency, amount: totals.grandTotal, destination }
    const offered = await this.methods.offered(context)
    return offered.map((method) => paymentOffer(method, locale, channel))
  }
}
