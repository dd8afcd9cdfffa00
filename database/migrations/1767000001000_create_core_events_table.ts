import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, instant, json } from '#core/database/columns'

/** The outbox: events written with what they tell of, delivered afterwards. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('core_events', (table) => {
      table.bigIncrements('seq')
      code(table, 'id', 36).notNullable().unique()
      code(table, 'name', 120).notNullable()
      code(table, 'subject', 160).notNullable()
      json(table, 'payload').notNullable()
      instant(table, 'occurred_at').notNullable()
      code(table, 'state', 12).notNullable()
      table.integer('attempts').notNullable().defaultTo(0)
      instant(table, 'due_at').notNullable()
      code(table, 'claim', 60).nullable()
      instant(table, 'claimed_until').nullable()
      json(table, 'heard_by').nullable()
      table.text('error').nullable()
      instant(table, 'delivered_at').nullable()
    })
    this.schema.raw("create index core_events_pending on core_events (seq) where state = 'pending'")
    this.schema.raw("create index core_events_pending_subject on core_events (subject, seq) where state = 'pending'")
    this.schema.raw("create index core_events_delivered on core_events (delivered_at) where state = 'delivered'")
    this.schema.raw("create index core_events_parked on core_events (seq) where state = 'parked'")
  }

  async down() {
    this.schema.dropTable('core_events')
  }
}
