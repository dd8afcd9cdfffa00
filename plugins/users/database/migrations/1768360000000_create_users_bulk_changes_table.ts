import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, json, reference } from '#core/database/columns'

/** Changes of many customers at once: what was asked, by whom, and how far it is. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users_bulk_changes', (table) => {
      id(table)
      reference(table, 'staff_id').notNullable()
      table.string('staff_name', 80).notNullable()
      json(table, 'change').notNullable()
      code(table, 'state', 20).notNullable()
      reference(table, 'job_id').nullable()
      table.integer('customers').notNullable()
      table.integer('unchanged').notNullable().defaultTo(0)
      instant(table, 'created_at').notNullable()
      instant(table, 'applied_at').nullable()
      instant(table, 'undone_at').nullable()
      table.index(['staff_id', 'id'])
    })
  }

  async down() {
    this.schema.dropTable('users_bulk_changes')
  }
}
