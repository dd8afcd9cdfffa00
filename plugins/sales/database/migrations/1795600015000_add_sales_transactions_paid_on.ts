import { BaseSchema } from '@adonisjs/lucid/schema'
import { code } from '#core/database/columns'

/** The day on which money came, where staff wrote it down later: `2026-01-31`. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sales_transactions', (table) => {
      code(table, 'paid_on', 10).nullable()
    })
  }

  async down() {
    this.schema.raw('alter table sales_transactions drop column paid_on')
  }
}
