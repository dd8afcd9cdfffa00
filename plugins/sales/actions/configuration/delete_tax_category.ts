import { inject } from '@adonisjs/core'
import { RecordWriter } from '#core/records/record_writer'
import { Store } from '#core/database/store'
import { TAX_CATEGORIES, TAX_RATES } from '#plugins/sales/taxes/tax_records'
import { inside } from '#plugins/sales/database/statements'
import { listRecords, type StoredRecord } from '#core/records/record_kind'
import { taxCategoryUsed } from '#plugins/sales/errors'
import type { Origin } from '#core/audit/origin'

/** Removes a tax category that no product and no rate names. */
@inject()
export class DeleteTaxCategory {
  constructor(
    private readonly store: Store,
    private readonly writer: RecordWriter
  ) {}

  /** @throws recordGone, recordStale, taxCategoryUsed */
  execute(seen: StoredRecord, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      const run = inside(trx)
      const { code, name } = await this.writer.remove(trx, TAX_CATEGORIES, seen, origin)
      const [used] = await run<{ count: number }>(
        'select count(*) as count from catalogue_products where tax_category = ?',
        [code]
      )
      const products = Number(used?.count ?? 0)
      const rates = (await listRecords(run, TAX_RATES)).filter(({ categories }) => categories.includes(code)).length
      if (products + rates > 0) throw taxCategoryUsed({ name, products, rates }, undefined, { isConfirmable: false })
    })
  }
}
