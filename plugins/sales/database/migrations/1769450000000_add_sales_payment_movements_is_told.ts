import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean } from '#core/database/columns'

/** Whether the customer is sent a mail once the money has gone: not where the mail of the document before it says so. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sales_payment_movements', (table) => {
      boolean(table, 'is_told').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.raw('alter table sales_payment_movements drop column is_told')
  }
}
