import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, money, reference } from '#core/database/columns'

/** What was taken off an order, and why. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_order_discounts', (table) => {
      id(table)
      reference(table, 'order_id').notNullable().references('id').inTable('sales_orders').onDelete('CASCADE')
      table.integer('position').notNullable()
      code(table, 'source', 120).notNullable()
      table.string('label', 255).notNullable()
      code(table, 'coupon_code').nullable()
      money(table, 'amount').notNullable()
      table.unique(['order_id', 'position'])
    })
  }

  async down() {
    this.schema.dropTable('sales_order_discounts')
  }
}
