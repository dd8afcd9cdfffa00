import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, reference } from '#core/database/columns'

/** Where an import found menus and files, so that a second run finds them again and fetches nothing twice. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('cms_menus', (table) => {
      code(table, 'origin', 255).nullable()
      table.unique(['origin'], { indexName: 'cms_menus_origin' })
    })
    this.schema.createTable('cms_imported_files', (table) => {
      code(table, 'origin', 255).primary()
      reference(table, 'media_id').notNullable().references('id').inTable('core_media').onDelete('CASCADE')
      table.index(['media_id'])
    })
  }

  async down() {
    this.schema.dropTable('cms_imported_files')
    this.schema.alterTable('cms_menus', (table) => {
      table.dropUnique(['origin'], 'cms_menus_origin')
      table.dropColumn('origin')
    })
  }
}
