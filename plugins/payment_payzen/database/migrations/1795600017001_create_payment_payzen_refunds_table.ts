import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, json, money, reference } from '#core/database/columns'

/** Refunds of payments by PayZen, each done once. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('payment_payzen_refunds', (table) => {
      id(table)
      reference(table, 'attempt_id')
        .notNullable()
        .references('id')
        .inTable('payment_payzen_attempts')
        .onDelete('CASCADE')
      code(table, 'key', 200).nullable().unique()
      code(table, 'way', 16).notNullable()
      money(table, 'amount').notNullable()
      money(table, 'remaining').nullable()
      code(table, 'reference', 120).nullable()
      json(table, 'known').notNullable()
      instant(table, 'created_at').notNullable()
      table.unique(['attempt_id', 'reference'])
    })
  }

  async down() {
    this.schema.dropTable('payment_payzen_refunds')
  }
}
