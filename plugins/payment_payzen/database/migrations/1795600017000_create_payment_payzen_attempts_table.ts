import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, money } from '#core/database/columns'

/** Attempts to pay by PayZen. PayZen refuses a number that a shop uses twice on a day. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('payment_payzen_attempts', (table) => {
      id(table)
      code(table, 'site_id', 16).notNullable()
      code(table, 'day', 8).notNullable()
      code(table, 'trans_id', 6).notNullable()
      code(table, 'trans_date', 14).notNullable()
      code(table, 'key', 120).notNullable()
      code(table, 'number', 64).notNullable()
      code(table, 'order_id', 64).notNullable()
      code(table, 'state', 16).notNullable()
      code(table, 'uuid', 64).nullable()
      money(table, 'paid').nullable()
      code(table, 'moving', 200).nullable()
      instant(table, 'created_at').notNullable()
      table.unique(['site_id', 'day', 'trans_id'])
      table.unique(['site_id', 'key'])
      table.index(['site_id', 'order_id'])
      table.index(['uuid'])
    })
  }

  async down() {
    this.schema.dropTable('payment_payzen_attempts')
  }
}
