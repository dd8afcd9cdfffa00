import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, instant, json, reference } from '#core/database/columns'

/** Everything that happened to a quote, in its order. `once` names what may be done a single time, such as a mail. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_quote_history', (table) => {
      id(table)
      reference(table, 'quote_id').notNullable().references('id').inTable('sales_quotes').onDelete('CASCADE')
      code(table, 'kind', 32).notNullable()
      code(table, 'state_from', 24).nullable()
      code(table, 'state_to', 24).nullable()
      table.text('text').notNullable().defaultTo('')
      json(table, 'details').notNullable().defaultTo('{}')
      boolean(table, 'is_told').notNullable().defaultTo(false)
      code(table, 'once', 120).nullable().unique()
      code(table, 'actor_kind', 16).notNullable()
      reference(table, 'actor_id').nullable()
      table.string('actor_name', 255).notNullable()
      instant(table, 'created_at').notNullable()
      table.index(['quote_id', 'id'])
    })
  }

  async down() {
    this.schema.dropTable('sales_quote_history')
  }
}
