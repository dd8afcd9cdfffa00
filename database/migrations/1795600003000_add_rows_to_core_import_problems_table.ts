import { BaseSchema } from '@adonisjs/lucid/schema'
import { json } from '#core/database/columns'

/** Problems of one cause are kept once for all rows of a batch. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('core_import_problems', (table) => {
      table.integer('row_count').notNullable().defaultTo(1)
      json(table, 'row_numbers').nullable()
    })
  }

  async down() {
    for (const column of ['row_count', 'row_numbers']) {
      this.schema.raw(`alter table core_import_problems drop column ${column}`)
    }
  }
}
