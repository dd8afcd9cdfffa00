import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#core/database/columns'

/** When a parcel was delivered, as far as staff were told; and parcels that replace goods of an earlier one, at no price. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sales_shipments', (table) => {
      instant(table, 'delivered_at').nullable()
      table.boolean('is_replacement').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.raw('alter table sales_shipments drop column is_replacement')
    this.schema.raw('alter table sales_shipments drop column delivered_at')
  }
}
