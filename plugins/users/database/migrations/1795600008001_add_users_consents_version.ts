import { BaseSchema } from '@adonisjs/lucid/schema'
import { code } from '#core/database/columns'

/** Which version of a text of the configuration somebody agreed to; null: what they read has no text behind it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users_consents', (table) => {
      code(table, 'version', 64).nullable()
    })
  }

  async down() {
    this.schema.alterTable('users_consents', (table) => {
      table.dropColumn('version')
    })
  }
}
