import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, email, id, instant, timestamps, version } from '#core/database/columns'

/** What mail servers told of our mails, and the addresses that are written to no more. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('marketing_feedback', (table) => {
      id(table)
      code(table, 'key', 300).notNullable().unique()
      code(table, 'kind', 16).notNullable()
      email(table).notNullable()
      code(table, 'mail_id', 200).nullable()
      table.string('detail', 500).notNullable()
      // A soft bounce that counts no more: a mail arrived since, or the address was lifted.
      boolean(table, 'is_settled').notNullable()
      instant(table, 'happened_at').notNullable()
      table.index(['email', 'kind'], 'marketing_feedback_email')
      table.index(['happened_at'], 'marketing_feedback_happened')
    })
    this.schema.createTable('marketing_suppressions', (table) => {
      id(table)
      email(table).notNullable().unique()
      code(table, 'reason', 16).notNullable().defaultTo('staff')
      table.string('detail', 500).notNullable().defaultTo('')
      version(table)
      timestamps(table)
    })
    this.schema.alterTable('marketing_deliveries', (table) => {
      code(table, 'mail_id', 64).nullable()
      table.index(['mail_id'], 'marketing_deliveries_mail')
    })
  }

  async down() {
    this.schema.alterTable('marketing_deliveries', (table) => {
      table.dropIndex(['mail_id'], 'marketing_deliveries_mail')
      table.dropColumn('mail_id')
    })
    this.schema.dropTable('marketing_suppressions')
    this.schema.dropTable('marketing_feedback')
  }
}
