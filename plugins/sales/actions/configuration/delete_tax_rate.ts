import { inject } from '@adonisjs/core'
import { RecordWriter } from '#core/records/record_writer'
import { Store } from '#core/database/store'
import { TAX_RATES } from '#plugins/sales/taxes/tax_records'
import type { Origin } from '#core/audit/origin'
import type { StoredRecord } from '#core/records/record_kind'

/** Removes a rate of VAT: the next less exact one holds. */
@inject()
export class DeleteTaxRate {
  constructor(
    private readonly store: Store,
    private readonly writer: RecordWriter
  ) {}

  /** @throws recordGone, recordStale */
  async execute(seen: StoredRecord, origin: Origin): Promise<void> {
    await this.store.transaction((trx) => this.writer.remove(trx, TAX_RATES, seen, origin))
  }
}
