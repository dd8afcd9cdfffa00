import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, json, money, reference } from '#core/database/columns'

/**
 * What was ordered, and what became of it. The parts of a bundle are lines of their own below it, without amounts.
 * `unshipped` are refunded pieces that had not left: they never will.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_order_lines', (table) => {
      id(table)
      reference(table, 'order_id').notNullable().references('id').inTable('sales_orders').onDelete('CASCADE')
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
      table.integer('invoiced').notNullable().defaultTo(0)
      table.integer('shipped').notNullable().defaultTo(0)
      table.integer('refunded').notNullable().defaultTo(0)
      table.integer('canceled').notNullable().defaultTo(0)
      table.integer('unshipped').notNullable().defaultTo(0)
      money(table, 'unit_amount').notNullable()
      money(table, 'regular_amount').notNullable()
      money(table, 'gross_amount').notNullable()
      money(table, 'discount_amount').notNullable()
      money(table, 'total_amount').notNullable()
      money(table, 'net_amount').notNullable()
      money(table, 'tax_amount').notNullable()
      money(table, 'base_total_amount').notNullable()
      money(table, 'base_net_amount').notNullable()
      money(table, 'base_tax_amount').notNullable()
      json(table, 'tax_rate').notNullable()
      code(table, 'tax_category').notNullable()
      table.unique(['order_id', 'position'])
      table.index(['variant_id'])
      table.index(['product_id'])
      table.check('quantity > 0')
      table.check('invoiced >= 0 and canceled >= 0 and invoiced + canceled <= quantity')
      table.check('refunded >= 0 and refunded <= invoiced')
      table.check('shipped >= 0 and unshipped >= 0 and shipped + unshipped + canceled <= quantity')
    })
  }

  async down() {
    this.schema.dropTable('sales_order_lines')
  }
}
