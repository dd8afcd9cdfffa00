import { BaseSchema } from '@adonisjs/lucid/schema'
import { code } from '#core/database/columns'

/** The last number of each series and year. Its row is held until the document that takes a number stands. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_number_series', (table) => {
      code(table, 'series', 32).notNullable()
      table.integer('year').notNullable()
      table.bigInteger('last').notNullable()
      table.primary(['series', 'year'])
    })
  }

  async down() {
    this.schema.dropTable('sales_number_series')
  }
}
