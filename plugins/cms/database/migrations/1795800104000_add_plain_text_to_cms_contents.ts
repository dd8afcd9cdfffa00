import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLE = 'cms_content_translations'

/** The words of a text, for lists, feeds and search. Reading documents for that would be slow. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable(TABLE, (table) => {
      table.text('plain').nullable()
    })
  }

  async down() {
    this.schema.alterTable(TABLE, (table) => {
      table.dropColumn('plain')
    })
  }
}
