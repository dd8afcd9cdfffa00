import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, json, reference, timestamps, version } from '#core/database/columns'

/** Files that staff sent to be imported: what was found in them, how they are to be read, and what became of them. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('platform_imports', (table) => {
      id(table)
      table.string('name', 200).notNullable()
      reference(table, 'file_id').notNullable()
      reference(table, 'images_file_id').nullable()
      table.string('images_name', 200).nullable()
      reference(table, 'profile_id')
        .nullable()
        .references('id')
        .inTable('platform_import_profiles')
        .onDelete('SET NULL')
      code(table, 'resource', 40).nullable()
      code(table, 'state', 12).notNullable()
      json(table, 'choices').notNullable()
      json(table, 'description').notNullable()
      json(table, 'trial').nullable()
      json(table, 'report').nullable()
      reference(table, 'job_id').nullable()
      reference(table, 'owner_id').nullable()
      table.string('owner_name', 200).notNullable()
      version(table)
      timestamps(table)
      table.index(['created_at'], 'platform_imports_created_at')
    })
  }

  async down() {
    this.schema.dropTable('platform_imports')
  }
}
