import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, reference } from '#core/database/columns'

/** Mails that came in: each counts once, and answers to them find their ticket. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('tickets_mails', (table) => {
      id(table)
      code(table, 'digest').notNullable().unique()
      code(table, 'message_id', 250).nullable()
      reference(table, 'ticket_id').nullable().references('id').inTable('tickets_tickets').onDelete('SET NULL')
      code(table, 'outcome', 16).notNullable()
      code(table, 'reason', 16).nullable()
      instant(table, 'received_at').notNullable()
      table.index(['message_id'])
      table.index(['ticket_id', 'id'])
      table.index(['received_at'])
    })
  }

  async down() {
    this.schema.dropTable('tickets_mails')
  }
}
