import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { Mailer } from '#core/mail/mailer'
import { SHOP_ZONE } from '#core/time/shop_zone'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { dayInWords } from '#core/time/day_in_words'
import { shopAddress } from '#plugins/users/index'
import { ListShortOrders, type ShortOrder } from '#plugins/sales/orders/queries/list_short_orders'
import { markOnce } from '#plugins/sales/orders/services/order_history'
import { staffAddress } from '#plugins/sales/shared/staff_address'

/** Address of the list of these orders. */
const LIST = '/admin/commerce/sales/orders?filter[short]=1..'

/** Mails staff the orders for which stock is missing, in one mail per address. */
@inject()
export class MailShortOrders {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly settings: Settings,
    private readonly mailer: Mailer,
    private readonly find: ListShortOrders
  ) {}

  /** `once`: key of the occasion, for which one mail is sent. */
  async execute(once: string): Promise<void> {
    const orders = await this.find.execute()
    const [newest] = orders
    if (!newest) return
    const byAddress = Map.groupBy(orders, ({ channel }) => staffAddress(this.settings, channel))
    await this.store.transaction(async (trx) => {
      const details = { template: 'sales.orders_short_staff' }
      if (!(await markOnce(trx, { orderId: newest.id, once, details, now: this.clock.iso() }))) return
      for (const [to, short] of byAddress) {
        if (!to) continue
        const { channel, zone, locale } = this.#channelOf(short[0] as ShortOrder)
        const lines = short.map(({ number, placedAt, customer, pieces }) => {
          const missing = pieces.map(({ missing: count, name, sku }) => `${count} × ${name} (${sku})`)
          return [`${number}, ${dayInWords(placedAt, { zone, locale })}, ${customer}`, ...missing].join('\n    ')
        })
        const values = { count: short.length, lines: lines.join('\n'), address: shopAddress(LIST) }
        await this.mailer.send(trx, { to, template: 'sales.orders_short_staff', locale, channel, values })
      }
    })
  }

  #channelOf({ channel: wanted }: ShortOrder) {
    const channel = this.channels.all().find(({ code }) => code === wanted)
    return { channel: wanted, zone: channel?.timezone ?? SHOP_ZONE, locale: channel?.defaultLocale ?? DEFAULT_LOCALE }
  }
}
