import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#core/database/columns'

/** When a provider was last asked about a payment whose notification has not come. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sales_payments', (table) => {
      instant(table, 'asked_at').nullable()
      table.index(['state', 'created_at'])
    })
  }

  async down() {
    this.schema.alterTable('sales_payments', (table) => {
      table.dropIndex(['state', 'created_at'])
    })
    this.schema.raw('alter table sales_payments drop column asked_at')
  }
}
