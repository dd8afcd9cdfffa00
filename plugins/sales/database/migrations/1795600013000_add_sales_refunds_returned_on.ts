import { BaseSchema } from '@adonisjs/lucid/schema'
import { code } from '#core/database/columns'

/**
 * The day on which staff gave back the money of a credit note. A credit note whose money they have yet to give is `due`;
 * those of before stay what they were.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sales_refunds', (table) => {
      code(table, 'returned_on', 10).nullable()
    })
  }

  async down() {
    // The code of before knows money that has not gone back as refused by its provider.
    this.schema.raw("update sales_refunds set state = 'failed' where state = 'due'")
    this.schema.raw('alter table sales_refunds drop column returned_on')
  }
}
