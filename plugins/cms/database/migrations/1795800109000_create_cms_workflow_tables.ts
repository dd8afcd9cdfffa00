import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, json, reference } from '#core/database/columns'

/** What contents said before, and what staff write at the moment. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('cms_content_revisions', (table) => {
      id(table)
      reference(table, 'content_id').notNullable().references('id').inTable('cms_contents').onDelete('CASCADE')
      table.integer('content_version').notNullable()
      table.string('author', 120).notNullable()
      json(table, 'saved').notNullable()
      instant(table, 'created_at').notNullable()
      table.index(['content_id', 'id'])
    })
    this.schema.createTable('cms_content_drafts', (table) => {
      // 0: a new content of the type.
      reference(table, 'content_id').notNullable()
      code(table, 'type', 20).notNullable()
      reference(table, 'staff_id').notNullable()
      table.string('staff_name', 120).notNullable()
      // Null: the form is open, nothing is unsaved.
      json(table, 'saved').nullable()
      instant(table, 'saved_at').nullable()
      instant(table, 'opened_at').notNullable()
      instant(table, 'seen_at').notNullable()
      table.primary(['content_id', 'type', 'staff_id'])
      table.index(['seen_at'])
    })
  }

  async down() {
    this.schema.dropTable('cms_content_drafts')
    this.schema.dropTable('cms_content_revisions')
  }
}
