import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, reference, version } from '#core/database/columns'

/** Languages get a number for lists, a version for forms, and can be switched off. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('configuration_locales', (table) => {
      reference(table, 'id').nullable()
      boolean(table, 'is_enabled').notNullable().defaultTo(true)
      version(table)
    })
    this.schema.raw('update configuration_locales set id = position + 1')
    this.schema.raw('create unique index configuration_locales_id on configuration_locales (id)')
  }

  async down() {
    this.schema.raw('drop index configuration_locales_id')
    for (const column of ['version', 'is_enabled', 'id']) {
      this.schema.raw(`alter table configuration_locales drop column ${column}`)
    }
  }
}
