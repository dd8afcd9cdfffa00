import { BaseSchema } from '@adonisjs/lucid/schema'
import { id, instant, json, reference } from '#core/database/columns'

/** Posts of another site, as they were last read from it. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('cms_outside_posts', (table) => {
      id(table)
      table.bigInteger('outside_id').notNullable().unique()
      table.integer('position').notNullable()
      table.string('title', 300).notNullable()
      table.text('excerpt').notNullable()
      json(table, 'body').notNullable()
      table.string('author', 120).notNullable()
      table.text('address').notNullable()
      table.text('picture_address').nullable()
      reference(table, 'picture_media_id').nullable().references('id').inTable('core_media').onDelete('SET NULL')
      instant(table, 'published_at').notNullable()
      table.index(['position'])
      table.index(['picture_media_id'])
    })
  }

  async down() {
    this.schema.dropTable('cms_outside_posts')
  }
}
