import { BaseSchema } from '@adonisjs/lucid/schema'
import { id, json, money, reference } from '#core/database/columns'

/** What each rate of VAT makes of an order, as it was placed. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_order_taxes', (table) => {
      id(table)
      reference(table, 'order_id').notNullable().references('id').inTable('sales_orders').onDelete('CASCADE')
      table.integer('position').notNullable()
      json(table, 'tax_rate').notNullable()
      money(table, 'net_amount').notNullable()
      money(table, 'tax_amount').notNullable()
      money(table, 'gross_amount').notNullable()
      table.unique(['order_id', 'position'])
    })
  }

  async down() {
    this.schema.dropTable('sales_order_taxes')
  }
}
