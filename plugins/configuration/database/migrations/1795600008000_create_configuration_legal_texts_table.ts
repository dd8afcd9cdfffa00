import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, instant } from '#core/database/columns'

/** Versions of terms and other texts that somebody agreed to, in their words. Rows are never changed. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('configuration_legal_texts', (table) => {
      /** Hash of the words, with whose they are. */
      code(table, 'version', 64).notNullable().primary()
      code(table, 'kind', 32).notNullable()
      code(table, 'channel', 64).notNullable()
      code(table, 'locale', 8).notNullable()
      table.text('title').notNullable()
      table.text('text').notNullable()
      instant(table, 'created_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('configuration_legal_texts')
  }
}
