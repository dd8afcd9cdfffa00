import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean } from '#core/database/columns'

/** An invoice that is paid when the goods are handed over has no day on which it is due. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sales_invoices', (table) => {
      boolean(table, 'is_due_on_delivery').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.raw('alter table sales_invoices drop column is_due_on_delivery')
  }
}
