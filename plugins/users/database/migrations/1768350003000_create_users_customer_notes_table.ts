import { BaseSchema } from '@adonisjs/lucid/schema'
import { id, instant, reference } from '#core/database/columns'

/** What staff wrote down about a customer. The author's name stays when they leave. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users_customer_notes', (table) => {
      id(table)
      reference(table, 'customer_id').notNullable().references('id').inTable('users_customers').onDelete('CASCADE')
      reference(table, 'author_id').nullable().references('id').inTable('users_staff').onDelete('SET NULL')
      table.string('author_name', 80).notNullable()
      table.text('text').notNullable()
      instant(table, 'created_at').notNullable()
      table.index(['customer_id', 'id'])
    })
  }

  async down() {
    this.schema.dropTable('users_customer_notes')
  }
}
