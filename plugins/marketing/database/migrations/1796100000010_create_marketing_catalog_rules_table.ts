import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, json, money, timestamps, version } from '#core/database/columns'

/** What reduces the prices of products, from when to when, for whom and under which conditions. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('marketing_catalog_rules', (table) => {
      id(table)
      table.string('name', 120).notNullable()
      table.string('description', 500).notNullable()
      boolean(table, 'is_active').notNullable()
      code(table, 'starts_on', 10).nullable()
      code(table, 'starts_time', 5).nullable()
      code(table, 'ends_on', 10).nullable()
      code(table, 'ends_time', 5).nullable()
      json(table, 'channels').notNullable()
      json(table, 'customer_groups').notNullable()
      code(table, 'kind', 16).notNullable()
      table.integer('percent').nullable()
      money(table, 'amount').nullable()
      boolean(table, 'stops_others').notNullable()
      table.integer('priority').notNullable()
      json(table, 'conditions').notNullable()
      version(table)
      timestamps(table)
    })
  }

  async down() {
    this.schema.dropTable('marketing_catalog_rules')
  }
}
