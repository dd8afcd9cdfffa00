import { BaseSchema } from '@adonisjs/lucid/schema'
import { json } from '#core/database/columns'

/** The rules and codes that the cart of a quote used, to be counted when it becomes an order. Quotes of before say none. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sales_quotes', (table) => {
      json(table, 'uses').nullable()
    })
  }

  async down() {
    this.schema.raw('alter table sales_quotes drop column uses')
  }
}
