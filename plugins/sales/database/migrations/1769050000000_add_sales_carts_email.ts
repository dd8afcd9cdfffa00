import { BaseSchema } from '@adonisjs/lucid/schema'
import { email } from '#core/database/columns'

/** Where a guest who asks for a quote is answered. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sales_carts', (table) => {
      email(table).nullable()
    })
  }

  async down() {
    this.schema.alterTable('sales_carts', (table) => table.dropColumn('email'))
  }
}
