import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a call made where that is a document: its id, and nothing while it is being made. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sales_idempotency_keys', (table) => {
      table.bigInteger('made_id').nullable()
    })
  }

  async down() {
    this.schema.alterTable('sales_idempotency_keys', (table) => {
      table.dropColumn('made_id')
    })
  }
}
