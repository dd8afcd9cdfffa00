import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, json, money, reference } from '#core/database/columns'

/** Issued credit notes. What they say never changes; `state` tells whether the money has gone back. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_refunds', (table) => {
      id(table)
      code(table, 'number', 40).notNullable().unique()
      reference(table, 'order_id').notNullable().references('id').inTable('sales_orders')
      code(table, 'state', 16).notNullable()
      code(table, 'locale', 16).notNullable()
      code(table, 'currency', 3).notNullable()
      code(table, 'base_currency', 3).notNullable()
      code(table, 'exchange_rate', 32).notNullable()
      json(table, 'seller').notNullable()
      json(table, 'customer').notNullable()
      json(table, 'billing').notNullable()
      json(table, 'invoices').notNullable()
      json(table, 'taxes').notNullable()
      table.text('reason').notNullable()
      money(table, 'shipping_amount').notNullable()
      money(table, 'adjustment_refund').notNullable()
      money(table, 'adjustment_fee').notNullable()
      money(table, 'discount_amount').notNullable()
      money(table, 'net_amount').notNullable()
      money(table, 'tax_amount').notNullable()
      money(table, 'total_amount').notNullable()
      money(table, 'base_net_amount').notNullable()
      money(table, 'base_tax_amount').notNullable()
      money(table, 'base_total_amount').notNullable()
      instant(table, 'issued_at').notNullable()
      table.string('actor_name', 255).notNullable()
      table.index(['order_id', 'id'])
      table.index(['issued_at'])
      table.check('total_amount = net_amount + tax_amount')
      table.check('total_amount > 0')
    })
  }

  async down() {
    this.schema.dropTable('sales_refunds')
  }
}
