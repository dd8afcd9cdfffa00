import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, json, reference } from '#core/database/columns'

/** One row a customer of a bulk change: every value before and after, so that it can be shown, applied and undone. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users_bulk_change_rows', (table) => {
      reference(table, 'change_id').notNullable().references('id').inTable('users_bulk_changes').onDelete('CASCADE')
      reference(table, 'customer_id').notNullable()
      code(table, 'outcome', 20).notNullable()
      json(table, 'cells').notNullable()
      json(table, 'problem').nullable()
      table.primary(['change_id', 'customer_id'])
      table.index(['change_id', 'outcome', 'customer_id'])
    })
  }

  async down() {
    this.schema.dropTable('users_bulk_change_rows')
  }
}
