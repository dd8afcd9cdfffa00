import { BaseSchema } from '@adonisjs/lucid/schema'

/** Messages about an order are found by its number. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('cms_messages', (table) => {
      table.index(['order_number'], 'cms_messages_order_number')
    })
  }

  async down() {
    this.schema.alterTable('cms_messages', (table) => {
      table.dropIndex(['order_number'], 'cms_messages_order_number')
    })
  }
}
