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
import { AfterSaleOffers } from '#plugins/sales/orders/services/after_sale_offers'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { dayInWords } from '#core/time/day_in_words'
import { dueInstructions } from '#plugins/sales/payments/services/due_instructions'
import { outside } from '#plugins/sales/database/statements'
import { mailValues } from '#plugins/sales/orders/services/mail_values'
import { markOnce } from '#plugins/sales/orders/services/order_history'
import { orderTerms } from '#plugins/sales/orders/services/order_terms'
import { quoteLink } from '#plugins/sales/quotes/services/quote_link'
import { staffAddress } from '#plugins/sales/shared/staff_address'
import { readOrder } from '#plugins/sales/orders/services/order_reads'
import type { MailValues } from '#core/mail/mail_template'
import type { MoneyData } from '#core/money/money'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'

/** A translated sentence of a mail. `amount` and `method` are parameters of the translation. */
export interface MailWords {
  /** Translation key. */
  key: string
  amount: MoneyData
  /** Title of the payment method. */
  method: string
}

/** A mail about an order. */
export interface OrderMail {
  orderId: number
  /** Name in `core.mails` of the mail to the customer; null: none is sent. */
  template: string | null
  /** Name of the mail to staff; null: none is sent. */
  staff: string | null
  /** Another recipient in the shop. Skipped if the mail to staff has the same address. */
  colleague?: { template: string; to: string }
  /** Adds the terms of sale for the customer: the law requires them on a durable medium. */
  hasTerms?: boolean
  /** Adds what plugins offer for the order in this kind of mail. */
  afterSale?: 'placed_mail' | 'shipped_mail'
  /** Key of the occasion: its mails are sent once. */
  once: string
  values?: MailValues
  /** Amounts, formatted in the language of the recipient. */
  money?: Record<string, MoneyData>
  /** Instants, formatted as days of the shop in the language of the recipient. */
  days?: Record<string, string>
  /** Amount that the customer must pay, in minor units of the order's currency. Absent: the amount due of the order. */
  due?: number
  /** Sentences for the customer, by the name of the mail's value; null: empty. */
  words?: Record<string, MailWords | null>
}

/** Sends the mails about an order: to the customer in the language of the order, and to staff. */
@inject()
export class MailOrder {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly settings: Settings,
    private readonly translator: Translator,
    private readonly methods: PaymentMethods,
    private readonly afterSale: AfterSaleOffers,
    private readonly mailer: Mailer
  ) {}

  /** Does nothing if the order was deleted. */
  async execute(mail: OrderMail): Promise<void> {
    const { orderId, template, staff, colleague, once, values = {}, words = {} } = mail
    const order = await readOrder(outside(this.store), this.store.dialect, { id: orderId })
    if (!order) return
    const zone = this.#channel(order.channel)?.timezone ?? SHOP_ZONE
    const written = (locale: Locale) => ({
      ...mapped(mail.money, (amount) => formatMoney(locale, amount)),
      ...mapped(mail.days, (instant) => dayInWords(instant, { zone, locale })),
    })
    const law = mail.hasTerms ? orderTerms(this.settings, this.translator, order) : null
    const terms: Record<string, string> = law
      ? { terms: [law.title, law.terms].join('\n'), withdrawal: law.withdrawal }
      : {}
    const offers = await this.#offers(order, mail.afterSale)
    const extra = { ...terms, ...offers, ...values, ...this.#sentences(words, order.locale) }
    const own = { ...(await this.#values(order, order.locale, { due: mail.due })), ...extra, ...written(order.locale) }
    const staffLocale = this.#channel(order.channel)?.defaultLocale ?? DEFAULT_LOCALE
    const theirs = {
      ...(await this.#values(order, staffLocale, { isForStaff: true })),
      ...values,
      ...written(staffLocale),
    }
    await this.store.transaction(async (trx) => {
      const details = { template: template ?? staff ?? colleague?.template ?? '' }
      if (!(await markOnce(trx, { orderId, once, details, now: this.clock.iso() }))) return
      const office = staff ? staffAddress(this.settings, order.channel) : ''
      const mails = [
        ...(template ? [{ to: order.email, template, values: own, locale: order.locale }] : []),
        ...(staff ? [{ to: office, template: staff, values: theirs, locale: staffLocale }] : []),
        ...(colleague && colleague.to !== office ? [{ ...colleague, values: theirs, locale: staffLocale }] : []),
      ]
      for (const { to, ...one } of mails) if (to) await this.mailer.send(trx, { to, ...one })
    })
  }

  /** As value `after_sale`: each sentence, label and address on lines of their own. */
  async #offers(order: StoredOrder, place: OrderMail['afterSale']): Promise<Record<string, string>> {
    if (!place) return {}
    const { locale } = order
    const offers = await this.afterSale.execute({ order, locale, place })
    const told = offers.map(({ text, label, path }) =>
      [text, label, shopAddress(path, locale)].filter(Boolean).join('\n')
    )
    return { after_sale: told.join('\n\n') }
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

  /** Address of the quote from which a guest's order was made, since guests have no account. Null: a customer's order. */
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
