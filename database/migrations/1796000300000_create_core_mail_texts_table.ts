import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, json } from '#core/database/columns'

/** What staff wrote in the place of built-in mails: every version. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('core_mail_texts', (table) => {
      id(table)
      code(table, 'template', 100).notNullable()
      code(table, 'locale', 8).notNullable()
      table.string('subject', 250).nullable()
      json(table, 'body').nullable()
      table.string('written_by', 255).notNullable()
      instant(table, 'written_at').notNullable()
      instant(table, 'failed_at').nullable()
      table.index(['template', 'locale'])
    })
  }

  async down() {
    this.schema.dropTable('core_mail_texts')
  }
}
