import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, json, money, reference, timestamps } from '#core/database/columns'

/**
 * Money that a provider is asked to take, to give back or to let go. The key stands here before the provider is asked:
 * whoever asks again asks for the same. Until `asked_until` somebody is asking.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_payment_movements', (table) => {
      id(table)
      reference(table, 'order_id').notNullable().references('id').inTable('sales_orders').onDelete('CASCADE')
      reference(table, 'payment_id').notNullable().references('id').inTable('sales_payments')
      reference(table, 'refund_id').nullable().references('id').inTable('sales_refunds')
      reference(table, 'transaction_id').nullable().references('id').inTable('sales_transactions')
      code(table, 'kind', 16).notNullable()
      code(table, 'state', 16).notNullable()
      code(table, 'key', 200).notNullable().unique()
      code(table, 'provider_reference', 200).nullable()
      money(table, 'amount').notNullable()
      code(table, 'currency', 3).notNullable()
      table.string('message', 500).notNullable()
      json(table, 'origin').notNullable()
      instant(table, 'asked_until').nullable()
      timestamps(table)
      table.index(['order_id', 'id'])
      table.index(['payment_id'])
      table.index(['refund_id'])
      table.index(['transaction_id'])
    })
  }

  async down() {
    this.schema.dropTable('sales_payment_movements')
  }
}
