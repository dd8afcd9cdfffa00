import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, timestamps, version } from '#core/database/columns'

const NOW = '2026-01-01T00:00:00.000Z'

const same = (text: string) => JSON.stringify({ fr_FR: text, en_GB: text })

const BUILT_IN = [
  {
    code: 'pages',
    label: same('Pages'),
    singular_label: same('Page'),
    is_tree: true,
    archive_slug: '{}',
    pattern: same('/{slug}'),
  },
  {
    code: 'posts',
    label: JSON.stringify({ fr_FR: 'Articles', en_GB: 'Posts' }),
    singular_label: JSON.stringify({ fr_FR: 'Article', en_GB: 'Post' }),
    has_categories: true,
    has_archive: true,
    archive_slug: same('journal'),
    pattern: same('/journal/{slug}'),
  },
]

/** The kinds of pages that staff write. Pages and posts are there from the beginning. */
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
    this.defer(async (db) => {
      for (const type of BUILT_IN) {
        await db.table('cms_content_types').insert({ ...type, is_built_in: true, created_at: NOW, updated_at: NOW })
      }
    })
  }

  async down() {
    this.schema.dropTable('cms_content_types')
  }
}
