import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, json, reference } from '#core/database/columns'

/** What a run wrote, with what stood there before, so that it can be undone. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('core_import_writes', (table) => {
      id(table)
      reference(table, 'import_id').notNullable().references('id').inTable('core_imports').onDelete('CASCADE')
      code(table, 'kind', 120).notNullable()
      reference(table, 'thing_id').notNullable()
      table.string('title', 255).notNullable()
      json(table, 'before').nullable()
      json(table, 'after').notNullable()
      code(table, 'result', 20).nullable()
      table.unique(['import_id', 'kind', 'thing_id'], { indexName: 'core_import_writes_thing' })
    })
    this.schema.alterTable('core_imports', (table) => {
      instant(table, 'undone_at').nullable()
    })
  }

  async down() {
    this.schema.alterTable('core_imports', (table) => {
      table.dropColumn('undone_at')
    })
    this.schema.dropTable('core_import_writes')
  }
}
