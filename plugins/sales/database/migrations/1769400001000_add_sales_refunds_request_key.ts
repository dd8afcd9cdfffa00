import { BaseSchema } from '@adonisjs/lucid/schema'
import { code } from '#core/database/columns'

/** The call that a credit note was made by: the same one again finds it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sales_refunds', (table) => {
      code(table, 'request_key', 200).nullable()
    })
  }

  async down() {
    this.schema.raw('alter table sales_refunds drop column request_key')
  }
}
