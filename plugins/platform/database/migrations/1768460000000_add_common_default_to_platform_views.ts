import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean } from '#core/database/columns'

/** A shared view may open its list for everybody who has no default of their own. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('platform_views', (table) => {
      boolean(table, 'is_common_default').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.alterTable('platform_views', (table) => {
      table.dropColumn('is_common_default')
    })
  }
}
