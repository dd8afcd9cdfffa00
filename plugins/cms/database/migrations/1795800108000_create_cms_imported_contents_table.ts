import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, json, reference } from '#core/database/columns'

/** What an import knows of the contents that it brought, so that a second run changes only what has changed there and not here. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('cms_imported_contents', (table) => {
      reference(table, 'content_id').primary().references('id').inTable('cms_contents').onDelete('CASCADE')
      // Of the record in the file.
      code(table, 'hash', 64).notNullable()
      // Of the content after the import: a higher one was changed here since.
      table.integer('version').notNullable()
      // Its place in the tree and its links to other records wait for them.
      boolean(table, 'is_settled').notNullable().defaultTo(false)
      // What the old site knew and this one has no field for.
      json(table, 'data').notNullable().defaultTo('{}')
    })
  }

  async down() {
    this.schema.dropTable('cms_imported_contents')
  }
}
