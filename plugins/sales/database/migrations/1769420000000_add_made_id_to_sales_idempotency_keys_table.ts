import { BaseSchema } from '@adonisjs/lucid/schema'

/** The id of what a call made; of orders from before it is the order. */
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
