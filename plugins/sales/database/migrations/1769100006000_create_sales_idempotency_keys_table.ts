import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, reference } from '#core/database/columns'

/** Which write of whom a key stands for: the same one again is answered with what it made. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_idempotency_keys', (table) => {
      id(table)
      code(table, 'scope', 32).notNullable()
      code(table, 'owner').notNullable()
      code(table, 'key', 200).notNullable()
      code(table, 'body_hash').notNullable()
      reference(table, 'order_id').notNullable().references('id').inTable('sales_orders').onDelete('CASCADE')
      instant(table, 'created_at').notNullable()
      table.unique(['scope', 'owner', 'key'])
      table.index(['created_at'])
      table.index(['order_id'])
    })
  }

  async down() {
    this.schema.dropTable('sales_idempotency_keys')
  }
}
