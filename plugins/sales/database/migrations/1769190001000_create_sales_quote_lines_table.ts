import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, json, money, reference } from '#core/database/columns'

/** What is to be priced. The parts of a bundle are lines of their own below it, without amounts. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_quote_lines', (table) => {
      id(table)
      reference(table, 'quote_id').notNullable().references('id').inTable('sales_quotes').onDelete('CASCADE')
      table.integer('position').notNullable()
      table.integer('parent_position').nullable()
      reference(table, 'variant_id').nullable().references('id').inTable('catalogue_variants').onDelete('SET NULL')
      reference(table, 'product_id').nullable().references('id').inTable('catalogue_products').onDelete('SET NULL')
      code(table, 'sku').notNullable()
      table.string('name', 255).notNullable()
      table.string('detail', 255).notNullable()
      json(table, 'selection').nullable()
      boolean(table, 'ships').notNullable()
      table.integer('weight').nullable()
      table.integer('quantity').notNullable()
      money(table, 'unit_amount').notNullable()
      money(table, 'regular_amount').notNullable()
      money(table, 'gross_amount').notNullable()
      money(table, 'discount_amount').notNullable()
      money(table, 'total_amount').notNullable()
      money(table, 'net_amount').notNullable()
      money(table, 'tax_amount').notNullable()
      json(table, 'tax_rate').notNullable()
      code(table, 'tax_category').notNullable()
      table.unique(['quote_id', 'position'])
      table.index(['variant_id'])
      table.index(['product_id'])
      table.check('quantity > 0')
    })
  }

  async down() {
    this.schema.dropTable('sales_quote_lines')
  }
}
