import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, timestamps, version } from '#core/database/columns'

/** The kinds of pages that staff write. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('cms_content_types', (table) => {
      id(table)
      code(table, 'code', 20).notNullable().unique()
      table.jsonb('label').notNullable()
      table.jsonb('singular_label').notNullable()
      boolean(table, 'disable_gutenberg').notNullable().defaultTo(false)
      boolean(table, 'is_tree').notNullable().defaultTo(false)
      boolean(table, 'has_categories').notNullable().defaultTo(false)
      boolean(table, 'has_archive').notNullable().defaultTo(false)
      table.jsonb('archive_slug').notNullable()
      table.jsonb('pattern').notNullable()
      boolean(table, 'is_built_in').notNullable().defaultTo(false)
      boolean(table, 'is_of_file').notNullable().defaultTo(false)
      version(table)
      timestamps(table)
    })
  }

  async down() {
    this.schema.dropTable('cms_content_types')
  }
}
