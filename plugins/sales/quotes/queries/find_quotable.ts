import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import {
  availableOf,
  chooseParts,
  FindSellable,
  priceSellable,
  SearchSellable,
  type Sellable,
} from '#plugins/catalogue/index'
import { outside } from '#plugins/sales/database/statements'
import { quoteNotFound } from '#plugins/sales/quotes/errors'
import { readQuote } from '#plugins/sales/quotes/services/quote_reads'
import type { MoneyData } from '#core/money/money'

/** A product for a line of a quote, with the customer's unit price. */
export interface QuotableProduct {
  sku: string
  name: string
  detail: string
  price: MoneyData
  /** Null: unlimited. */
  available: number | null
}

/** Finds products for a line of a quote, like for a draft. */
@inject()
export class FindQuotable {
  constructor(
    private readonly store: Store,
    private readonly search: SearchSellable,
    private readonly sellable: FindSellable
  ) {}

  /** @throws quoteNotFound */
  async execute(id: number, q: string): Promise<QuotableProduct[]> {
    const quote = await readQuote(outside(this.store), this.store.dialect, { id })
    if (!quote) throw quoteNotFound()
    const { locale, currency, channel, customer } = quote
    const skus = await this.search.execute(q)
    const found = await this.sellable.execute({ skus, locale, currency, channel, group: customer.group })
    const bySku = new Map(found.map((one) => [one.sku, one]))
    return skus.flatMap((sku) => quotable(bySku.get(sku), currency))
  }
}

function quotable(sellable: Sellable | undefined, currency: string): QuotableProduct[] {
  if (!sellable || sellable.type === 'grouped') return []
  const { parts } = chooseParts(sellable, null)
  const price = sellable.isOnSale && parts ? priceSellable(sellable, 1, parts) : null
  if (!price) return []
  const { sku, name, detail } = sellable
  const available = availableOf(sellable, parts ?? [])
  return [{ sku, name, detail, price: { amount: price.amount, currency }, available }]
}
