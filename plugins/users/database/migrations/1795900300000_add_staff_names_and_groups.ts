import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, reference, timestamps, version } from '#core/database/columns'

const COLUMNS = ['login', 'first_name', 'last_name']

/** Login and names of staff, and the groups that they work in. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users_staff', (table) => {
      code(table, 'login', 60).nullable()
      table.string('first_name', 30).nullable()
      table.string('last_name', 80).nullable()
      table.unique(['login'], { indexName: 'users_staff_login_unique' })
    })
    this.schema.createTable('users_staff_groups', (table) => {
      id(table)
      table.string('name', 80).notNullable().unique()
      version(table)
      timestamps(table)
    })
    this.schema.createTable('users_staff_groups_members', (table) => {
      reference(table, 'owner_id').notNullable().references('id').inTable('users_staff_groups').onDelete('CASCADE')
      reference(table, 'target_id').notNullable().references('id').inTable('users_staff').onDelete('CASCADE')
      table.integer('position').notNullable()
      table.primary(['owner_id', 'target_id'])
      table.index(['target_id'])
    })
  }

  async down() {
    this.schema.dropTable('users_staff_groups_members')
    this.schema.dropTable('users_staff_groups')
    this.schema.alterTable('users_staff', (table) => table.dropUnique(['login'], 'users_staff_login_unique'))
    for (const column of COLUMNS) this.schema.raw(`alter table users_staff drop column ${column}`)
  }
}
