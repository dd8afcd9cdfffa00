import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, json, reference, timestamps, version } from '#core/database/columns'

/** What visitors mean to buy. A guest's is found by the hash of a token, a customer's by the customer. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_carts', (table) => {
      id(table)
      code(table, 'token_hash').nullable().unique()
      reference(table, 'customer_id').nullable().references('id').inTable('users_customers').onDelete('CASCADE')
      code(table, 'channel').notNullable()
      code(table, 'currency', 3).notNullable()
      code(table, 'status', 16).notNullable().defaultTo('active')
      code(table, 'purpose', 16).notNullable().defaultTo('order')
      table.string('coupon_code', 64).nullable()
      json(table, 'billing').nullable()
      json(table, 'delivery').nullable()
      boolean(table, 'same_address').notNullable().defaultTo(true)
      code(table, 'shipping_code', 120).nullable()
      code(table, 'payment_code', 120).nullable()
      table.text('comment').notNullable().defaultTo('')
      json(table, 'notices').notNullable().defaultTo('[]')
      version(table)
      timestamps(table)
      table.index(['status', 'updated_at'])
    })
    this.schema.raw(`create unique index sales_carts_customer_unique on sales_carts (customer_id, channel)
      where status = 'active' and customer_id is not null`)
    this.schema.raw(
      'create index sales_carts_customer_index on sales_carts (customer_id) where customer_id is not null'
    )
  }

  async down() {
    this.schema.dropTable('sales_carts')
  }
}
