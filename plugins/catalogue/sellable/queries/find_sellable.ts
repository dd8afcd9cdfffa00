import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Settings } from '#core/settings/settings'
import { Store, type Transaction } from '#core/database/store'
import { ExchangeRates } from '#plugins/configuration/index'
import { Statements } from '#core/database/statements'
import { patternOf } from '#plugins/catalogue/permalinks/address_patterns'
import { readSellables } from '#plugins/catalogue/sellable/read_sellable'
import {
  byProduct,
  byVariant,
  sellableStatement,
  type SellableRow,
} from '#plugins/catalogue/sellable/sellable_statement'
import type { Locale } from '#core/i18n/locales'
import type { Sellable } from '#plugins/catalogue/sellable/sellable'

/** The shopper whose prices apply. */
export interface SellableFor {
  locale: Locale
  /** ISO 4217 code of the currency of the prices. */
  currency: string
  /** Code of the channel that sells. */
  channel: string
  /** Code of the customer group; empty: the public prices. */
  group: string
}

/** The variants to find, and for whom. */
export interface SellableQuestion extends SellableFor {
  variantIds?: readonly number[]
  skus?: readonly string[]
}

/**
 * Finds variants with all that a sale needs, whether they are on sale or not, and the parts of bundles, in one query.
 * Unknown variants are absent. With `trx` the query runs in that transaction.
 */
@inject()
export class FindSellable {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly rates: ExchangeRates
  ) {}

  async execute(request: SellableQuestion, trx?: Transaction): Promise<Sellable[]> {
    const { variantIds = [], skus = [], ...shopper } = request
    if (variantIds.length === 0 && skus.length === 0) return []
    const db = new Statements(trx ?? this.store)
    return this.#read(db, byVariant(db), [variantIds, skus], shopper)
  }

  /** The variants of products, in the order of their ids. */
  async ofProducts(productIds: readonly number[], shopper: SellableFor): Promise<Sellable[]> {
    if (productIds.length === 0) return []
    const db = new Statements(this.store)
    return this.#read(db, byProduct(db), [productIds], shopper)
  }

  async #read(
    db: Statements,
    asked: string,
    lists: readonly unknown[],
    { locale, currency, channel, group }: SellableFor
  ): Promise<Sellable[]> {
    const table = await this.rates.today()
    const rows = await db.all<SellableRow>(sellableStatement(db, asked), ...lists, locale, channel)
    return readSellables(rows, {
      locale,
      channel,
      group,
      now: this.clock.iso(),
      pattern: patternOf(this.settings, 'product', locale),
      money: { currency, rateFrom: (from) => table.between(from, currency) },
    })
  }
}
