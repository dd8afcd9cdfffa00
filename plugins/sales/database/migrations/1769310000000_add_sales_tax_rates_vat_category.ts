import { BaseSchema } from '@adonisjs/lucid/schema'
import { code } from '#core/database/columns'

/** Which category of EN 16931 a rate is of; empty: what its height says. Rates without VAT are told by their note. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sales_tax_rates', (table) => {
      code(table, 'vat_category', 2).notNullable().defaultTo('')
    })
    this.schema.raw(`update sales_tax_rates set vat_category = case
        when note like '%262 ter%' then 'K'
        when note like '%262 I%' or note like '%294%' then 'G'
        else 'E' end
      where basis_points = 0 and note <> ''`)
  }

  async down() {
    this.schema.raw('alter table sales_tax_rates drop column vat_category')
  }
}
