import { BaseSchema } from '@adonisjs/lucid/schema'
import { json } from '#core/database/columns'

/** What became of an import that was undone. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('platform_imports', (table) => {
      json(table, 'undoing').nullable()
    })
  }

  async down() {
    this.schema.alterTable('platform_imports', (table) => {
      table.dropColumn('undoing')
    })
  }
}
