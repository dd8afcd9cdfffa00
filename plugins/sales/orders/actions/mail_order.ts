import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { Mailer } from '#core/mail/mailer'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { outside } from '#plugins/sales/database/statements'
import { markOnce } from '#plugins/sales/orders/services/order_history'
import { OrderMailValues, type OrderMailFacts } from '#plugins/sales/orders/services/order_mail_values'
import { staffAddress } from '#plugins/sales/shared/staff_address'
import { readOrder } from '#plugins/sales/orders/services/order_reads'

/** A mail about an order. */
export interface OrderMail extends OrderMailFacts {
  orderId: number
  /** Name in `core.mails` of the mail to the customer; null: none is sent. */
  template: string | null
  /** Name of the mail to staff; null: none is sent. */
  staff: string | null
  /** Another recipient in the shop. Skipped if the mail to staff has the same address. */
  colleague?: { template: string; to: string }
  /** Key of the occasion: its mails are sent once. */
  once: string
}

/** Sends the mails about an order: to the customer in the language of the order, and to staff. */
@inject()
export class MailOrder {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly settings: Settings,
    private readonly values: OrderMailValues,
    private readonly mailer: Mailer
  ) {}

  /** Does nothing if the order was deleted. */
  async execute({ orderId, template, staff, colleague, once, ...facts }: OrderMail): Promise<void> {
    const order = await readOrder(outside(this.store), this.store.dialect, { id: orderId })
    if (!order) return
    const { channel } = order
    const own = await this.values.forCustomer(order, facts)
    const staffLocale = this.channels.all().find(({ code }) => code === channel)?.defaultLocale ?? DEFAULT_LOCALE
    const theirs = await this.values.forStaff(order, facts, staffLocale)
    await this.store.transaction(async (trx) => {
      const details = { template: template ?? staff ?? colleague?.template ?? '' }
      if (!(await markOnce(trx, { orderId, once, details, now: this.clock.iso() }))) return
      const office = staff ? staffAddress(this.settings, channel) : ''
      const mails = [
        ...(template ? [{ to: order.email, template, values: own, locale: order.locale }] : []),
        ...(staff ? [{ to: office, template: staff, values: theirs, locale: staffLocale }] : []),
        ...(colleague && colleague.to !== office ? [{ ...colleague, values: theirs, locale: staffLocale }] : []),
      ]
      for (const { to, ...one } of mails) if (to) await this.mailer.send(trx, { to, channel, ...one })
    })
  }
}
