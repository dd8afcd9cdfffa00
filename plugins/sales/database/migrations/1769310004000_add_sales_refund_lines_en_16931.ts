import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, money } from '#core/database/columns'

const COLUMNS = ['unit_code', 'vat_category', 'exemption_code', 'net_price', 'discount_net_amount'] as const

/** What EN 16931 wants of a line beside its amounts. Lines of before have it worked out where it is asked for. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sales_refund_lines', (table) => {
      code(table, 'unit_code', 3).nullable()
      code(table, 'vat_category', 2).nullable()
      code(table, 'exemption_code', 32).nullable()
      code(table, 'net_price', 32).nullable()
      money(table, 'discount_net_amount').nullable()
    })
  }

  async down() {
    for (const column of COLUMNS) this.schema.raw(`alter table sales_refund_lines drop column ${column}`)
  }
}
