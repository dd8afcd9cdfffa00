import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { Mailer } from '#core/mail/mailer'
import { SHOP_ZONE } from '#core/time/shop_zone'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { formatMoney } from '#core/money/format_money'
import { shopAddress } from '#plugins/users/index'
import { PaymentMethods } from '#plugins/sales/services/orders/payment_methods'
import { dayInWords } from '#core/time/day_in_words'
import { dueInstructions } from '#plugins/sales/services/orders/due_instructions'
import { inside, outside } from '#plugins/sales/database/statements'
import { mailValues } from '#plugins/sales/services/orders/mail_values'
import { markOnce } from '#plugins/sales/services/orders/mark_once'
import { orderTerms } from '#plugins/sales/services/orders/order_terms'
import { quoteLink } from '#plugins/sales/services/quotes/quote_link'
import { staffAddress } from '#plugins/sales/services/staff_address'
import { readOrder } from '#plugins/sales/services/orders/order_reads'
import type { MailValues } from '#core/mail/mail_template'
import type { MoneyData } from '#core/money/money'
import type { StoredOrder } from '#plugins/sales/services/orders/stored_order'

/** A sentence of a mail that may be one of several: `amount` and `method` are what its words are filled with. */
export interface MailWords {
  /** Of the server's words. */
  key: string
  amount: MoneyData
  /** What the way to pay is called. */
  method: string
}

/** A mail about an order. */
export interface OrderMail {
  orderId: number
  /** Name in `core.mails` of what its customer receives; null: they are not told. */
  template: string | null
  /** The same for staff; null: they are not told. */
  staff: string | null
  /** Somebody of the shop who is told as well, unless staff's mail goes to the same address. */
  colleague?: { template: string; to: string }
  /** Its customer receives the terms of the sale with it: a mail is a medium that lasts. */
  hasTerms?: boolean
  /** What makes this one mail: it leaves once, however often it is asked for. */
  once: string
  values?: MailValues
  /** Amounts, written in the language of who reads them. */
  money?: Record<string, MoneyData>
  /** Instants, written as days of the shop in the language of who reads them. */
  days?: Record<string, string>
  /** What its customer is asked to pay, in minor units of the order's currency. Absent: all that is open of the order. */
  due?: number
  /** Sentences for its customer, by the value that they fill; null: none. */
  words?: Record<string, MailWords | null>
}

/** Mails about an order: to its customer in the language they ordered in, and to staff. */
@inject()
export class MailOrder {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly settings: Settings,
    private readonly translator: Translator,
    private readonly methods: PaymentMethods,
    private readonly mailer: Mailer
  ) {}

  /** An order that is gone is nobody's news. */
  async execute(mail: OrderMail): Promise<void> {
    const { orderId, template, staff, colleague, once, values = {}, words = {} } = mail
    const order = await readOrder(outside(this.store), this.store.dialect, { id: orderId })
    if (!order) return
    const zone = this.#channel(order.channel)?.timezone ?? SHOP_ZONE
    const written = (locale: Locale) => ({
      ...mapped(mail.money, (amount) => formatMoney(locale, amount)),
      ...mapped(mail.days, (instant) => dayInWords(instant, { zone, locale })),
    })
    const terms = mail.hasTerms ? orderTerms(this.settings, this.translator, order) : {}
    const told = { ...terms, ...values, ...this.#sentences(words, order.locale) }
    const own = { ...(await this.#values(order, order.locale, { due: mail.due })), ...told, ...written(order.locale) }
    const staffLocale = this.#channel(order.channel)?.defaultLocale ?? DEFAULT_LOCALE
    const theirs = {
      ...(await this.#values(order, staffLocale, { isForStaff: true })),
      ...values,
      ...written(staffLocale),
    }
    await this.store.transaction(async (trx) => {
      const details = { template: template ?? staff ?? colleague?.template ?? '' }
      if (!(await markOnce(inside(trx), { orderId, once, details, now: this.clock.iso() }))) return
      const office = staff ? staffAddress(this.settings, order.channel) : ''
      const mails = [
        ...(template ? [{ to: order.email, template, values: own, locale: order.locale }] : []),
        ...(staff ? [{ to: office, template: staff, values: theirs, locale: staffLocale }] : []),
        ...(colleague && colleague.to !== office ? [{ ...colleague, values: theirs, locale: staffLocale }] : []),
      ]
      for (const { to, ...one } of mails) if (to) await this.mailer.send(trx, { to, ...one })
    })
  }

  #sentences(words: Record<string, MailWords | null>, locale: Locale): MailValues {
    return Object.fromEntries(
      Object.entries(words).map(([name, word]) => {
        return [name, word ? this.translator.translate(locale, word.key, { ...word }) : '']
      })
    )
  }

  async #values(
    order: StoredOrder,
    locale: Locale,
    { isForStaff = false, due }: { isForStaff?: boolean; due?: number | undefined }
  ): Promise<MailValues> {
    const address = isForStaff
      ? shopAddress(`/admin/commerce/sales/orders/${order.id}`)
      : ((await this.#quoteOf(order, locale)) ?? shopAddress(`/account/orders/${order.number}`, locale))
    const instructions = await dueInstructions(this.methods, order, { locale, due })
    return mailValues(order, { locale, translator: this.translator, instructions, address })
  }

  /** A guest has no account: what they ordered is read with the quote that it was. Null: not a guest's. */
  async #quoteOf({ id, customerId }: StoredOrder, locale: Locale): Promise<string | null> {
    if (customerId !== null) return null
    const sql = 'select number from sales_quotes where order_id = ? limit 1'
    const [quote] = await outside(this.store)<{ number: string }>(sql, [id])
    return quote ? quoteLink(quote.number, locale) : null
  }

  #channel(wanted: string) {
    return this.channels.all().find(({ code }) => code === wanted)
  }
}

function mapped<T>(values: Record<string, T> = {}, write: (value: T) => string): MailValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]))
}
