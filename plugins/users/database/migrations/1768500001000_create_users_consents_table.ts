import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, reference } from '#core/database/columns'

/** What customers declared or agreed to, in the words that they read: the proof of it. Rows are never changed. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users_consents', (table) => {
      id(table)
      reference(table, 'customer_id').notNullable().references('id').inTable('users_customers').onDelete('CASCADE')
      code(table, 'kind', 16).notNullable()
      table.text('text').notNullable()
      code(table, 'address', 45).nullable()
      instant(table, 'created_at').notNullable()
      table.index(['customer_id'])
    })
  }

  async down() {
    this.schema.dropTable('users_consents')
  }
}
