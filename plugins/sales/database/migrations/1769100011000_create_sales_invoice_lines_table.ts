import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, json, money, reference } from '#core/database/columns'

/** What an invoice bills: amounts of so many pieces of a line of its order, as EN 16931 wants them. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_invoice_lines', (table) => {
      id(table)
      reference(table, 'invoice_id').notNullable().references('id').inTable('sales_invoices')
      reference(table, 'line_id').notNullable().references('id').inTable('sales_order_lines')
      table.integer('position').notNullable()
      code(table, 'sku').notNullable()
      table.string('name', 255).notNullable()
      table.string('detail', 255).notNullable()
      table.integer('quantity').notNullable()
      money(table, 'unit_amount').notNullable()
      money(table, 'unit_net_amount').notNullable()
      money(table, 'discount_amount').notNullable()
      money(table, 'net_amount').notNullable()
      money(table, 'tax_amount').notNullable()
      money(table, 'total_amount').notNullable()
      json(table, 'tax_rate').notNullable()
      table.unique(['invoice_id', 'line_id'])
      table.index(['line_id'])
      table.check('quantity > 0')
      table.check('total_amount = net_amount + tax_amount')
    })
  }

  async down() {
    this.schema.dropTable('sales_invoice_lines')
  }
}
