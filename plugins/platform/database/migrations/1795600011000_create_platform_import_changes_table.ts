import { BaseSchema } from '@adonisjs/lucid/schema'
import { id, json, reference } from '#core/database/columns'

/** What the trial of an import would change of things that stand in the shop. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('platform_import_changes', (table) => {
      id(table)
      reference(table, 'import_id').notNullable().references('id').inTable('platform_imports').onDelete('CASCADE')
      table.integer('row_number').notNullable()
      table.integer('cleared').notNullable()
      // Names of its fields, each between two bars.
      table.text('field_names').notNullable()
      json(table, 'thing').notNullable()
      table.index(['import_id', 'id'], 'platform_import_changes_import_id')
    })
  }

  async down() {
    this.schema.dropTable('platform_import_changes')
  }
}
