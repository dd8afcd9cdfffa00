import { BaseSchema } from '@adonisjs/lucid/schema'
import { json } from '#core/database/columns'

/** On which terms a document was issued: frozen with it. Those of before say none. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sales_refunds', (table) => {
      json(table, 'terms').nullable()
    })
  }

  async down() {
    this.schema.raw('alter table sales_refunds drop column terms')
  }
}
