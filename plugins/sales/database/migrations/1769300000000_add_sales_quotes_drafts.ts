import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code } from '#core/database/columns'

/** Who began a quote, and whether staff changed it since they last sent it. Quotes of before were all asked for. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sales_quotes', (table) => {
      code(table, 'maker', 16).notNullable().defaultTo('customer')
      boolean(table, 'has_changes').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.alterTable('sales_quotes', (table) => table.dropColumns('maker', 'has_changes'))
  }
}
