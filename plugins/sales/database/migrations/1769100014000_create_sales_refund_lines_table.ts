import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, json, money, reference } from '#core/database/columns'

/** Pieces that a credit note gives back: those that had not left, and those that came back and may be sold again. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_refund_lines', (table) => {
      id(table)
      reference(table, 'refund_id').notNullable().references('id').inTable('sales_refunds')
      reference(table, 'line_id').notNullable().references('id').inTable('sales_order_lines')
      table.integer('position').notNullable()
      code(table, 'sku').notNullable()
      table.string('name', 255).notNullable()
      table.string('detail', 255).notNullable()
      table.integer('quantity').notNullable()
      table.integer('unshipped').notNullable()
      boolean(table, 'is_restocked').notNullable()
      money(table, 'unit_amount').notNullable()
      money(table, 'unit_net_amount').notNullable()
      money(table, 'discount_amount').notNullable()
      money(table, 'net_amount').notNullable()
      money(table, 'tax_amount').notNullable()
      money(table, 'total_amount').notNullable()
      json(table, 'tax_rate').notNullable()
      table.unique(['refund_id', 'line_id'])
      table.index(['line_id'])
      table.check('quantity > 0')
      table.check('unshipped >= 0 and unshipped <= quantity')
      table.check('total_amount = net_amount + tax_amount')
    })
  }

  async down() {
    this.schema.dropTable('sales_refund_lines')
  }
}
