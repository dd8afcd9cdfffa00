import { BaseSchema } from '@adonisjs/lucid/schema'

/** How people write an amount; the number of minor units is ISO 4217's and stands in core. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('configuration_currencies', (table) => {
      table.string('code', 3).primary()
      table.string('name', 60).notNullable()
      table.string('symbol', 8).notNullable()
      table.integer('decimals').notNullable().defaultTo(2)
      table.string('group_separator', 2).notNullable()
      table.string('decimal_separator', 2).notNullable()
      table.string('symbol_position', 6).notNullable().defaultTo('after')
      table.integer('position').notNullable().defaultTo(0)
    })
    this.defer(async (database) => {
      await database.table('configuration_currencies').insert({
        code: 'EUR',
        name: 'Euro',
        symbol: '€',
        decimals: 2,
        group_separator: '\u202f',
        decimal_separator: ',',
        symbol_position: 'after',
        position: 0,
      })
    })
  }

  async down() {
    this.schema.dropTable('configuration_currencies')
  }
}
