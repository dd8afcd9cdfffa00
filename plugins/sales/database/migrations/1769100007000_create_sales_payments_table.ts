import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, json, money, reference, timestamps } from '#core/database/columns'

/**
 * Attempts to pay an order: one row a try. The token is in the addresses that a payment page sends the browser back to,
 * so that nobody guesses those of others.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_payments', (table) => {
      id(table)
      reference(table, 'order_id').notNullable().references('id').inTable('sales_orders').onDelete('CASCADE')
      table.integer('attempt').notNullable()
      code(table, 'token').notNullable().unique()
      code(table, 'method', 120).notNullable()
      code(table, 'state', 24).notNullable()
      money(table, 'amount').notNullable()
      code(table, 'currency', 3).notNullable()
      code(table, 'reference', 200).nullable()
      json(table, 'beginning').nullable()
      timestamps(table)
      table.unique(['order_id', 'attempt'])
      table.unique(['method', 'reference'])
    })
  }

  async down() {
    this.schema.dropTable('sales_payments')
  }
}
