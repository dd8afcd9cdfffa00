import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, json, reference } from '#core/database/columns'

/** What was sent of a quote, each time as it was then: `draft` is what an order is made of, and never changes. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_quote_revisions', (table) => {
      id(table)
      reference(table, 'quote_id').notNullable().references('id').inTable('sales_quotes').onDelete('CASCADE')
      table.integer('revision').notNullable()
      instant(table, 'sent_at').notNullable()
      instant(table, 'valid_until').notNullable()
      table.text('message').notNullable()
      json(table, 'draft').notNullable()
      code(table, 'actor_kind', 16).notNullable()
      reference(table, 'actor_id').nullable()
      table.string('actor_name', 255).notNullable()
      table.unique(['quote_id', 'revision'])
      table.check('revision > 0')
    })
  }

  async down() {
    this.schema.dropTable('sales_quote_revisions')
  }
}
