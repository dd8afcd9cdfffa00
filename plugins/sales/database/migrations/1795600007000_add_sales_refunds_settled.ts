import { BaseSchema } from '@adonisjs/lucid/schema'
import { money } from '#core/database/columns'

/**
 * A credit note first settles what is owed on invoices (`settled_amount`); `returned_amount` is money that goes back with
 * it. An invoice counts what credit notes have settled of it. All the money of earlier credit notes went back.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sales_refunds', (table) => {
      money(table, 'settled_amount').notNullable().defaultTo(0)
      money(table, 'returned_amount').notNullable().defaultTo(0)
    })
    this.schema.raw('update sales_refunds set returned_amount = total_amount')
    this.schema.alterTable('sales_invoices', (table) => {
      money(table, 'credited_amount').notNullable().defaultTo(0)
    })
  }

  async down() {
    this.schema.raw('alter table sales_invoices drop column credited_amount')
    this.schema.raw('alter table sales_refunds drop column returned_amount')
    this.schema.raw('alter table sales_refunds drop column settled_amount')
  }
}
