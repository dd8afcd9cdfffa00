import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, reference, timestamps, version } from '#core/database/columns'

/** Groups of customers: prices, and the front role their members have. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users_groups', (table) => {
      id(table)
      code(table, 'code', 40).notNullable().unique()
      table.string('name', 60).notNullable()
      boolean(table, 'is_built_in').notNullable().defaultTo(false)
      boolean(table, 'shows_net_prices').notNullable().defaultTo(false)
      reference(table, 'role_id').nullable().references('id').inTable('users_roles').onDelete('SET NULL')
      version(table)
      timestamps(table)
    })
  }

  async down() {
    this.schema.dropTable('users_groups')
  }
}
