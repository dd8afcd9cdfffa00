import { BaseSchema } from '@adonisjs/lucid/schema'
import { id, instant, reference } from '#core/database/columns'

/**
 * How often a buyer fetched a link of a line of their order. `renewed_at`: staff let them begin anew, times and days.
 * No row: never fetched.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_download_uses', (table) => {
      id(table)
      reference(table, 'line_id').notNullable().references('id').inTable('sales_order_lines').onDelete('CASCADE')
      reference(table, 'download_id').notNullable().references('id').inTable('catalogue_downloads').onDelete('CASCADE')
      table.integer('used').notNullable().defaultTo(0)
      instant(table, 'renewed_at').nullable()
      table.unique(['line_id', 'download_id'])
      table.index(['download_id'])
    })
  }

  async down() {
    this.schema.dropTable('sales_download_uses')
  }
}
