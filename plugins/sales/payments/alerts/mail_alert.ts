import app from '@adonisjs/core/services/app'
import { ChannelPort } from '#core/context/shop_context'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { Mailer } from '#core/mail/mailer'
import { Settings } from '#core/settings/settings'
import { ShowAlert } from '#plugins/sales/payments/alerts/show_alert'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { alerts } from '#plugins/sales/payments/tables'
import { formatMoney } from '#core/money/format_money'
import { outside } from '#plugins/sales/database/statements'
import { shopAddress } from '#plugins/users/index'
import { staffAddress } from '#plugins/sales/shared/staff_address'
import type { DomainListener } from '#core/events/listener'

/** Mails staff an alert about money. */
const mailAlert: DomainListener = {
  async handle({ payload }) {
    const store = await app.container.make(Store)
    const alert = await alerts.find(outside(store), { once: String(payload.once) })
    const channel = await channelOf(store, alert?.orderId ?? null)
    const to = staffAddress(await app.container.make(Settings), channel.code)
    if (!alert || alert.state === 'closed' || !to) return
    const locale = channel.defaultLocale ?? DEFAULT_LOCALE
    const { method, number, reference, amount } = await (await app.container.make(ShowAlert)).execute(alert.id, locale)
    const words = await app.container.make(Translator)
    const values = {
      what: words.translate(locale, `sales.payment_alerts.${alert.kind}`),
      facts: [number, method, reference, amount ? formatMoney(locale, amount) : ''].filter(Boolean).join(' · '),
      address: shopAddress(`/admin/commerce/sales/payment-alerts/${alert.id}`),
    }
    const mailer = await app.container.make(Mailer)
    await store.transaction(async (trx) => {
      await mailer.send(trx, { to, template: 'sales.payment_alert_staff', locale, channel: channel.code, values })
    })
  },
}

/** The channel of an order; without one the first. */
async function channelOf(store: Store, orderId: number | null) {
  const order = await store.reader.first<{ channel: string }>('select channel from sales_orders where id = ?', [
    orderId,
  ])
  const channels = (await app.container.make(ChannelPort)).all()
  return channels.find(({ code }) => code === order?.channel) ?? (channels[0] as (typeof channels)[number])
}

export default mailAlert
