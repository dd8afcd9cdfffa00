import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#core/database/columns'

/** When staff were mailed that a link is broken. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('cms_link_checks', (table) => {
      instant(table, 'told_at').nullable()
    })
  }

  async down() {
    this.schema.alterTable('cms_link_checks', (table) => {
      table.dropColumn('told_at')
    })
  }
}
