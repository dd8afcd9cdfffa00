import { BaseSchema } from '@adonisjs/lucid/schema'
import { id, reference } from '#core/database/columns'

/** What was in a parcel: pieces of lines of its order. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_shipment_lines', (table) => {
      id(table)
      reference(table, 'shipment_id').notNullable().references('id').inTable('sales_shipments').onDelete('CASCADE')
      reference(table, 'line_id').notNullable().references('id').inTable('sales_order_lines').onDelete('CASCADE')
      table.integer('quantity').notNullable()
      table.unique(['shipment_id', 'line_id'])
      table.index(['line_id'])
      table.check('quantity > 0')
    })
  }

  async down() {
    this.schema.dropTable('sales_shipment_lines')
  }
}
