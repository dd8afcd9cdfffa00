import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { Mailer } from '#core/mail/mailer'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { shopAddress } from '#plugins/users/index'
import { formatMoney } from '#core/money/format_money'
import { inside, outside } from '#plugins/sales/database/statements'
import { ownLines } from '#plugins/sales/services/orders/stored_order'
import { quoteKey } from '#plugins/sales/services/quotes/quote_key'
import { readQuote, type StoredQuote } from '#plugins/sales/services/quotes/stored_quote'

/** Which event is told, and of which quote. */
export interface QuoteMail {
  number: string
  /** It leaves once, however often it is asked for. */
  once: string
}

const MARK = `insert into sales_quote_history
    (quote_id, kind, text, details, is_told, once, actor_kind, actor_name, created_at)
  values (?, 'mailed', '', '{}', ?, ?, 'system', 'system', ?) on conflict (once) do nothing returning id`

/** Confirms the request of a quote to who made it, in their language, and tells staff. */
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

  /** A quote that is gone is nobody's news. */
  async execute({ number, once }: QuoteMail): Promise<void> {
    const quote = await readQuote(outside(this.store), number)
    if (!quote) return
    const { channel, email, locale } = quote
    const staffLocale = this.channels.all().find(({ code }) => code === channel)?.defaultLocale ?? DEFAULT_LOCALE
    const own = this.settings.get<string>('sales.orders.staff_email', { channel }).trim()
    const staff = own || this.settings.get<string>('configuration.emails.contact_email', { channel }).trim()
    const mails = [
      { to: email, template: 'sales.quote_requested', locale, values: this.#values(quote, locale) },
      {
        to: staff,
        template: 'sales.quote_requested_staff',
        locale: staffLocale,
        values: this.#values(quote, staffLocale),
      },
    ]
    await this.store.transaction(async (trx) => {
      const marked = await inside(trx)(MARK, [quote.id, false, once, this.clock.iso()])
      if (marked.length === 0) return
      for (const mail of mails) if (mail.to) await this.mailer.send(trx, mail)
    })
  }

  #values(quote: StoredQuote, locale: Locale) {
    const { number, customerName, email, comment, currency, lines, total, net, showsNet } = quote
    const amount = formatMoney(locale, { amount: showsNet ? net : total, currency })
    const key = showsNet ? 'total_net' : 'total'
    return {
      ...{ number, email, comment, name: customerName },
      lines: ownLines(lines)
        .map(({ quantity, name, detail }) => `${quantity} × ${[name, detail].filter(Boolean).join(', ')}`)
        .join('\n'),
      total: this.translator.translate(locale, `sales.mails.quote.${key}`, { amount }),
      address: shopAddress(`/checkout/success?quote=${number}&key=${quoteKey(number)}`, locale),
    }
  }
}
