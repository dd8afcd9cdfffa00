import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, json, money, timestamps, version } from '#core/database/columns'

/** What is taken off carts, from when to when, for whom and under which conditions. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('marketing_cart_rules', (table) => {
      id(table)
      table.string('name', 120).notNullable()
      table.string('description', 500).notNullable().defaultTo('')
      json(table, 'label').notNullable()
      boolean(table, 'is_active').notNullable().defaultTo(false)
      code(table, 'starts_on', 10).nullable()
      code(table, 'ends_on', 10).nullable()
      json(table, 'channels').notNullable().defaultTo('[]')
      json(table, 'customer_groups').notNullable().defaultTo('[]')
      code(table, 'kind', 16).notNullable()
      money(table, 'amount').notNullable().defaultTo(0)
      table.integer('most_pieces').nullable()
      boolean(table, 'on_shipping').notNullable().defaultTo(false)
      boolean(table, 'free_shipping').notNullable().defaultTo(false)
      boolean(table, 'stops_others').notNullable().defaultTo(false)
      boolean(table, 'needs_code').notNullable().defaultTo(false)
      table.integer('uses_per_customer').nullable()
      table.integer('priority').notNullable().defaultTo(0)
      json(table, 'conditions').notNullable()
      table.integer('times_used').notNullable().defaultTo(0)
      version(table)
      timestamps(table)
    })
  }

  async down() {
    this.schema.dropTable('marketing_cart_rules')
  }
}
