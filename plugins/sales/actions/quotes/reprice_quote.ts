import { inject } from '@adonisjs/core'
import { LineRules } from '#plugins/sales/services/cart/line_rules'
import { OpenQuotes } from '#plugins/sales/services/quotes/open_quotes'
import { PriceQuote, type WantedQuote } from '#plugins/sales/services/quotes/price_quote'
import { Store } from '#core/database/store'
import { draftOf } from '#plugins/sales/services/quotes/quote_reads'
import { ownLines } from '#plugins/sales/services/orders/stored_order'
import { priceChanges } from '#plugins/sales/services/quotes/price_changes'
import { quoteFull } from '#plugins/sales/errors/quotes'
import type { Origin } from '#core/audit/origin'

/** New prices of a quote, by somebody who looked at this version of it. */
export interface Repricing extends WantedQuote {
  id: number
  version: number
}

/** Gives a quote other lines and prices. */
@inject()
export class RepriceQuote {
  constructor(
    private readonly store: Store,
    private readonly open: OpenQuotes,
    private readonly price: PriceQuote,
    private readonly rules: LineRules
  ) {}

  /** @throws quoteFull, and what `OpenQuotes` and `PriceQuote` refuse */
  async execute({ id, version, ...wanted }: Repricing, origin: Origin): Promise<void> {
    await this.store.transaction(async (trx) => {
      const quote = await this.open.hold(trx, { id, version })
      const most = Math.max(this.rules.mostLines(quote.channel), ownLines(quote.lines).length)
      if (wanted.lines.length > most) throw quoteFull({ most }, 'lines', { most })
      const draft = await this.price.execute(quote, wanted)
      const changes = priceChanges(draftOf(quote), draft)
      await this.open.keep(trx, quote, { draft, kind: 'repriced', changes, origin })
    })
  }
}
