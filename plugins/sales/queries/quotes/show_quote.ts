import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { ReadSet } from '#core/database/read_set'
import { SHOP_ZONE } from '#core/time/shop_zone'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { FindPictures } from '#plugins/catalogue/index'
import { askQuote, storedQuote } from '#plugins/sales/services/quotes/quote_reads'
import { outside } from '#plugins/sales/database/statements'
import { quoteNotFound } from '#plugins/sales/errors/quotes'
import { staffQuote, type RawQuoteMoment, type StaffQuoteAnswer } from '#plugins/sales/transformers/staff_quote'
import type { Locale } from '#core/i18n/locales'

/** A quote as staff read it, with everything that was sent of it and that happened to it: one statement, and one for pictures. */
@inject()
export class ShowQuote {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly settings: Settings,
    private readonly pictures: FindPictures
  ) {}

  /** @throws quoteNotFound */
  async execute(id: number, locale: Locale): Promise<StaffQuoteAnswer> {
    const reads = new ReadSet(this.store.dialect)
    const asked = askQuote(reads, { id })
    const history = reads.list<RawQuoteMoment>(
      {
        ...{ id: 'h.id', kind: 'h.kind', from: 'h.state_from', to: 'h.state_to', text: 'h.text' },
        ...{ details: 'h.details', isTold: 'h.is_told', actorKind: 'h.actor_kind', actor: 'h.actor_name' },
        at: reads.json.instant('h.created_at'),
      },
      'sales_quote_history h where h.quote_id in (select id from wanted)',
      'h.id desc'
    )
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
    return staffQuote(quote, { history: history.rows, order: orders.rows[0] ?? null, proposedUntil, locale, pictures })
  }

  /** The last day of what is sent today, unless staff say another: a day of the shop. */
  #proposedUntil(channel: string): string {
    const zone = this.channels.all().find(({ code }) => code === channel)?.timezone ?? SHOP_ZONE
    const days = this.settings.get<number>('sales.quotes.validity_days', { channel })
    return this.clock.now().setZone(zone).plus({ days }).toISODate() ?? ''
  }
}
