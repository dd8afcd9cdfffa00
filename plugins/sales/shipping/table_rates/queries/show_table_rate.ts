import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { TABLE_RATES, type TableRateRow } from '#plugins/sales/shipping/table_rates/table_rate_row'
import { findRecord } from '#core/records/record_kind'
import { outside } from '#plugins/sales/database/statements'
import { recordGone } from '#core/records/errors'

/** A row of what delivery costs, for its form. */
@inject()
export class ShowTableRate {
  constructor(private readonly store: Store) {}

  /** @throws recordGone */
  async execute(id: number): Promise<TableRateRow> {
    const row = await findRecord(outside(this.store), TABLE_RATES, id)
    if (!row) throw recordGone()
    return row
  }
}
