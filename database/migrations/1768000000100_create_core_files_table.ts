import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, reference } from '#core/database/columns'

/** Files of staff: what was uploaded and waits for a job, and what jobs made for somebody. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('core_files', (table) => {
      id(table)
      code(table, 'file_key', 80).notNullable().unique()
      table.string('name', 200).notNullable()
      code(table, 'content_type', 120).notNullable()
      table.bigInteger('bytes').notNullable()
      reference(table, 'owner_id').nullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'expires_at').notNullable()
      table.index(['expires_at'], 'core_files_expires_at')
    })
  }

  async down() {
    this.schema.dropTable('core_files')
  }
}
