import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { groupsOf, type HeldGroup } from '#plugins/users/index'
import { taxTable, type TaxTable } from '#plugins/sales/taxes/tax_table'

/** The categories and rates of VAT, and the customer groups that rates may be for. */
@inject()
export class ReadTaxes {
  constructor(private readonly store: Store) {}

  table(): Promise<TaxTable> {
    return taxTable(this.store)
  }

  async groups(): Promise<HeldGroup[]> {
    return [...(await groupsOf(this.store)).values()]
  }
}
