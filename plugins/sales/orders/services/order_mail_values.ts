import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
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
import { orderTerms } from '#plugins/sales/orders/services/order_terms'
import { quoteLink } from '#plugins/sales/quotes/services/quote_link'
import type { Locale } from '#core/i18n/locales'
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

/** What the texts of a mail about an order are filled in with, beside the order. */
export interface OrderMailFacts {
  /** Adds the terms of sale for the customer: the law requires them on a durable medium. */
  hasTerms?: boolean
  /** Adds what plugins offer for the order in this kind of mail. */
  afterSale?: 'placed_mail' | 'shipped_mail'
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

/** The values of a mail about an order, when it is sent and when staff see it. */
@inject()
export class OrderMailValues {
  constructor(
    private readonly store: Store,
    private readonly channels: ChannelPort,
    private readonly settings: Settings,
    private readonly translator: Translator,
    private readonly methods: PaymentMethods,
    private readonly afterSale: AfterSaleOffers
  ) {}

  /** In the language of the order. */
  async forCustomer(order: StoredOrder, facts: OrderMailFacts): Promise<MailValues> {
    const { values = {}, words = {}, due } = facts
    const { locale } = order
    const law = facts.hasTerms ? orderTerms(this.settings, this.translator, order) : null
    const terms: MailValues = law ? { terms: [law.title, law.terms].join('\n'), withdrawal: law.withdrawal } : {}
    return {
      ...(await this.#ofOrder(order, locale, { due })),
      ...terms,
      ...(await this.#offers(order, facts.afterSale)),
      ...values,
      ...this.#sentences(words, locale),
      ...this.#written(order, facts, locale),
    }
  }

  async forStaff(order: StoredOrder, facts: OrderMailFacts, locale: Locale): Promise<MailValues> {
    const own = await this.#ofOrder(order, locale, { isForStaff: true })
    return { ...own, ...facts.values, ...this.#written(order, facts, locale) }
  }

  #written({ channel }: StoredOrder, { money, days }: OrderMailFacts, locale: Locale): MailValues {
    const zone = this.channels.all().find(({ code }) => code === channel)?.timezone ?? SHOP_ZONE
    return {
      ...mapped(money, (amount) => formatMoney(locale, amount)),
      ...mapped(days, (instant) => dayInWords(instant, { zone, locale })),
    }
  }

  /** As value `after_sale`: each sentence, label and address on lines of their own. */
  async #offers(order: StoredOrder, place: OrderMailFacts['afterSale']): Promise<Record<string, string>> {
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

  async #ofOrder(
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
}

function mapped<T>(values: Record<string, T> = {}, write: (value: T) => string): MailValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]))
}
