import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, email, id, instant, reference, timestamps, version } from '#core/database/columns'

/** Who receives the newsletter, on which topics, and the proof of what they agreed to. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('marketing_topics', (table) => {
      id(table)
      table.jsonb('name').notNullable()
      table.jsonb('description').notNullable()
      boolean(table, 'is_active').notNullable()
      reference(table, 'parent_id').nullable().references('id').inTable('marketing_topics')
      table.integer('position').notNullable().defaultTo(0)
      version(table)
      timestamps(table)
      table.index(['parent_id'], 'marketing_topics_parent')
    })
    this.schema.createTable('marketing_subscribers', (table) => {
      id(table)
      email(table).notNullable().unique()
      code(table, 'state', 16).notNullable()
      code(table, 'locale', 10).notNullable()
      code(table, 'channel').notNullable()
      code(table, 'source', 16).notNullable().defaultTo('staff')
      instant(table, 'consented_at').nullable()
      table.string('proof', 500).notNullable()
      version(table)
      timestamps(table)
      table.index(['state', 'created_at'], 'marketing_subscribers_state')
    })
    this.schema.createTable('marketing_subscribers_topics', (table) => {
      reference(table, 'owner_id').notNullable().references('id').inTable('marketing_subscribers').onDelete('CASCADE')
      reference(table, 'target_id').notNullable().references('id').inTable('marketing_topics').onDelete('CASCADE')
      table.integer('position').notNullable()
      table.primary(['owner_id', 'target_id'])
      table.index(['target_id'], 'marketing_subscribers_topics_target')
    })
    this.schema.createTable('marketing_consents', (table) => {
      id(table)
      reference(table, 'subscriber_id')
        .notNullable()
        .references('id')
        .inTable('marketing_subscribers')
        .onDelete('CASCADE')
      code(table, 'kind', 16).notNullable()
      code(table, 'source', 16).notNullable()
      table.string('words', 500).notNullable()
      code(table, 'locale', 10).notNullable()
      code(table, 'ip', 64).nullable()
      instant(table, 'happened_at').notNullable()
      version(table)
      table.index(['subscriber_id', 'id'], 'marketing_consents_subscriber')
    })
  }

  async down() {
    this.schema.dropTable('marketing_consents')
    this.schema.dropTable('marketing_subscribers_topics')
    this.schema.dropTable('marketing_subscribers')
    this.schema.dropTable('marketing_topics')
  }
}
