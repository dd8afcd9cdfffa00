import { BaseSchema } from '@adonisjs/lucid/schema'
import { reference, version } from '#core/database/columns'

/** Staff change the name of a file of the library, and say in each language what it shows. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('core_media', (table) => {
      version(table)
    })
    this.schema.createTable('core_media_translations', (table) => {
      reference(table, 'owner_id').notNullable().references('core_media.id').onDelete('CASCADE')
      table.string('locale', 8).notNullable()
      table.string('alt', 500).nullable()
      table.primary(['owner_id', 'locale'])
    })
  }

  async down() {
    this.schema.dropTable('core_media_translations')
    this.schema.alterTable('core_media', (table) => {
      table.dropColumn('version')
    })
  }
}
