import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id } from '#core/database/columns'

/** Every link that a text or a menu of the shop has: where it stands, and what it leads to. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('core_links', (table) => {
      id(table)
      code(table, 'source_kind').notNullable()
      code(table, 'source_id', 80).notNullable()
      code(table, 'locale', 12).notNullable().defaultTo('')
      code(table, 'place').notNullable()
      code(table, 'target_kind').nullable()
      code(table, 'target_id', 80).nullable()
      code(table, 'url', 2000).nullable()
      table.string('text', 255).notNullable().defaultTo('')
      table.index(['source_kind', 'source_id'], 'core_links_source')
      table.index(['target_kind', 'target_id'], 'core_links_target')
    })
  }

  async down() {
    this.schema.dropTable('core_links')
  }
}
