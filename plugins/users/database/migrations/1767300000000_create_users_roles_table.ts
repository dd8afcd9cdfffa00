import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, timestamps, version } from '#core/database/columns'

/** Roles of one interface each; `grants_all` marks the protected administrator. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users_roles', (table) => {
      id(table)
      table.string('name', 60).notNullable()
      code(table, 'guard_name', 8).notNullable()
      boolean(table, 'grants_all').notNullable().defaultTo(false)
      version(table)
      timestamps(table)
      table.unique(['name', 'guard_name'])
    })
  }

  async down() {
    this.schema.dropTable('users_roles')
  }
}
