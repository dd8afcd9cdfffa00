import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, reference, timestamps, version } from '#core/database/columns'

/** The menus of the shop, and what stands in them. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('cms_menus', (table) => {
      id(table)
      table.jsonb('title').notNullable()
      code(table, 'place', 16).notNullable()
      // Empty: every language, every channel.
      code(table, 'locale', 12).nullable()
      code(table, 'channel').nullable()
      table.integer('position').notNullable().defaultTo(0)
      version(table)
      timestamps(table)
    })
    this.schema.createTable('cms_menu_items', (table) => {
      id(table)
      reference(table, 'menu_id').notNullable().references('id').inTable('cms_menus').onDelete('CASCADE')
      reference(table, 'parent_id').nullable().references('id').inTable('cms_menu_items')
      table.integer('position').notNullable().defaultTo(0)
      code(table, 'kind', 16).notNullable()
      code(table, 'target', 2000).nullable()
      table.jsonb('title').notNullable()
      boolean(table, 'is_new_window').notNullable().defaultTo(false)
      version(table)
      timestamps(table)
      table.index(['menu_id', 'position'])
      table.index(['parent_id'])
    })
  }

  async down() {
    this.schema.dropTable('cms_menu_items')
    this.schema.dropTable('cms_menus')
  }
}
