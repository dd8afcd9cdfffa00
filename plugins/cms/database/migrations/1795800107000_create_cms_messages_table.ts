import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, email, id, instant, reference, timestamps, version } from '#core/database/columns'

/** Messages that visitors sent with the contact form. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('cms_messages', (table) => {
      id(table)
      table.string('name', 120).notNullable()
      email(table).notNullable()
      table.string('phone', 40).nullable()
      table.string('subject', 150).notNullable()
      table.text('message').notNullable()
      table.string('order_number', 40).nullable()
      code(table, 'state', 16).notNullable()
      code(table, 'spam_reason', 16).nullable()
      code(table, 'digest', 43).notNullable().unique()
      reference(table, 'customer_id').nullable().references('id').inTable('users_customers').onDelete('SET NULL')
      code(table, 'channel').notNullable()
      code(table, 'locale', 10).notNullable()
      instant(table, 'sent_at').notNullable()
      version(table)
      timestamps(table)
      table.index(['state', 'sent_at'])
      table.index(['email'])
      table.index(['customer_id'])
      table.index(['sent_at'])
    })
  }

  async down() {
    this.schema.dropTable('cms_messages')
  }
}
