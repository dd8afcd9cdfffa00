import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, instant, json, reference } from '#core/database/columns'

/**
 * Everything that happened to an order, in its order. `once` names what may be done a single time, such as a mail for an
 * event: whoever comes second finds it done.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_order_history', (table) => {
      id(table)
      reference(table, 'order_id').notNullable().references('id').inTable('sales_orders').onDelete('CASCADE')
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
      table.index(['order_id', 'id'])
    })
  }

  async down() {
    this.schema.dropTable('sales_order_history')
  }
}
