import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, email, id, instant, reference, timestamps, version } from '#core/database/columns'

/** People who work in the shop. `is_demo` marks the account of the demo shop, refused elsewhere. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users_staff', (table) => {
      id(table)
      email(table).notNullable().unique()
      table.string('name', 80).notNullable()
      table.string('password', 255).notNullable()
      reference(table, 'role_id').notNullable().references('id').inTable('users_roles')
      boolean(table, 'is_suspended').notNullable().defaultTo(false)
      boolean(table, 'is_demo').notNullable().defaultTo(false)
      instant(table, 'last_signed_in_at').nullable()
      table.integer('session_epoch').notNullable().defaultTo(1)
      version(table)
      timestamps(table)
      table.index(['role_id'])
    })
  }

  async down() {
    this.schema.dropTable('users_staff')
  }
}
