import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, instant, reference } from '#core/database/columns'

/** Codes that stand in for a lost device, once each, as digests. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users_recovery_codes', (table) => {
      reference(table, 'staff_id').notNullable().references('id').inTable('users_staff').onDelete('CASCADE')
      code(table, 'digest', 43).notNullable()
      instant(table, 'used_at').nullable()
      table.primary(['staff_id', 'digest'])
    })
  }

  async down() {
    this.schema.dropTable('users_recovery_codes')
  }
}
