import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, json, reference, timestamps, version } from '#core/database/columns'

/**
 * How people like to see a list: its filters, order, columns. Owners are numbers of staff, whose table is another
 * plugin's.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('platform_views', (table) => {
      id(table)
      code(table, 'list', 120).notNullable()
      reference(table, 'owner_id').notNullable()
      table.string('name', 60).notNullable()
      boolean(table, 'is_shared').notNullable().defaultTo(false)
      boolean(table, 'is_default').notNullable().defaultTo(false)
      json(table, 'query').notNullable()
      json(table, 'columns').nullable()
      code(table, 'density', 12).nullable()
      version(table)
      timestamps(table)
      table.index(['list', 'owner_id'])
    })
  }

  async down() {
    this.schema.dropTable('platform_views')
  }
}
