import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, version } from '#core/database/columns'

/** What one unit of a currency is worth in another: the rate of today. A rate is an exact decimal, written as text. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('configuration_exchange_rates', (table) => {
      id(table)
      code(table, 'base', 3).notNullable()
      code(table, 'target', 3).notNullable()
      code(table, 'rate', 26).notNullable()
      // Name of the source that it follows; empty: set by hand, and left alone by updates.
      code(table, 'source').notNullable().defaultTo('')
      code(table, 'published_on', 10).nullable()
      instant(table, 'changed_at').notNullable()
      version(table)
      table.unique(['base', 'target'], { indexName: 'configuration_exchange_rates_pair' })
    })
  }

  async down() {
    this.schema.dropTable('configuration_exchange_rates')
  }
}
