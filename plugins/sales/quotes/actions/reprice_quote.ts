import { inject } from '@adonisjs/core'
import { LineRules } from '#plugins/sales/cart/services/line_rules'
import { OpenQuotes } from '#plugins/sales/quotes/services/open_quotes'
import { PriceQuote, type WantedQuote } from '#plugins/sales/quotes/services/price_quote'
import { Store } from '#core/database/store'
import { draftOf } from '#plugins/sales/quotes/services/quote_reads'
import { ownLines } from '#plugins/sales/orders/services/stored_order'
import { priceChanges } from '#plugins/sales/quotes/services/price_changes'
import { quoteFull } from '#plugins/sales/quotes/errors'
import type { Origin } from '#core/audit/origin'

/** New lines and prices for this version of a quote. */
export interface Repricing extends WantedQuote {
  id: number
  version: number
}

/** Changes the lines and prices of a quote. */
@inject()
export class RepriceQuote {
  constructor(
    private readonly store: Store,
    private readonly open: OpenQuotes,
    private readonly price: PriceQuote,
    private readonly rules: LineRules
  ) {}

  /** @throws quoteFull, and the errors of `OpenQuotes` and `PriceQuote` */
  async execute({ id, version, ...wanted }: Repricing, origin: Origin): Promise<void> {
    await this.store.transaction(async (trx) => {
      const quote = await this.open.hold(trx, { id, version })
      const most = Math.max(this.rules.mostLines(quote.channel), ownLines(quote.lines).length)
      if (wanted.lines.length > most) throw quoteFull({ most }, 'lines', { most })
      const draft = await this.price.execute(quote, wanted)
      const changes = priceChanges(draftOf(quote), draft, quote.currency)
      await this.open.keep(trx, quote, { draft, kind: 'repriced', changes, origin })
    })
  }
}
