import { inject } from '@adonisjs/core'
import { RecordWriter } from '#core/records/record_writer'
import { Store } from '#core/database/store'
import { TABLE_RATES } from '#plugins/sales/shipping/table_rates/table_rate_row'
import type { Origin } from '#core/audit/origin'
import type { StoredRecord } from '#core/records/record_kind'

/** Deletes a row of the shipping rate table. */
@inject()
export class DeleteTableRate {
  constructor(
    private readonly store: Store,
    private readonly writer: RecordWriter
  ) {}

  /** @throws recordGone, staleWrite */
  async execute(seen: StoredRecord, origin: Origin): Promise<void> {
    await this.store.transaction((trx) => this.writer.remove(trx, TABLE_RATES, seen, origin))
  }
}
