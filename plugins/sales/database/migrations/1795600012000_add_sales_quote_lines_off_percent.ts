import { BaseSchema } from '@adonisjs/lucid/schema'

/** The discount of a line as a percentage, in basis points: `off_amount` follows it while the quote is prepared. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sales_quote_lines', (table) => {
      table.integer('off_percent').nullable()
    })
  }

  async down() {
    this.schema.alterTable('sales_quote_lines', (table) => table.dropColumn('off_percent'))
  }
}
