import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, reference, timestamps } from '#core/database/columns'

/** What people keep for later. A guest's list is found by the hash of a token, a customer's by the customer. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('catalogue_wishlists', (table) => {
      id(table)
      code(table, 'token_hash').nullable().unique()
      reference(table, 'customer_id')
        .nullable()
        .unique()
        .references('id')
        .inTable('users_customers')
        .onDelete('CASCADE')
      timestamps(table)
      table.index(['updated_at'])
    })
  }

  async down() {
    this.schema.dropTable('catalogue_wishlists')
  }
}
