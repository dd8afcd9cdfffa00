import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, json } from '#core/database/columns'

/** Files that people brought in. The same bytes are one row, however often they come. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('core_media', (table) => {
      id(table)
      code(table, 'hash', 32).notNullable().unique()
      table.string('name', 255).notNullable()
      code(table, 'format', 12).notNullable()
      table.integer('width').notNullable()
      table.integer('height').notNullable()
      table.bigInteger('bytes').notNullable()
      code(table, 'placeholder', 7).notNullable()
      json(table, 'variants').notNullable()
      instant(table, 'created_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('core_media')
  }
}
