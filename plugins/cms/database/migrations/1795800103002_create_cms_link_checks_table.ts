import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, version } from '#core/database/columns'

/** What is known of the addresses that links lead to. They are joined to `core_links` by their key. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('cms_link_checks', (table) => {
      id(table)
      code(table, 'key', 160).notNullable()
      code(table, 'locale', 12).notNullable().defaultTo('')
      code(table, 'kind', 12).notNullable()
      code(table, 'target_kind').nullable()
      code(table, 'target_id', 80).nullable()
      code(table, 'url', 2000).nullable()
      code(table, 'host', 255).notNullable().defaultTo('')
      code(table, 'state', 12).notNullable().defaultTo('unknown')
      table.integer('status').nullable()
      code(table, 'reason', 20).nullable()
      code(table, 'redirect', 2000).nullable()
      table.integer('failures').notNullable().defaultTo(0)
      instant(table, 'first_failed_at').nullable()
      instant(table, 'checked_at').nullable()
      instant(table, 'next_check_at').notNullable()
      version(table)
      table.unique(['key', 'locale'], { indexName: 'cms_link_checks_key' })
      table.index(['kind', 'next_check_at'], 'cms_link_checks_due')
      table.index(['state'], 'cms_link_checks_state')
    })
  }

  async down() {
    this.schema.dropTable('cms_link_checks')
  }
}
