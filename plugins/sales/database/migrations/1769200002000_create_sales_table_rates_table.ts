import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, money, timestamps, version } from '#core/database/columns'

/**
 * What delivery costs, row by row: amounts in minor units of the channel's base currency, weights in grams. From is
 * reached, to is not; null and empty mean: any.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_table_rates', (table) => {
      id(table)
      code(table, 'channel').notNullable()
      table.string('label', 120).notNullable()
      code(table, 'country', 2).notNullable().defaultTo('')
      code(table, 'state', 8).notNullable().defaultTo('')
      code(table, 'postcode_from', 16).notNullable().defaultTo('')
      code(table, 'postcode_to', 16).notNullable().defaultTo('')
      table.integer('weight_from').nullable()
      table.integer('weight_to').nullable()
      money(table, 'amount_from').nullable()
      money(table, 'amount_to').nullable()
      table.integer('quantity_from').nullable()
      table.integer('quantity_to').nullable()
      money(table, 'price').notNullable()
      table.string('delay', 80).notNullable().defaultTo('')
      table.integer('position').notNullable().defaultTo(0)
      boolean(table, 'is_active').notNullable().defaultTo(true)
      version(table)
      timestamps(table)
      table.index(['channel'])
    })
  }

  async down() {
    this.schema.dropTable('sales_table_rates')
  }
}
