import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, instant, reference } from '#core/database/columns'

/** Links by which customers choose a password: the digest of each, until it is used or its time is over. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users_customer_links', (table) => {
      code(table, 'digest', 43).primary()
      reference(table, 'customer_id').notNullable().references('id').inTable('users_customers').onDelete('CASCADE')
      instant(table, 'ends_at').notNullable()
      instant(table, 'created_at').notNullable()
      table.index(['customer_id'])
      table.index(['ends_at'])
    })
  }

  async down() {
    this.schema.dropTable('users_customer_links')
  }
}
