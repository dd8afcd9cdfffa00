import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { StandQuote, copiedFrom } from '#plugins/sales/services/quotes/stand_quote'
import { draftOf, readQuote } from '#plugins/sales/services/quotes/quote_reads'
import { inside } from '#plugins/sales/database/statements'
import { orderNotFound } from '#plugins/sales/errors/orders'
import { quoteDraft, shownOff, type QuoteDraft } from '#plugins/sales/services/quotes/quote_draft'
import { quoteMadeBefore } from '#plugins/sales/services/quotes/quote_made_before'
import { quoteNotFound } from '#plugins/sales/errors/quotes'
import { readOrder, type WhichOrder } from '#plugins/sales/services/orders/order_reads'
import type { Origin } from '#core/audit/origin'
import type { StoredOrder } from '#plugins/sales/services/orders/stored_order'

/** Who wants the copy. */
interface Wanting {
  owner: string
  key: string | null
  maker: 'customer' | 'staff'
  comment: string
  origin: Origin
}

/** Makes a new quote of an order or of another quote: its lines, prices and addresses. What it was made of stays. */
@inject()
export class CopyToQuote {
  constructor(
    private readonly store: Store,
    private readonly stand: StandQuote
  ) {}

  /** @throws orderNotFound for one that is somebody else's, too */
  ofOrder(which: WhichOrder, wanting: Wanting): Promise<{ id: number; number: string }> {
    return this.store.transaction(async (trx) => {
      const before = await this.#before(trx, wanting)
      if (before) return before
      const order = await readOrder(inside(trx), this.store.dialect, which)
      if (!order) throw orderNotFound()
      const details = { order: order.number }
      return this.stand.execute(trx, { ...copiedFrom(order), ...wanting, details, draft: draftOfOrder(order) })
    })
  }

  /** @throws quoteNotFound */
  ofQuote(id: number, wanting: Wanting): Promise<{ id: number; number: string }> {
    return this.store.transaction(async (trx) => {
      const quote = await readQuote(inside(trx), this.store.dialect, { id })
      if (!quote) throw quoteNotFound()
      const details = { quote: quote.number }
      return this.stand.execute(trx, { ...copiedFrom(quote), ...wanting, details, draft: draftOf(quote) })
    })
  }

  async #before(trx: Transaction, wanting: Wanting): Promise<{ id: number; number: string } | null> {
    const number = await quoteMadeBefore(trx, wanting)
    if (number === null) return null
    const [row] = await inside(trx)<{ id: number }>('select id from sales_quotes where number = ?', [number])
    return { id: Number(row?.id), number }
  }
}

/** What an order came to, its uses of codes left behind: they counted once. */
function draftOfOrder(order: StoredOrder): QuoteDraft {
  const { currency, baseCurrency, exchangeRate: rate, shipping, taxes, discounts } = order
  const lines = order.lines.map((line) => {
    const { position, parentPosition, variantId, productId, sku, name, detail, choice, weight, quantity } = line
    const { unitAmount, regularAmount, gross, discount, total, net, tax, taxCategory } = line
    const kept = { position, parentPosition, variantId, productId, sku, name, detail, choice, weight, quantity }
    const worth = { gross, discount, total, net, tax }
    const priced = { unitAmount, regularAmount, worth, quantity, rate: line.rate, taxCategory, ships: line.ships }
    return { ...kept, ...priced, off: shownOff({ worth, unitAmount, quantity }) }
  })
  return quoteDraft({ lines, shipping, taxes, discounts, couponCode: null }, { currency, baseCurrency, rate })
}
