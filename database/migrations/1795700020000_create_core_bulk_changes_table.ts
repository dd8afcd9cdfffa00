import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, json, reference } from '#core/database/columns'

/** Changes and deletions of many rows of resources: what was asked, by whom, and how far it is. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('core_bulk_changes', (table) => {
      id(table)
      code(table, 'kind', 120).notNullable()
      reference(table, 'staff_id').notNullable()
      table.string('staff_name', 80).notNullable()
      json(table, 'change').notNullable()
      code(table, 'state', 20).notNullable()
      reference(table, 'job_id').nullable()
      table.integer('total').notNullable()
      table.integer('unchanged').notNullable().defaultTo(0)
      instant(table, 'created_at').notNullable()
      instant(table, 'applied_at').nullable()
      instant(table, 'undone_at').nullable()
      table.index(['kind', 'staff_id', 'id'])
    })
  }

  async down() {
    this.schema.dropTable('core_bulk_changes')
  }
}
