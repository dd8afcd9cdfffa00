import { inject } from '@adonisjs/core'
import { RecordWriter } from '#core/records/record_writer'
import { Store } from '#core/database/store'
import { TAX_RATES } from '#plugins/sales/taxes/tax_records'
import { checkTaxRate } from '#plugins/sales/taxes/check_tax_rate'
import type { Origin } from '#core/audit/origin'
import type { RecordInput, StoredRecord } from '#core/records/record_kind'
import type { TaxRateRow } from '#plugins/sales/taxes/tax_rate_row'

type Input = RecordInput<TaxRateRow>

/** Makes or changes a rate of VAT. It holds for every cart from then on; documents keep what they were made with. */
@inject()
export class SaveTaxRate {
  constructor(
    private readonly store: Store,
    private readonly writer: RecordWriter
  ) {}

  /** @throws what `checkTaxRate` does */
  async create(input: Input, origin: Origin): Promise<TaxRateRow> {
    const checked = await checkTaxRate(this.store, input)
    return this.store.transaction((trx) => this.writer.create(trx, TAX_RATES, checked, origin))
  }

  /** @throws recordGone, recordStale, and what `checkTaxRate` does */
  async update({ id, version, ...input }: Input & StoredRecord, origin: Origin): Promise<TaxRateRow> {
    const checked = await checkTaxRate(this.store, input)
    return this.store.transaction((trx) => this.writer.update(trx, TAX_RATES, { ...checked, id, version }, origin))
  }
}
