import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, json } from '#core/database/columns'

/** Values that staff gave to settings; an empty channel or locale means all of them. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('core_settings', (table) => {
      id(table)
      code(table, 'key', 160).notNullable()
      code(table, 'channel').notNullable()
      code(table, 'locale', 12).notNullable()
      json(table, 'value').notNullable()
      instant(table, 'updated_at').notNullable()
      table.unique(['key', 'channel', 'locale'], { indexName: 'core_settings_scope' })
    })
  }

  async down() {
    this.schema.dropTable('core_settings')
  }
}
