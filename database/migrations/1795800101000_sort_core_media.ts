import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, json, reference, timestamps, version } from '#core/database/columns'

/** Media are sorted into categories, keep a point that crops leave in sight, and may have AVIF variants. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('core_media_categories', (table) => {
      id(table)
      code(table, 'code').notNullable().unique()
      table.string('name', 120).notNullable()
      version(table)
      timestamps(table)
    })
    this.schema.alterTable('core_media', (table) => {
      // Without a foreign key, because SQLite could not take such a column away again.
      reference(table, 'category_id').nullable()
      json(table, 'focus').nullable()
      boolean(table, 'has_avif').notNullable().defaultTo(false)
      table.index(['category_id'])
    })
  }

  async down() {
    this.schema.alterTable('core_media', (table) => {
      table.dropIndex(['category_id'])
    })
    for (const column of ['category_id', 'focus', 'has_avif']) {
      this.schema.raw(`alter table core_media drop column ${column}`)
    }
    this.schema.dropTable('core_media_categories')
  }
}
