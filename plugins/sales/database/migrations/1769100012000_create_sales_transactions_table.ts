import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, json, money, reference } from '#core/database/columns'

/** Money that came or went. What a provider tells twice stands once. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_transactions', (table) => {
      id(table)
      reference(table, 'order_id').notNullable().references('id').inTable('sales_orders')
      reference(table, 'payment_id').nullable().references('id').inTable('sales_payments')
      reference(table, 'invoice_id').nullable().references('id').inTable('sales_invoices')
      code(table, 'method', 120).notNullable()
      code(table, 'reference', 200).notNullable()
      code(table, 'kind', 24).notNullable()
      money(table, 'amount').notNullable()
      code(table, 'currency', 3).notNullable()
      code(table, 'raw', 120).notNullable()
      json(table, 'details').notNullable()
      table.string('actor_name', 255).notNullable()
      instant(table, 'created_at').notNullable()
      table.unique(['method', 'reference', 'kind'])
      table.index(['order_id', 'id'])
      table.index(['invoice_id'])
      table.index(['payment_id'])
      table.index(['created_at'])
    })
  }

  async down() {
    this.schema.dropTable('sales_transactions')
  }
}
