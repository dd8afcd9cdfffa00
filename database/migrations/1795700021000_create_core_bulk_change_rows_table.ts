import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, json, reference } from '#core/database/columns'

/** Each row of a bulk change: every value before and after, so that it can be shown, applied and undone. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('core_bulk_change_rows', (table) => {
      reference(table, 'change_id').notNullable().references('id').inTable('core_bulk_changes').onDelete('CASCADE')
      reference(table, 'row_id').notNullable()
      code(table, 'outcome', 20).notNullable()
      json(table, 'cells').notNullable()
      json(table, 'problem').nullable()
      table.primary(['change_id', 'row_id'])
      table.index(['change_id', 'outcome', 'row_id'])
    })
  }

  async down() {
    this.schema.dropTable('core_bulk_change_rows')
  }
}
