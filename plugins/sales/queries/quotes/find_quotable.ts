import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { chooseParts, FindSellable, priceSellable, type Sellable } from '#plugins/catalogue/index'
import { outside } from '#plugins/sales/database/statements'
import { quoteNotFound } from '#plugins/sales/errors/quotes'
import { readQuote } from '#plugins/sales/services/quotes/quote_reads'
import type { MoneyData } from '#core/money/money'

/** A product that can be put on a quote, at what the shop asks this customer for one. */
export interface QuotableProduct {
  sku: string
  name: string
  detail: string
  price: MoneyData
  /** Null: it never runs out. */
  available: number | null
}

const MOST = 10

/** References that begin like what was typed come before names that hold it. */
const FIND = `select v.id from catalogue_variants v
    join catalogue_products p on p.id = v.product_id
    left join catalogue_product_translations t on t.product_id = p.id and t.locale = ?
  where p.type <> 'grouped' and (lower(v.sku) like ? or core_fold(t.name) like core_fold(?))
  order by case when lower(v.sku) like ? then 0 else 1 end, v.sku limit ?`

/** Products for a line of a quote, by reference or name. Three statements. */
@inject()
export class FindQuotable {
  constructor(
    private readonly store: Store,
    private readonly sellable: FindSellable
  ) {}

  /** @throws quoteNotFound */
  async execute(id: number, q: string): Promise<QuotableProduct[]> {
    const quote = await readQuote(outside(this.store), this.store.dialect, { id })
    if (!quote) throw quoteNotFound()
    const typed = q.toLowerCase().replaceAll(/[%_\\]/g, '')
    const { locale, currency, customer } = quote
    const rows = await outside(this.store)<{ id: number }>(FIND, [
      ...[locale, `${typed}%`, `%${typed}%`, `${typed}%`, MOST],
    ])
    const variantIds = rows.map((row) => Number(row.id))
    const found = await this.sellable.execute({ variantIds, locale, currency, group: customer.group })
    return found.flatMap((one) => quotable(one, currency))
  }
}

function quotable(sellable: Sellable, currency: string): QuotableProduct[] {
  const { parts } = chooseParts(sellable, null)
  const price = sellable.isOnSale && parts ? priceSellable(sellable, 1, parts) : null
  if (!price) return []
  const { sku, name, detail, available } = sellable
  return [{ sku, name, detail, price: { amount: price.amount, currency }, available }]
}
