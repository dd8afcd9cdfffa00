import { inject } from '@adonisjs/core'
import { FRENCH_CATEGORIES, FRENCH_RATES } from '#plugins/sales/taxes/french_taxes'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Store } from '#core/database/store'
import { WriteResource } from '#core/resources/write_resource'
import { systemWriter } from '#core/resources/writer'
import { outside } from '#plugins/sales/database/statements'
import type { Origin } from '#core/audit/origin'

const STANDING = 'select id from sales_tax_categories union all select id from sales_tax_rates limit 1'

/** Inserts the tax categories and rates of a French shop, unless there are any. */
@inject()
export class SeedTaxes {
  constructor(
    private readonly store: Store,
    private readonly resources: ResourceCatalogue,
    private readonly write: WriteResource
  ) {}

  async execute(origin: Origin): Promise<void> {
    const [standing] = await outside(this.store)(STANDING)
    if (standing) return
    const made = (id: string) => this.resources.find(id) as MadeResource
    const writer = systemWriter(origin)
    await this.store.transaction(async (trx) => {
      for (const row of FRENCH_CATEGORIES) await this.write.createIn(trx, made('sales.tax_categories'), row, writer)
      for (const row of FRENCH_RATES) await this.write.createIn(trx, made('sales.tax_rates'), row, writer)
    })
  }
}
