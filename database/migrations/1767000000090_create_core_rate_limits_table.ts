import { BaseSchema } from '@adonisjs/lucid/schema'
import { code } from '#core/database/columns'

/** What was taken of a limit, until its time is over. Times are milliseconds since 1970. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('core_rate_limits', (table) => {
      code(table, 'bucket', 120).primary()
      table.integer('taken').notNullable()
      table.bigInteger('expires_at').notNullable().index()
    })
  }

  async down() {
    this.schema.dropTable('core_rate_limits')
  }
}
