import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { Mailer } from '#core/mail/mailer'
import { SHOP_ZONE } from '#core/time/shop_zone'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { shopAddress } from '#plugins/users/index'
import { dayInWords } from '#core/time/day_in_words'
import { formatMoney } from '#core/money/format_money'
import { mailFields } from '#plugins/sales/documents/history'
import { quoteHistory } from '#plugins/sales/quotes/tables'
import { outside } from '#plugins/sales/database/statements'
import { draftOf, readQuote } from '#plugins/sales/quotes/services/quote_reads'
import { ownLines } from '#plugins/sales/orders/services/stored_order'
import { staffAddress } from '#plugins/sales/shared/staff_address'
import { quoteLink } from '#plugins/sales/quotes/services/quote_link'
import type { StoredQuote } from '#plugins/sales/quotes/services/stored_quote'

/** A mail about an event of a quote. */
export interface QuoteMail {
  number: string
  /** Name in `core.mails` of the mail to the customer; null: none is sent. */
  template: string | null
  /** Name of the mail to staff; null: none is sent. */
  staff: string | null
  /** Key of the event: its mails are sent once. */
  once: string
  /** Message that was typed with the event. */
  text?: string
  /** Number of the order made from the quote. */
  order?: string
}

/** Sends the mails about a quote: to the customer in their language, and to staff. */
@inject()
export class MailQuote {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly settings: Settings,
    private readonly translator: Translator,
    private readonly mailer: Mailer
  ) {}

  /** Does nothing if the quote was deleted. */
  async execute({ number, template, staff, once, text = '', order = '' }: QuoteMail): Promise<void> {
    const quote = await readQuote(outside(this.store), this.store.dialect, { number })
    if (!quote) return
    const { channel, email, locale } = quote
    const staffLocale = this.#channel(channel)?.defaultLocale ?? DEFAULT_LOCALE
    const team = staffAddress(this.settings, channel)
    const mails = [
      { to: email, template, locale, values: { ...this.#values(quote, locale, text), order, address: linkOf(quote) } },
      {
        to: team,
        template: staff,
        locale: staffLocale,
        values: {
          ...this.#values(quote, staffLocale, text),
          order,
          address: shopAddress(`/admin/commerce/sales/quotes/${quote.id}`),
        },
      },
    ]
    await this.store.transaction(async (trx) => {
      const entry = { quoteId: quote.id, ...mailFields(once, this.clock.iso()) }
      if (!(await quoteHistory.insertIfNew(trx, entry))) return
      for (const { to, template: name, ...mail } of mails) {
        if (to && name) await this.mailer.send(trx, { to, template: name, channel, ...mail })
      }
    })
  }

  /**
   * What the mails about a quote are filled in with, apart from links and from what is typed or made with an event. Null: there is no
   * such quote; with `isSent`: or it was never sent.
   */
  async preview(number: string, { locale, isSent }: { locale: Locale; isSent: boolean }) {
    const quote = await readQuote(outside(this.store), this.store.dialect, { number })
    if (!quote || (isSent && quote.revisions.length === 0)) return null
    const { text: _typed, ...values } = this.#values(quote, locale, '')
    return { values, channel: quote.channel }
  }

  #values(quote: StoredQuote, locale: Locale, text: string) {
    const { number, customerName, email, comment, currency, showsNet, validUntil } = quote
    const [sent] = quote.revisions
    const { lines, amounts } = sent?.draft ?? draftOf(quote)
    const amount = formatMoney(locale, { amount: showsNet ? amounts.net : amounts.total, currency })
    const key = `${sent ? 'total' : 'shop_total'}${showsNet ? '_net' : ''}`
    return {
      number,
      email,
      comment,
      name: customerName,
      text,
      lines: ownLines(lines)
        .map(({ quantity, name, detail }) => `${quantity} × ${[name, detail].filter(Boolean).join(', ')}`)
        .join('\n'),
      total: this.translator.translate(locale, `sales.mails.quote.${key}`, { amount }),
      date:
        validUntil === null
          ? ''
          : dayInWords(validUntil, { zone: this.#channel(quote.channel)?.timezone ?? SHOP_ZONE, locale }),
    }
  }

  #channel(wanted: string) {
    return this.channels.all().find(({ code }) => code === wanted)
  }
}

/** Link to the revision that was sent last. It shows a notice once a newer revision is sent. */
function linkOf({ number, locale, revision }: StoredQuote): string {
  return quoteLink(number, locale, revision > 1 ? revision - 1 : undefined)
}
