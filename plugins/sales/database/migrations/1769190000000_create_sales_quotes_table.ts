import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, email, id, instant, json, money, reference, timestamps, version } from '#core/database/columns'

/** Amounts of a quote, each in its own currency and in that of the shop's books. */
const AMOUNTS = ['subtotal', 'discount', 'goods', 'shipping', 'net', 'tax', 'total'] as const

/**
 * What somebody asked the shop to price, and what it answered. `owner` and `request_key` make a request that is sent
 * twice one quote. Prices stay as they were asked for until staff send others.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_quotes', (table) => {
      id(table)
      code(table, 'number', 40).notNullable().unique()
      reference(table, 'cart_id').nullable().unique().references('id').inTable('sales_carts').onDelete('SET NULL')
      reference(table, 'customer_id').nullable().references('id').inTable('users_customers').onDelete('SET NULL')
      reference(table, 'order_id').nullable().references('id').inTable('sales_orders').onDelete('SET NULL')
      code(table, 'owner', 120).notNullable()
      code(table, 'request_key', 200).nullable()
      code(table, 'channel').notNullable()
      code(table, 'locale', 16).notNullable()
      code(table, 'state', 24).notNullable()
      table.integer('revision').notNullable().defaultTo(1)
      instant(table, 'valid_until').nullable()
      email(table).notNullable()
      table.string('customer_name', 120).notNullable()
      json(table, 'customer').notNullable()
      json(table, 'billing').notNullable()
      json(table, 'delivery').nullable()
      code(table, 'currency', 3).notNullable()
      code(table, 'base_currency', 3).notNullable()
      code(table, 'exchange_rate', 32).notNullable()
      for (const amount of AMOUNTS) {
        money(table, `${amount}_amount`).notNullable()
        money(table, `base_${amount}_amount`).notNullable()
      }
      json(table, 'shipping').nullable()
      json(table, 'taxes').notNullable()
      json(table, 'discounts').notNullable()
      code(table, 'coupon_code').nullable()
      table.text('comment').notNullable()
      boolean(table, 'shows_net').notNullable()
      version(table)
      instant(table, 'requested_at').notNullable()
      timestamps(table)
      table.unique(['owner', 'request_key'])
      table.index(['customer_id', 'id'])
      table.index(['order_id'])
      table.index(['state', 'requested_at'])
    })
  }

  async down() {
    this.schema.dropTable('sales_quotes')
  }
}
