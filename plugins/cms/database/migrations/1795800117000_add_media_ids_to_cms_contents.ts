import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLE = 'cms_content_translations'

/** Ids of the files that the blocks of a text show, as a JSON list, for the sitemap. Reading documents for that would be slow. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable(TABLE, (table) => {
      table.text('media_ids').nullable()
    })
  }

  async down() {
    this.schema.alterTable(TABLE, (table) => {
      table.dropColumn('media_ids')
    })
  }
}
