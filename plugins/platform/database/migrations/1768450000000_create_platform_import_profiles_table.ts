import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, json, timestamps, version } from '#core/database/columns'

/** How a kind of file is imported, kept under a name to be used again. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('platform_import_profiles', (table) => {
      id(table)
      table.string('name', 80).notNullable()
      code(table, 'name_key', 160).notNullable().unique()
      code(table, 'resource', 40).notNullable()
      code(table, 'status', 12).notNullable()
      json(table, 'choices').notNullable()
      version(table)
      timestamps(table)
    })
  }

  async down() {
    this.schema.dropTable('platform_import_profiles')
  }
}
