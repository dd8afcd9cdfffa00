import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Contributed } from '#plugins/sales/services/contributions'
import { LOCALES, type Locale } from '#core/i18n/locales'
import { PaymentMethods } from '#plugins/sales/services/orders/payment_methods'
import type { StoredOrder } from '#plugins/sales/services/orders/stored_order'

type Titled = Pick<StoredOrder, 'locale' | 'channel' | 'paymentCode' | 'paymentTitle' | 'shipping'>

/**
 * What the ways to pay and to be delivered of an order are called by who reads it. An order keeps the titles of its own
 * language; in another one its methods are asked, and what has gone keeps the title of the order.
 */
@inject()
export class MethodTitles {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly contributed: Contributed,
    private readonly channels: ChannelPort
  ) {}

  async of(order: Titled, locale: Locale): Promise<{ payment: string; shipping: string }> {
    const { paymentTitle: payment, shipping } = order
    if (order.locale === locale) return { payment, shipping: shipping?.title ?? '' }
    const method = await this.methods.find(order.paymentCode)
    return {
      payment: method?.describe(locale, order.channel).title || payment,
      shipping: shipping ? ((await this.#shipping(shipping.code, locale)) ?? shipping.title) : '',
    }
  }

  /** Titles of payments that stand in lists, whatever their language, in that of the reader. */
  async payments(locale: Locale): Promise<Map<string, string>> {
    const all = await this.contributed.all('sales.payment_methods')
    const titles = new Map<string, string>()
    for (const { code } of this.channels.all()) {
      for (const { contribution } of all) {
        const own = contribution.describe(locale, code).title
        for (const other of LOCALES) titles.set(contribution.describe(other, code).title, own)
      }
    }
    return titles
  }

  async #shipping(code: string, locale: Locale): Promise<string | null> {
    for (const { contribution } of await this.contributed.all('sales.shipping_methods')) {
      const title = await contribution.title?.(code, locale)
      if (title) return title
    }
    return null
  }
}
