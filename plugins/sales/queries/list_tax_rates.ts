import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { TAX_RATES } from '#plugins/sales/taxes/tax_records'
import { listRecords } from '#core/records/record_kind'
import { outside } from '#plugins/sales/database/statements'
import type { TaxRateRow } from '#plugins/sales/taxes/tax_rate_row'

/** All rates of VAT, in their order. */
@inject()
export class ListTaxRates {
  constructor(private readonly store: Store) {}

  execute(): Promise<TaxRateRow[]> {
    return listRecords(outside(this.store), TAX_RATES)
  }
}
