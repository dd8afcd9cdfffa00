import { inject } from '@adonisjs/core'
import { FRENCH_CATEGORIES, FRENCH_RATES } from '#plugins/sales/taxes/french_taxes'
import { RecordWriter } from '#core/records/record_writer'
import { Store } from '#core/database/store'
import { TAX_CATEGORIES, TAX_RATES } from '#plugins/sales/taxes/tax_records'
import { outside } from '#plugins/sales/database/statements'
import type { Origin } from '#core/audit/origin'

const STANDING = 'select id from sales_tax_categories union all select id from sales_tax_rates limit 1'

/** Writes the categories and rates of a French shop, unless there are any. */
@inject()
export class SeedTaxes {
  constructor(
    private readonly store: Store,
    private readonly writer: RecordWriter
  ) {}

  async execute(origin: Origin): Promise<void> {
    const [standing] = await outside(this.store)(STANDING)
    if (standing) return
    await this.store.transaction(async (trx) => {
      for (const category of FRENCH_CATEGORIES) await this.writer.create(trx, TAX_CATEGORIES, category, origin)
      for (const rate of FRENCH_RATES) await this.writer.create(trx, TAX_RATES, rate, origin)
    })
  }
}
