import { inject } from '@adonisjs/core'
import { RecordWriter } from '#core/records/record_writer'
import { Store } from '#core/database/store'
import { TAX_CATEGORIES } from '#plugins/sales/taxes/tax_records'
import { findRecord, type RecordInput, type StoredRecord } from '#core/records/record_kind'
import { inside } from '#plugins/sales/database/statements'
import { recordGone } from '#core/records/errors'
import { taxCategoryTaken } from '#plugins/sales/errors'
import type { Origin } from '#core/audit/origin'
import type { TaxCategoryRow } from '#plugins/sales/taxes/tax_rate_row'

type Input = RecordInput<TaxCategoryRow>

/** Makes a tax category, or changes what it is called. Its code stays: products name it. */
@inject()
export class SaveTaxCategory {
  constructor(
    private readonly store: Store,
    private readonly writer: RecordWriter
  ) {}

  /** @throws taxCategoryTaken */
  create(input: Input, origin: Origin): Promise<TaxCategoryRow> {
    return this.store.transaction(async (trx) => {
      const [taken] = await inside(trx)('select id from sales_tax_categories where code = ?', [input.code])
      if (taken) throw taxCategoryTaken({ code: input.code }, 'code')
      return this.writer.create(trx, TAX_CATEGORIES, input, origin)
    })
  }

  /** @throws recordGone, recordStale */
  update(input: Omit<Input, 'code'> & StoredRecord, origin: Origin): Promise<TaxCategoryRow> {
    return this.store.transaction(async (trx) => {
      const standing = await findRecord(inside(trx), TAX_CATEGORIES, input.id)
      if (!standing) throw recordGone()
      return this.writer.update(trx, TAX_CATEGORIES, { ...input, code: standing.code }, origin)
    })
  }
}
