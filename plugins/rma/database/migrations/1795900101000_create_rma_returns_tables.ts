import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, email, id, instant, json, reference, timestamps, version } from '#core/database/columns'

/** Returns of customers: their lines, what was written about them, and the periods that orders were placed with. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('rma_periods', (table) => {
      reference(table, 'order_line_id').notNullable().primary()
      reference(table, 'order_id').notNullable()
      table.integer('days').notNullable()
      table.index(['order_id'])
    })

    this.schema.createTable('rma_returns', (table) => {
      id(table)
      code(table, 'number', 24).nullable().unique()
      reference(table, 'order_id').notNullable()
      code(table, 'order_number', 40).notNullable()
      reference(table, 'customer_id').nullable()
      table.string('customer_name', 255).notNullable()
      email(table).notNullable()
      code(table, 'channel').notNullable()
      code(table, 'locale', 10).notNullable()
      code(table, 'state', 24).notNullable()
      code(table, 'resolution', 16).notNullable()
      code(table, 'package_condition', 16).notNullable()
      table.text('information').notNullable().defaultTo('')
      json(table, 'answers').notNullable().defaultTo('[]')
      code(table, 'opened_by', 16).notNullable()
      table.text('override').notNullable().defaultTo('')
      code(table, 'closed_as', 16).nullable()
      table.string('carrier', 120).notNullable().defaultTo('')
      table.string('tracking_number', 120).notNullable().defaultTo('')
      code(table, 'call_key', 160).nullable().unique()
      instant(table, 'moved_at').notNullable()
      instant(table, 'written_at').notNullable()
      instant(table, 'solved_at').nullable()
      version(table)
      timestamps(table)
      table.index(['order_id'])
      table.index(['customer_id'])
      table.index(['state', 'moved_at'])
      table.index(['created_at'])
    })

    this.schema.createTable('rma_return_lines', (table) => {
      id(table)
      reference(table, 'return_id').notNullable().references('id').inTable('rma_returns').onDelete('CASCADE')
      reference(table, 'order_line_id').notNullable()
      reference(table, 'product_id').nullable()
      reference(table, 'variant_id').nullable()
      code(table, 'sku').notNullable()
      table.string('name', 255).notNullable()
      table.string('detail', 255).notNullable().defaultTo('')
      reference(table, 'reason_id').notNullable().references('id').inTable('rma_reasons')
      table.integer('quantity').notNullable()
      table.integer('received').nullable()
      table.integer('settled').notNullable().defaultTo(0)
      table.integer('position').notNullable()
      table.index(['return_id'])
      table.index(['order_line_id'])
      table.index(['reason_id'])
      table.index(['product_id'])
    })

    this.schema.createTable('rma_effects', (table) => {
      id(table)
      reference(table, 'return_id').notNullable().references('id').inTable('rma_returns').onDelete('CASCADE')
      reference(table, 'return_line_id').notNullable()
      code(table, 'kind', 16).notNullable()
      table.integer('quantity').notNullable()
      table.integer('restocked').notNullable().defaultTo(0)
      reference(table, 'document_id').nullable()
      instant(table, 'created_at').notNullable()
      table.index(['return_id'])
    })

    this.schema.createTable('rma_messages', (table) => {
      id(table)
      reference(table, 'return_id').notNullable().references('id').inTable('rma_returns').onDelete('CASCADE')
      code(table, 'state_from', 24).nullable()
      code(table, 'state_to', 24).nullable()
      table.text('text').notNullable().defaultTo('')
      boolean(table, 'is_staff').notNullable()
      code(table, 'actor_kind', 16).notNullable()
      reference(table, 'actor_id').nullable()
      table.string('actor_name', 255).notNullable()
      instant(table, 'created_at').notNullable()
      table.index(['return_id'])
      table.index(['created_at'])
    })

    this.schema.createTable('rma_mail_marks', (table) => {
      id(table)
      reference(table, 'return_id').notNullable().references('id').inTable('rma_returns').onDelete('CASCADE')
      code(table, 'once', 80).notNullable()
      table.unique(['return_id', 'once'])
    })
  }

  async down() {
    this.schema.dropTable('rma_mail_marks')
    this.schema.dropTable('rma_messages')
    this.schema.dropTable('rma_effects')
    this.schema.dropTable('rma_return_lines')
    this.schema.dropTable('rma_returns')
    this.schema.dropTable('rma_periods')
  }
}
