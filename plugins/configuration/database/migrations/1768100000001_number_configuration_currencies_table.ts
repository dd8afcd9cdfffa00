import { BaseSchema } from '@adonisjs/lucid/schema'
import { reference, version } from '#core/database/columns'

/** Currencies get a number for lists and a version for forms. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('configuration_currencies', (table) => {
      reference(table, 'id').nullable()
      version(table)
    })
    this.schema.raw('update configuration_currencies set id = position + 1')
    this.schema.raw('create unique index configuration_currencies_id on configuration_currencies (id)')
  }

  async down() {
    this.schema.raw('drop index configuration_currencies_id')
    for (const column of ['version', 'id']) {
      this.schema.raw(`alter table configuration_currencies drop column ${column}`)
    }
  }
}
