import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, timestamps, version } from '#core/database/columns'

/** What goods are taxed as. Products name their category by its code. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_tax_categories', (table) => {
      id(table)
      code(table, 'code').notNullable().unique()
      table.string('name', 120).notNullable()
      table.string('description', 500).notNullable().defaultTo('')
      table.integer('position').notNullable().defaultTo(0)
      version(table)
      timestamps(table)
    })
  }

  async down() {
    this.schema.dropTable('sales_tax_categories')
  }
}
