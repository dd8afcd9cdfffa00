import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, json, money, reference } from '#core/database/columns'

/** What is in a cart. The name stays when the product is gone, so that its shopper can be told. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_cart_lines', (table) => {
      id(table)
      reference(table, 'cart_id').notNullable().references('id').inTable('sales_carts').onDelete('CASCADE')
      code(table, 'line_key').notNullable()
      reference(table, 'variant_id').nullable().references('id').inTable('catalogue_variants').onDelete('SET NULL')
      reference(table, 'product_id').nullable().references('id').inTable('catalogue_products').onDelete('SET NULL')
      table.string('name', 255).notNullable()
      table.integer('quantity').notNullable()
      json(table, 'selection').nullable()
      money(table, 'seen_amount').nullable()
      table.unique(['cart_id', 'line_key'])
      table.index(['variant_id'])
      table.index(['product_id'])
    })
  }

  async down() {
    this.schema.dropTable('sales_cart_lines')
  }
}
