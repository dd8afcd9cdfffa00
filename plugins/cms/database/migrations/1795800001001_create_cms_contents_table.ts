import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, json, reference, timestamps, version } from '#core/database/columns'

/** Pages, posts and the contents of every other type, with what they say in each language. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('cms_contents', (table) => {
      id(table)
      code(table, 'type', 20).notNullable().references('code').inTable('cms_content_types')
      code(table, 'status', 16).notNullable().defaultTo('draft')
      // The status that a restored content had before it went to the trash.
      code(table, 'status_before', 16).nullable()
      reference(table, 'parent_id').nullable().references('id').inTable('cms_contents')
      table.integer('position').notNullable().defaultTo(0)
      reference(table, 'author_id').nullable()
      reference(table, 'featured_media_id').nullable()
      code(table, 'template').notNullable().defaultTo('default')
      instant(table, 'publish_at').nullable()
      instant(table, 'published_at').nullable()
      instant(table, 'trashed_at').nullable()
      json(table, 'custom').notNullable().defaultTo('{}')
      // Comments of an old site, kept as data.
      json(table, 'comments').notNullable().defaultTo('[]')
      // Where an import found it.
      code(table, 'origin', 255).nullable().unique()
      version(table)
      timestamps(table)
      table.index(['type', 'status', 'published_at'])
      table.index(['parent_id'])
      table.index(['status', 'publish_at'])
    })
    this.schema.createTable('cms_content_translations', (table) => {
      reference(table, 'owner_id').notNullable().references('id').inTable('cms_contents').onDelete('CASCADE')
      code(table, 'locale', 8).notNullable()
      table.string('title', 255).nullable()
      code(table, 'slug', 200).nullable()
      table.text('excerpt').nullable()
      json(table, 'body').nullable()
      json(table, 'seo').nullable()
      table.primary(['owner_id', 'locale'])
      table.index(['locale', 'slug'])
    })
  }

  async down() {
    this.schema.dropTable('cms_content_translations')
    this.schema.dropTable('cms_contents')
  }
}
