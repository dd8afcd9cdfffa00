import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant } from '#core/database/columns'

/** Every rate that ever held, from when on. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('configuration_rate_history', (table) => {
      id(table)
      code(table, 'base', 3).notNullable()
      code(table, 'target', 3).notNullable()
      code(table, 'rate', 26).notNullable()
      code(table, 'source').notNullable().defaultTo('')
      code(table, 'published_on', 10).nullable()
      instant(table, 'from_at').notNullable()
      table.index(['base', 'target', 'from_at'], 'configuration_rate_history_pair')
    })
  }

  async down() {
    this.schema.dropTable('configuration_rate_history')
  }
}
