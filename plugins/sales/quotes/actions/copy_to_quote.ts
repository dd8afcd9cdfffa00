import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { InsertQuote } from '#plugins/sales/quotes/services/insert_quote'
import { draftOf, readQuote } from '#plugins/sales/quotes/services/quote_reads'
import { inside } from '#plugins/sales/database/statements'
import { orderNotFound } from '#plugins/sales/orders/errors'
import { quoteDraft, shownOff, type QuoteDraft } from '#plugins/sales/quotes/services/quote_draft'
import { quoteMadeBefore } from '#plugins/sales/quotes/services/quote_made_before'
import { quoteNotFound } from '#plugins/sales/quotes/errors'
import { readOrder, type WhichOrder } from '#plugins/sales/orders/services/order_reads'
import { saleTerms } from '#plugins/sales/documents/sale_fields'
import type { Origin } from '#core/audit/origin'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'

/** Owner and maker of the new quote. */
interface CopyRequest {
  owner: string
  key: string | null
  maker: 'customer' | 'staff'
  comment: string
  origin: Origin
}

/** Copies lines, prices and addresses of an order or a quote into a new quote. The original does not change. */
@inject()
export class CopyToQuote {
  constructor(
    private readonly store: Store,
    private readonly insert: InsertQuote
  ) {}

  /** @throws orderNotFound, also for another customer's order */
  ofOrder(which: WhichOrder, request: CopyRequest): Promise<{ id: number; number: string }> {
    return this.store.transaction(async (trx) => {
      const before = await this.#before(trx, request)
      if (before) return before
      const order = await readOrder(inside(trx), this.store.dialect, which)
      if (!order) throw orderNotFound()
      const details = { order: order.number }
      return this.insert.execute(trx, { ...saleTerms(order), ...request, details, draft: draftOfOrder(order) })
    })
  }

  /** @throws quoteNotFound */
  ofQuote(id: number, request: CopyRequest): Promise<{ id: number; number: string }> {
    return this.store.transaction(async (trx) => {
      const quote = await readQuote(inside(trx), this.store.dialect, { id })
      if (!quote) throw quoteNotFound()
      const details = { quote: quote.number }
      return this.insert.execute(trx, { ...saleTerms(quote), ...request, details, draft: draftOf(quote) })
    })
  }

  async #before(trx: Transaction, request: CopyRequest): Promise<{ id: number; number: string } | null> {
    const number = await quoteMadeBefore(trx, request)
    if (number === null) return null
    const [row] = await inside(trx)<{ id: number }>('select id from sales_quotes where number = ?', [number])
    return { id: Number(row?.id), number }
  }
}

/** The draft with an order's amounts. It has no coupon code, whose use was counted with the order. */
function draftOfOrder(order: StoredOrder): QuoteDraft {
  const { currency, baseCurrency, exchangeRate: rate, shipping, taxes, discounts } = order
  const lines = order.lines.map((line) => {
    const { position, parentPosition, variantId, productId, sku, name, detail, choice, weight, quantity } = line
    const { unitAmount, regularAmount, gross, discount, total, net, tax, taxCategory } = line
    const identity = { position, parentPosition, variantId, productId, sku, name, detail, choice, weight, quantity }
    const worth = { gross, discount, total, net, tax }
    const priced = { unitAmount, regularAmount, worth, quantity, rate: line.rate, taxCategory, ships: line.ships }
    return { ...identity, ...priced, off: shownOff({ worth, unitAmount, quantity }) }
  })
  return quoteDraft({ lines, shipping, taxes, discounts, couponCode: null }, { currency, baseCurrency, rate })
}
