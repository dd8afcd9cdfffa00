import { BaseSchema } from '@adonisjs/lucid/schema'
import { reference } from '#core/database/columns'

/** The invoice that a credit note took back because it was wrong: what it billed may be billed again. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sales_refunds', (table) => {
      reference(table, 'taken_back_id').nullable()
    })
  }

  async down() {
    // Pieces of invoices that were taken back stay billable: the code of before counts them so, too.
    this.schema.raw('alter table sales_refunds drop column taken_back_id')
  }
}
