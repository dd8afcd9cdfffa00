import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, json, reference } from '#core/database/columns'

/** Rows that an import left out, and what it warned of. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('core_import_problems', (table) => {
      id(table)
      reference(table, 'import_id').notNullable().references('id').inTable('core_imports').onDelete('CASCADE')
      code(table, 'kind', 8).notNullable()
      table.integer('row_number').nullable()
      table.text('column_name').nullable()
      code(table, 'code', 80).notNullable()
      table.string('message', 120).notNullable()
      json(table, 'parameters').notNullable()
      table.index(['import_id', 'id'], 'core_import_problems_import')
    })
  }

  async down() {
    this.schema.dropTable('core_import_problems')
  }
}
