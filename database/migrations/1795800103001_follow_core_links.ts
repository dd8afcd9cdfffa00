import { BaseSchema } from '@adonisjs/lucid/schema'
import { code } from '#core/database/columns'

/**
 * Links have a key, by which what is known of their address is joined. Redirects that staff wrote are no kind of the
 * catalogue any more, and are found by the path they lead to.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('core_links', (table) => {
      code(table, 'key', 160).notNullable().defaultTo('')
      table.index(['key'], 'core_links_key')
    })
    this.defer(async (db) => {
      await db.rawQuery("update core_permalinks set kind = 'core.redirect' where kind = 'catalogue.redirect'")
      await db.rawQuery(
        `create index core_permalinks_written on core_permalinks (channel, locale, redirect) where kind = 'core.redirect'`
      )
    })
  }

  async down() {
    this.defer(async (db) => {
      await db.rawQuery('drop index core_permalinks_written')
      await db.rawQuery("update core_permalinks set kind = 'catalogue.redirect' where kind = 'core.redirect'")
    })
    this.schema.alterTable('core_links', (table) => {
      table.dropIndex(['key'], 'core_links_key')
      table.dropColumn('key')
    })
  }
}
