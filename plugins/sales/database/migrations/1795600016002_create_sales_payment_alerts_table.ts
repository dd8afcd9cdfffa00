import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, json, money, reference } from '#core/database/columns'

/** What staff must look at: money that is not where it belongs, and what shop and provider tell differently. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_payment_alerts', (table) => {
      id(table)
      code(table, 'kind', 32).notNullable()
      code(table, 'once', 250).notNullable().unique()
      code(table, 'state', 16).notNullable()
      code(table, 'method', 120).notNullable()
      reference(table, 'order_id').nullable().references('id').inTable('sales_orders').onDelete('CASCADE')
      reference(table, 'payment_id').nullable().references('id').inTable('sales_payments')
      reference(table, 'transaction_id').nullable().references('id').inTable('sales_transactions')
      code(table, 'number', 64).notNullable()
      code(table, 'reference', 200).notNullable()
      money(table, 'amount').notNullable()
      code(table, 'currency', 3).notNullable()
      json(table, 'details').notNullable()
      table.string('note', 500).notNullable()
      table.string('closed_by', 200).nullable()
      instant(table, 'closed_at').nullable()
      instant(table, 'created_at').notNullable()
      table.index(['state', 'created_at'])
      table.index(['order_id'])
      table.index(['payment_id'])
      table.index(['transaction_id'])
    })
  }

  async down() {
    this.schema.dropTable('sales_payment_alerts')
  }
}
