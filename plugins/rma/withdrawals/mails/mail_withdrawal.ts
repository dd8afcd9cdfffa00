import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { dayInWords } from '#core/time/day_in_words'
import { deadlinesOf } from '#plugins/rma/withdrawals/period/withdrawal_period'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { inTransaction } from '#core/database/run_rows'
import { Mailer } from '#core/mail/mailer'
import { orderKey } from '#plugins/sales/index'
import { Settings } from '#core/settings/settings'
import { shopAddress } from '#plugins/users/index'
import { SHOP_ZONE } from '#core/time/shop_zone'
import { Translator } from '#core/i18n/translator'
import { withdrawals } from '#plugins/rma/withdrawals/tables'
import type { Transaction } from '#core/database/store'
import type { RowIn } from '#core/database/table'

type Stored = RowIn<typeof withdrawals>

/** The customer of an order. */
interface OrderReader {
  /** Of the order. */
  number: string
  email: string
  locale: Locale
  channel: string
}

/** Mails about withdrawals. */
@inject()
export class MailWithdrawal {
  constructor(
    private readonly channels: ChannelPort,
    private readonly settings: Settings,
    private readonly translator: Translator,
    private readonly mailer: Mailer
  ) {}

  /** The acknowledgement, and a mail to staff. */
  async received(trx: Transaction, id: number): Promise<void> {
    const found = await this.confirm(trx, id)
    if (!found) return
    const channel = this.channels.all().find(({ code }) => code === found.channel)
    const to = this.#office(found.channel)
    if (to === '') return
    const locale = channel?.defaultLocale ?? DEFAULT_LOCALE
    const address = shopAddress(`/admin/commerce/sales/withdrawals/${id}`)
    const values = Object.assign(this.#values(found), { address })
    await this.mailer.send(trx, {
      to,
      template: 'rma.withdrawal_received_staff',
      locale,
      channel: found.channel,
      values,
    })
  }

  /** The acknowledgement alone. Null: there is no such withdrawal. */
  async confirm(trx: Transaction, id: number): Promise<Stored | null> {
    const found = await withdrawals.find(inTransaction(trx), { id })
    if (found) {
      const { email: to, locale, channel } = found
      const values = this.#values(found)
      await this.mailer.send(trx, { to, template: 'rma.withdrawal_received', locale, channel, values })
    }
    return found
  }

  async declined(trx: Transaction, found: Stored): Promise<void> {
    const { email: to, locale, channel, ground, answer } = found
    const said = this.translator.translate(locale, `rma.withdrawals.ground_${ground ?? 'exempt'}`)
    const values = Object.assign(this.#values(found), { ground: said, answer })
    await this.mailer.send(trx, { to, template: 'rma.withdrawal_declined', locale, channel, values })
  }

  /** The link to withdraw from an order, for somebody who gave its number and e-mail address. */
  async link(trx: Transaction, { number, email: to, locale, channel }: OrderReader) {
    const values = { order: number, address: withdrawalLink(number, locale) }
    await this.mailer.send(trx, { to, template: 'rma.withdrawal_link', locale, channel, values })
  }

  #values({ customerName: name, number, orderNumber: order, statement, receivedAt, channel, locale }: Stored) {
    const zone = this.channels.all().find(({ code }) => code === channel)?.timezone ?? SHOP_ZONE
    const { returnBy } = deadlinesOf(receivedAt, zone)
    const until = dayInWords(`${returnBy}T12:00:00`, { zone, locale })
    return { name, number, order, statement, return_by: until, address: withdrawalLink(order, locale) }
  }

  #office(channel: string): string {
    const own = this.settings.get<string>('rma.returns.staff_email', { channel }).trim()
    return own || this.settings.get<string>('configuration.emails.contact_email', { channel }).trim()
  }
}

/** The path by which anyone with the link withdraws from an order. */
export function withdrawalPath(number: string): string {
  return `/withdrawal/${encodeURIComponent(number)}?${new URLSearchParams({ key: orderKey(number) })}`
}

const withdrawalLink = (number: string, locale: Locale) => shopAddress(withdrawalPath(number), locale)
