import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, json } from '#core/database/columns'

/** Notifications of payment providers, as they came. An event of a provider is stored once. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_payment_notifications', (table) => {
      id(table)
      code(table, 'method', 120).notNullable()
      code(table, 'event', 190).notNullable()
      code(table, 'verdict', 16).notNullable()
      code(table, 'state', 16).notNullable()
      code(table, 'channel', 64).notNullable()
      code(table, 'number', 64).nullable()
      table.integer('received').notNullable()
      table.integer('recorded').notNullable()
      json(table, 'request').notNullable()
      table.text('body').notNullable()
      json(table, 'news').notNullable()
      table.string('message', 500).notNullable()
      instant(table, 'received_at').notNullable()
      instant(table, 'worked_at').nullable()
      table.unique(['method', 'event'])
      table.index(['received_at'])
      table.index(['state', 'received_at'])
      table.index(['number'])
    })
  }

  async down() {
    this.schema.dropTable('sales_payment_notifications')
  }
}
