import { BaseSchema } from '@adonisjs/lucid/schema'
import { money } from '#core/database/columns'

/** What is taken off the shown price of a line: `discount_amount` is the same at the rates of the destination. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sales_quote_lines', (table) => {
      money(table, 'off_amount').notNullable().defaultTo(0)
    })
    this.defer(async (db) => {
      await db.rawQuery('update sales_quote_lines set off_amount = discount_amount')
    })
  }

  async down() {
    this.schema.alterTable('sales_quote_lines', (table) => table.dropColumn('off_amount'))
  }
}
