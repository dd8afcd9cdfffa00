import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#core/database/columns'

/** Since when something is back that nobody was told of, since alerts were switched off. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('catalogue_stock_alerts', (table) => {
      instant(table, 'back_at').nullable()
    })
  }

  async down() {
    this.schema.alterTable('catalogue_stock_alerts', (table) => {
      table.dropColumn('back_at')
    })
  }
}
