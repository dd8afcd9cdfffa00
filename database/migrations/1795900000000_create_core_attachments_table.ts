import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, reference } from '#core/database/columns'

/** Files that people attach to messages. Those that no message holds are deleted with their file after a day. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('core_attachments', (table) => {
      id(table)
      code(table, 'key', 40).notNullable().unique()
      reference(table, 'file_id').notNullable().references('id').inTable('core_files').onDelete('CASCADE')
      reference(table, 'preview_id').nullable().references('id').inTable('core_files').onDelete('SET NULL')
      table.string('name', 200).notNullable()
      code(table, 'content_type', 120).notNullable()
      table.bigInteger('bytes').notNullable()
      table.integer('width').nullable()
      table.integer('height').nullable()
      code(table, 'holder', 60).nullable()
      reference(table, 'holder_id').nullable()
      table.integer('position').notNullable().defaultTo(0)
      instant(table, 'created_at').notNullable()
      table.index(['holder', 'holder_id'], 'core_attachments_holder')
      table.index(['file_id'], 'core_attachments_file')
      table.index(['preview_id'], 'core_attachments_preview')
    })
  }

  async down() {
    this.schema.dropTable('core_attachments')
  }
}
