import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { ReadSet } from '#core/database/read_set'
import { SHOP_ZONE } from '#core/time/shop_zone'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { FindAvailability, FindPictures } from '#plugins/catalogue/index'
import { addQuoteReads, storedQuote } from '#plugins/sales/quotes/services/quote_reads'
import { outside } from '#plugins/sales/database/statements'
import { MethodTitles } from '#plugins/sales/orders/services/method_titles'
import { quoteNotFound } from '#plugins/sales/quotes/errors'
import { quoteStates } from '#plugins/sales/quotes/quote_states'
import { staffQuote, type QuoteShortage, type StaffQuoteAnswer } from '#plugins/sales/quotes/staff_quote_answer'
import { quoteHistory } from '#plugins/sales/quotes/tables'
import type { StoredQuote } from '#plugins/sales/quotes/services/stored_quote'
import type { Locale } from '#core/i18n/locales'

/** A quote for staff, with its revisions and history. Runs one statement, one for pictures and one for stock. */
@inject()
export class ShowQuote {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly settings: Settings,
    private readonly pictures: FindPictures,
    private readonly availability: FindAvailability,
    private readonly titles: MethodTitles
  ) {}

  /** @throws quoteNotFound */
  async execute(id: number, locale: Locale): Promise<StaffQuoteAnswer> {
    const reads = new ReadSet(this.store.dialect)
    const asked = addQuoteReads(reads, { id })
    const entries = { as: 'h', where: 'h.quote_id in (select id from wanted)', order: 'h.id desc' }
    const history = reads.of(quoteHistory, entries)
    const orders = reads.list<{ id: number; number: string }>(
      { id: 'o.id', number: 'o.number' },
      'sales_orders o where o.id in (select q.order_id from sales_quotes q where q.id in (select id from wanted))',
      'o.id'
    )
    await reads.run((sql, bindings) => outside(this.store)(sql, bindings))
    const quote = storedQuote(asked)
    if (!quote) throw quoteNotFound()
    const proposedUntil = this.#proposedUntil(quote.channel)
    const drafts = [quote, ...quote.revisions.map(({ draft }) => draft)]
    const variants = drafts.flatMap(({ lines }) => lines.map(({ variantId }) => variantId))
    const pictures = await this.pictures.execute(variants, locale)
    const shortages = quoteStates.can(quote.state, 'send') ? await this.#shortages(quote) : []
    const told = { history: history.rows, order: orders.rows[0] ?? null, proposedUntil, locale, pictures, shortages }
    const deliveryTitles = new Map<string, string>()
    for (const { shipping } of drafts) {
      if (shipping) deliveryTitles.set(shipping.title, await this.titles.ofQuoted(shipping, quote.locale, locale))
    }
    return staffQuote(quote, { ...told, deliveryTitles })
  }

  /** Lines with more pieces than available. The stock of a bundle is that of its parts. */
  async #shortages({ lines }: StoredQuote): Promise<QuoteShortage[]> {
    const bundles = new Set(lines.map(({ parentPosition }) => parentPosition))
    const wanted = new Map<number, Omit<QuoteShortage, 'available'>>()
    for (const { position, variantId, sku, name, detail, quantity } of lines) {
      if (variantId === null || bundles.has(position)) continue
      const named = { sku, name: [name, detail].filter(Boolean).join(', ') }
      wanted.set(variantId, { ...named, wanted: (wanted.get(variantId)?.wanted ?? 0) + quantity })
    }
    const stock = await this.availability.execute([...wanted.keys()])
    return [...wanted].flatMap(([variantId, one]) => {
      const { isManaged, available } = stock.get(variantId) ?? { isManaged: false, available: 0 }
      return isManaged && one.wanted > available ? [{ ...one, available }] : []
    })
  }

  /** Default last day of a quote that is sent today, in the time zone of the shop. */
  #proposedUntil(channel: string): string {
    const zone = this.channels.all().find(({ code }) => code === channel)?.timezone ?? SHOP_ZONE
    const days = this.settings.get<number>('sales.quotes.validity_days', { channel })
    return this.clock.now().setZone(zone).plus({ days }).toISODate() ?? ''
  }
}
