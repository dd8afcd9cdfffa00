import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, money, reference } from '#core/database/columns'

/** Amounts in coins that customers were told, each for a quarter of an hour. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('payment_crypto_amounts', (table) => {
      id(table)
      reference(table, 'order_id').notNullable()
      code(table, 'number', 64).notNullable()
      code(table, 'coin', 16).notNullable()
      code(table, 'address', 120).notNullable()
      code(table, 'quantity', 40).notNullable()
      code(table, 'rate', 40).notNullable()
      instant(table, 'rated_at').notNullable()
      money(table, 'amount').notNullable()
      code(table, 'currency', 3).notNullable()
      instant(table, 'frozen_at').notNullable()
      instant(table, 'expires_at').notNullable()
      table.index(['order_id', 'id'])
    })
  }

  async down() {
    this.schema.dropTable('payment_crypto_amounts')
  }
}
