import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, instant } from '#core/database/columns'

/** Until `begin_until` a process begins the payment. `failure` is why the attempt failed, as customers may read it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sales_payments', (table) => {
      instant(table, 'begin_until').nullable()
      boolean(table, 'is_test').notNullable().defaultTo(false)
      code(table, 'failure', 32).nullable()
    })
  }

  async down() {
    for (const column of ['begin_until', 'is_test', 'failure']) {
      this.schema.raw(`alter table sales_payments drop column ${column}`)
    }
  }
}
