import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant } from '#core/database/columns'

/** Runs of imports: how far each came, and what it did. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('core_imports', (table) => {
      id(table)
      code(table, 'fingerprint', 64).notNullable()
      code(table, 'owner', 36).notNullable()
      code(table, 'resource', 40).notNullable()
      table.string('name', 200).notNullable()
      code(table, 'state', 12).notNullable()
      code(table, 'channel', 12).notNullable()
      table.string('actor_name', 200).notNullable()
      table.bigInteger('next_row').nullable()
      table.bigInteger('next_offset').nullable()
      table.bigInteger('row_count').notNullable().defaultTo(0)
      for (const name of ['created', 'updated', 'unchanged', 'variants', 'rejected']) {
        table.bigInteger(name).notNullable().defaultTo(0)
      }
      instant(table, 'started_at').notNullable()
      instant(table, 'updated_at').notNullable()
      instant(table, 'finished_at').nullable()
      table.index(['fingerprint', 'state'], 'core_imports_fingerprint')
      table.index(['started_at'], 'core_imports_started_at')
    })
  }

  async down() {
    this.schema.dropTable('core_imports')
  }
}
