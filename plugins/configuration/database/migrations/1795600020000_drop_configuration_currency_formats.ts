import { BaseSchema } from '@adonisjs/lucid/schema'

/** Amounts are written as the language of the page has it: these columns were never read. */
export default class extends BaseSchema {
  async up() {
    for (const column of ['group_separator', 'decimal_separator', 'symbol_position']) {
      this.schema.raw(`alter table configuration_currencies drop column ${column}`)
    }
  }

  async down() {
    this.schema.alterTable('configuration_currencies', (table) => {
      table.string('group_separator', 2).notNullable().defaultTo('\u202f')
      table.string('decimal_separator', 2).notNullable().defaultTo(',')
      table.string('symbol_position', 6).notNullable().defaultTo('after')
    })
  }
}
