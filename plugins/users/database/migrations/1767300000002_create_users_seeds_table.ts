import { BaseSchema } from '@adonisjs/lucid/schema'
import { code } from '#core/database/columns'

/**
 * What was ever seeded: roles (no permission) and their permissions. What stands here is never
 * given again, so that what staff took away stays away, even with the role itself.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users_seeds', (table) => {
      table.string('role', 60).notNullable()
      code(table, 'guard_name', 8).notNullable()
      code(table, 'permission', 120).notNullable().defaultTo('')
      table.primary(['role', 'guard_name', 'permission'])
    })
  }

  async down() {
    this.schema.dropTable('users_seeds')
  }
}
