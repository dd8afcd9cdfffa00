import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, json, reference } from '#core/database/columns'

/** Tokens by which programs work in the name of staff: digest, permissions given along, end, last use. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users_api_tokens', (table) => {
      id(table)
      reference(table, 'staff_id').notNullable().references('id').inTable('users_staff').onDelete('CASCADE')
      table.string('name', 80).notNullable()
      code(table, 'digest', 43).notNullable().unique()
      json(table, 'scopes').notNullable()
      instant(table, 'ends_at').nullable()
      instant(table, 'last_used_at').nullable()
      instant(table, 'created_at').notNullable()
      table.index(['staff_id'])
    })
  }

  async down() {
    this.schema.dropTable('users_api_tokens')
  }
}
