import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Contributed } from '#plugins/sales/shared/contributions'
import { LOCALES, type Locale } from '#core/i18n/locales'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'

type Titled = Pick<StoredOrder, 'locale' | 'channel' | 'paymentCode' | 'paymentTitle' | 'shipping'>

/** A shipping method as documents store it. */
interface Delivery {
  code: string
  title: string
}

/**
 * Titles of an order's payment and shipping methods in the reader's language. An order stores the titles of its own
 * language. For another one its methods are queried; a method that no longer exists has the stored title.
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
      shipping: shipping ? await this.ofDelivery(shipping, order.locale, locale) : '',
    }
  }

  /** Title of a stored shipping method in another language. */
  async ofDelivery({ code, title }: Delivery, written: Locale, locale: Locale): Promise<string> {
    return (written === locale ? null : await this.shipping(code, locale)) ?? title
  }

  /** The same of a quote. A title that staff wrote is not translated. */
  async ofQuoted(delivery: Delivery, written: Locale, locale: Locale): Promise<string> {
    const isOwn = (await this.shipping(delivery.code, written)) !== delivery.title
    return isOwn ? delivery.title : this.ofDelivery(delivery, written, locale)
  }

  /** Titles of payment methods in lists, in the reader's language. */
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

  /** Null: no method has this code. */
  async shipping(code: string, locale: Locale): Promise<string | null> {
    for (const { contribution } of await this.contributed.all('sales.shipping_methods')) {
      const title = await contribution.title?.(code, locale)
      if (title) return title
    }
    return null
  }
}
