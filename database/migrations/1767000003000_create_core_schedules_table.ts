import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, instant } from '#core/database/columns'

/** When each scheduled job is due next. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('core_schedules', (table) => {
      code(table, 'name', 120).primary()
      instant(table, 'next_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('core_schedules')
  }
}
