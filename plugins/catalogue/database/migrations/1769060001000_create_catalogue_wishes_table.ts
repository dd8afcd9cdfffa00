import { BaseSchema } from '@adonisjs/lucid/schema'
import { id, instant, reference } from '#core/database/columns'

/** Products on wishlists, the newest last. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('catalogue_wishes', (table) => {
      id(table)
      reference(table, 'wishlist_id').notNullable().references('id').inTable('catalogue_wishlists').onDelete('CASCADE')
      reference(table, 'product_id').notNullable().references('id').inTable('catalogue_products').onDelete('CASCADE')
      instant(table, 'created_at').notNullable()
      table.unique(['wishlist_id', 'product_id'])
      table.index(['product_id'])
    })
  }

  async down() {
    this.schema.dropTable('catalogue_wishes')
  }
}
