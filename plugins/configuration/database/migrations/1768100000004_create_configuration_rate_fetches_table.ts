import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, instant } from '#core/database/columns'

/** What came of each visit to a source of rates. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('configuration_rate_fetches', (table) => {
      id(table)
      code(table, 'source').notNullable()
      instant(table, 'fetched_at').notNullable()
      boolean(table, 'is_done').notNullable()
      code(table, 'problem').nullable()
      code(table, 'published_on', 10).nullable()
      table.integer('changed').notNullable().defaultTo(0)
      table.index(['source', 'fetched_at'], 'configuration_rate_fetches_source')
    })
  }

  async down() {
    this.schema.dropTable('configuration_rate_fetches')
  }
}
