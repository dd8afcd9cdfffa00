import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Settings } from '#core/settings/settings'
import { Store, type Transaction } from '#core/database/store'
import { ExchangeRates } from '#plugins/configuration/index'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { addressPatterns } from '#plugins/catalogue/listing/address_patterns'
import { readSellables } from '#plugins/catalogue/services/sellable/read_sellable'
import { readThrough } from '#plugins/catalogue/database/read_through'
import { sellableStatement, type SellableRow } from '#plugins/catalogue/services/sellable/sellable_statement'
import type { Locale } from '#core/i18n/locales'
import type { Sellable } from '#plugins/catalogue/services/sellable/sellable'

/** Which variants, and for whom. */
export interface SellableQuestion {
  variantIds?: readonly number[]
  skus?: readonly string[]
  locale: Locale
  /** ISO 4217: what prices are wanted in. */
  currency: string
  /** Code of the customer group; empty: everybody's prices. */
  group: string
}

/**
 * Variants as a sale needs them, on sale or not, with the parts of bundles: one statement, whatever their number.
 * Unknown ones are absent. Inside a transaction the statement is its own.
 */
@inject()
export class FindSellable {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly rates: ExchangeRates
  ) {}

  async execute(question: SellableQuestion, trx?: Transaction): Promise<Sellable[]> {
    const { variantIds = [], skus = [], locale, currency, group } = question
    if (variantIds.length === 0 && skus.length === 0) return []
    const bulk = trx ? new Bulk(trx) : readThrough(this.store)
    const table = await this.rates.today()
    const rows = await bulk.all<SellableRow>(sellableStatement(bulk), variantIds, skus, locale)
    return readSellables(rows, {
      locale,
      group,
      now: this.clock.iso(),
      pattern: addressPatterns(this.settings).product,
      money: { currency, rateFrom: (from) => table.between(from, currency) },
    })
  }
}
