import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, email, id, instant, json, reference, timestamps, version } from '#core/database/columns'

/** What is written to subscribers: occasions, campaigns, and each mail of them. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('marketing_events', (table) => {
      id(table)
      table.string('name', 120).notNullable()
      code(table, 'kind', 16).notNullable()
      code(table, 'day', 10).nullable()
      boolean(table, 'is_yearly').notNullable()
      code(table, 'time', 5).notNullable()
      version(table)
      timestamps(table)
    })
    this.schema.createTable('marketing_campaigns', (table) => {
      id(table)
      table.string('name', 120).notNullable()
      code(table, 'state', 16).notNullable()
      table.jsonb('subject').notNullable()
      table.jsonb('preheader').notNullable()
      table.jsonb('body').notNullable()
      reference(table, 'topic_id').nullable().references('id').inTable('marketing_topics').onDelete('SET NULL')
      reference(table, 'event_id').nullable().references('id').inTable('marketing_events')
      json(table, 'channels').notNullable()
      json(table, 'segment').notNullable()
      instant(table, 'send_at').nullable()
      instant(table, 'started_at').nullable()
      instant(table, 'finished_at').nullable()
      code(table, 'last_occasion', 10).notNullable()
      version(table)
      timestamps(table)
      table.index(['state', 'send_at'], 'marketing_campaigns_state')
      table.index(['topic_id'], 'marketing_campaigns_topic')
      table.index(['event_id'], 'marketing_campaigns_event')
    })
    this.schema.createTable('marketing_deliveries', (table) => {
      id(table)
      reference(table, 'campaign_id').notNullable().references('id').inTable('marketing_campaigns').onDelete('CASCADE')
      reference(table, 'subscriber_id').nullable().references('id').inTable('marketing_subscribers').onDelete('CASCADE')
      email(table).notNullable()
      // The day of an occasion that comes again; empty: the campaign is sent once.
      code(table, 'occasion', 10).notNullable()
      code(table, 'state', 16).notNullable()
      instant(table, 'queued_at').nullable()
      instant(table, 'left_at').nullable()
      table.unique(['campaign_id', 'email', 'occasion'], { indexName: 'marketing_deliveries_once' })
      table.index(['campaign_id', 'state', 'id'], 'marketing_deliveries_state')
      table.index(['subscriber_id'], 'marketing_deliveries_subscriber')
      table.index(['email'], 'marketing_deliveries_email')
    })
  }

  async down() {
    this.schema.dropTable('marketing_deliveries')
    this.schema.dropTable('marketing_campaigns')
    this.schema.dropTable('marketing_events')
  }
}
