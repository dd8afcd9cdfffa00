import { BaseSchema } from '@adonisjs/lucid/schema'
import { version } from '#core/database/columns'

/** Staff delete redirects by the version that they saw. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('core_permalinks', (table) => {
      version(table)
    })
  }

  async down() {
    this.schema.alterTable('core_permalinks', (table) => {
      table.dropColumn('version')
    })
  }
}
