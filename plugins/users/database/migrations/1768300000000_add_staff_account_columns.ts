import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, instant, reference } from '#core/database/columns'

const COLUMNS = ['locale', 'two_factor_secret', 'two_factor_since', 'two_factor_step']

/**
 * The language of staff, and their second step at signing in: the secret is encrypted, `two_factor_since` is null until
 * a first code proved it, `two_factor_step` is the last one that was used.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users_staff', (table) => {
      code(table, 'locale', 8).nullable()
      table.text('two_factor_secret').nullable()
      instant(table, 'two_factor_since').nullable()
      reference(table, 'two_factor_step').nullable()
    })
  }

  async down() {
    for (const column of COLUMNS) this.schema.raw(`alter table users_staff drop column ${column}`)
  }
}
