import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, email, id, instant, json, money, reference, timestamps, version } from '#core/database/columns'

/** Amounts of an order, each in its own currency and in that of the shop's books. */
const AMOUNTS = ['subtotal', 'discount', 'goods', 'shipping', 'net', 'tax', 'total'] as const

/** What customers ordered, frozen as it was: prices, taxes, addresses and titles never follow what they came from. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_orders', (table) => {
      id(table)
      code(table, 'number', 40).notNullable().unique()
      reference(table, 'cart_id').nullable().unique().references('id').inTable('sales_carts').onDelete('SET NULL')
      reference(table, 'customer_id').nullable().references('id').inTable('users_customers').onDelete('SET NULL')
      code(table, 'channel').notNullable()
      code(table, 'locale', 16).notNullable()
      code(table, 'state', 24).notNullable()
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
      code(table, 'payment_code', 120).notNullable()
      table.string('payment_title', 255).notNullable()
      code(table, 'coupon_code').nullable()
      table.text('comment').notNullable()
      boolean(table, 'shows_net').notNullable()
      json(table, 'declarations').notNullable()
      money(table, 'invoiced_amount').notNullable().defaultTo(0)
      money(table, 'paid_amount').notNullable().defaultTo(0)
      money(table, 'refunded_amount').notNullable().defaultTo(0)
      version(table)
      instant(table, 'placed_at').notNullable()
      timestamps(table)
      table.index(['customer_id', 'id'])
      table.index(['state', 'placed_at'])
      table.index(['placed_at'])
    })
  }

  async down() {
    this.schema.dropTable('sales_orders')
  }
}
