import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant, reference } from '#core/database/columns'

/** Carts whose shopper was reminded: once each. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('marketing_cart_reminders', (table) => {
      reference(table, 'cart_id').primary().references('id').inTable('sales_carts').onDelete('CASCADE')
      instant(table, 'sent_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('marketing_cart_reminders')
  }
}
