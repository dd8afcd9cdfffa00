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
import { inside, outside } from '#plugins/sales/database/statements'
import { draftOf, readQuote } from '#plugins/sales/services/quotes/quote_reads'
import { ownLines } from '#plugins/sales/services/orders/stored_order'
import { staffAddress } from '#plugins/sales/services/staff_address'
import { quoteLink } from '#plugins/sales/services/quotes/quote_link'
import type { StoredQuote } from '#plugins/sales/services/quotes/stored_quote'

/** Which event is told, and of which quote. */
export interface QuoteMail {
  number: string
  /** Name in `core.mails` of what its customer receives; null: they know. */
  template: string | null
  /** The same for staff; null: they know. */
  staff: string | null
  /** It leaves once, however often it is asked for. */
  once: string
  /** What somebody wrote with it. */
  text?: string
  /** Number of the order that it became. */
  order?: string
}

const MARK = `insert into sales_quote_history
    (quote_id, kind, text, details, is_told, once, actor_kind, actor_name, created_at)
  values (?, 'mailed', '', '{}', ?, ?, 'system', 'system', ?) on conflict (once) do nothing returning id`

/** Mails about a quote: to whom it is for in their language, and to staff. */
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
  async execute({ number, template, staff, once, text = '', order = '' }: QuoteMail): Promise<void> {
    const quote = await readQuote(outside(this.store), this.store.dialect, { number })
    if (!quote) return
    const { channel, email, locale } = quote
    const staffLocale = this.#channel(channel)?.defaultLocale ?? DEFAULT_LOCALE
    const team = staffAddress(this.settings, channel)
    const mails = [
      { to: email, template, locale, values: { ...this.#values(quote, locale, text), order, address: linkOf(quote) } },
      {
        ...{ to: team, template: staff, locale: staffLocale },
        values: {
          ...this.#values(quote, staffLocale, text),
          address: shopAddress(`/admin/commerce/sales/quotes/${quote.id}`),
        },
      },
    ]
    await this.store.transaction(async (trx) => {
      const marked = await inside(trx)(MARK, [quote.id, false, once, this.clock.iso()])
      if (marked.length === 0) return
      for (const { to, template: name, ...mail } of mails) {
        if (to && name) await this.mailer.send(trx, { to, template: name, ...mail })
      }
    })
  }

  #values(quote: StoredQuote, locale: Locale, text: string) {
    const { number, customerName, email, comment, currency, showsNet, validUntil } = quote
    const [sent] = quote.revisions
    const { lines, amounts } = sent?.draft ?? draftOf(quote)
    const amount = formatMoney(locale, { amount: showsNet ? amounts.net : amounts.total, currency })
    const key = `${sent ? 'total' : 'shop_total'}${showsNet ? '_net' : ''}`
    return {
      ...{ number, email, comment, name: customerName, text },
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

/** A link to what was sent last says so when another revision takes its place. */
function linkOf({ number, locale, revision }: StoredQuote): string {
  return quoteLink(number, locale, revision > 1 ? revision - 1 : undefined)
}
