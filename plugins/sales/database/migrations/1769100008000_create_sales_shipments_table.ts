import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, json, reference } from '#core/database/columns'

/** Parcels that left a source. What they held never changes; who carries them may still be told. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_shipments', (table) => {
      id(table)
      code(table, 'number', 40).notNullable().unique()
      reference(table, 'order_id').notNullable().references('id').inTable('sales_orders').onDelete('CASCADE')
      code(table, 'source_code').notNullable()
      table.string('source_name', 255).notNullable()
      table.string('carrier', 120).notNullable()
      table.string('tracking_number', 120).notNullable()
      table.integer('quantity').notNullable()
      table.integer('weight').nullable()
      json(table, 'delivery').nullable()
      table.string('actor_name', 255).notNullable()
      instant(table, 'created_at').notNullable()
      table.index(['order_id', 'id'])
      table.index(['created_at'])
      table.check('quantity > 0')
    })
  }

  async down() {
    this.schema.dropTable('sales_shipments')
  }
}
