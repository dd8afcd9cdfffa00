import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, instant, reference } from '#core/database/columns'

/** Who agreed that it is measured what they read, and what they opened and followed: once each. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('marketing_subscribers', (table) => {
      boolean(table, 'is_measured').notNullable().defaultTo(false)
    })
    this.schema.alterTable('marketing_deliveries', (table) => {
      boolean(table, 'is_measured').notNullable().defaultTo(false)
    })
    this.schema.createTable('marketing_traces', (table) => {
      id(table)
      reference(table, 'delivery_id').notNullable().references('id').inTable('marketing_deliveries').onDelete('CASCADE')
      // Hash of the address that was followed; empty: the mail was opened.
      code(table, 'mark', 64).notNullable()
      table.text('address').notNullable()
      instant(table, 'happened_at').notNullable()
      table.unique(['delivery_id', 'mark'], { indexName: 'marketing_traces_once' })
      table.index(['happened_at'], 'marketing_traces_happened')
    })
  }

  async down() {
    this.schema.dropTable('marketing_traces')
    this.schema.alterTable('marketing_deliveries', (table) => {
      table.dropColumn('is_measured')
    })
    this.schema.alterTable('marketing_subscribers', (table) => {
      table.dropColumn('is_measured')
    })
  }
}
