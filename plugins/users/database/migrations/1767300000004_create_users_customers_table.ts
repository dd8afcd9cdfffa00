import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, email, id, instant, reference, timestamps, version } from '#core/database/columns'

/** People who buy. `session_epoch` moves when all their sign-ins must end. `is_demo` as for staff. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users_customers', (table) => {
      id(table)
      email(table).notNullable().unique()
      table.string('password', 255).nullable()
      code(table, 'kind', 16).notNullable().defaultTo('individual')
      table.string('first_name', 35).notNullable()
      table.string('last_name', 35).notNullable()
      code(table, 'gender', 8).nullable()
      code(table, 'birth_date', 10).nullable()
      table.string('phone', 24).nullable()
      table.string('company', 120).nullable()
      table.string('corporate_name', 120).nullable()
      table.string('trade_name', 120).nullable()
      code(table, 'registration_number', 14).nullable()
      table.string('website', 255).nullable()
      reference(table, 'group_id').notNullable().references('id').inTable('users_groups')
      code(table, 'channel', 40).nullable()
      code(table, 'locale', 8).nullable()
      boolean(table, 'is_suspended').notNullable().defaultTo(false)
      boolean(table, 'is_demo').notNullable().defaultTo(false)
      instant(table, 'email_verified_at').nullable()
      instant(table, 'last_signed_in_at').nullable()
      table.integer('session_epoch').notNullable().defaultTo(1)
      version(table)
      timestamps(table)
      table.index(['group_id'])
    })
  }

  async down() {
    this.schema.dropTable('users_customers')
  }
}
