import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id } from '#core/database/columns'

/** Every address the shop has ever given, and what stands there or where it went. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('core_permalinks', (table) => {
      id(table)
      code(table, 'channel').notNullable()
      code(table, 'locale', 12).notNullable()
      code(table, 'path', 255).notNullable()
      code(table, 'kind').notNullable()
      code(table, 'target').notNullable()
      code(table, 'redirect', 255).nullable()
      table.unique(['channel', 'locale', 'path'], { indexName: 'core_permalinks_path' })
      table.index(['kind', 'target', 'channel', 'locale'], 'core_permalinks_target')
    })
  }

  async down() {
    this.schema.dropTable('core_permalinks')
  }
}
