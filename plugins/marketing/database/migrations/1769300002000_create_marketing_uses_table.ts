import { BaseSchema } from '@adonisjs/lucid/schema'
import { id, instant, reference } from '#core/database/columns'

/**
 * Which order used which rule, by which code: what limits per customer count. Taken away when an order gives its uses
 * back.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('marketing_uses', (table) => {
      id(table)
      reference(table, 'order_id').notNullable()
      reference(table, 'rule_id').notNullable().references('id').inTable('marketing_cart_rules').onDelete('CASCADE')
      reference(table, 'coupon_id').nullable().references('id').inTable('marketing_coupons').onDelete('SET NULL')
      reference(table, 'customer_id').nullable()
      instant(table, 'used_at').notNullable()
      table.unique(['order_id', 'rule_id'])
      table.index(['rule_id', 'customer_id'])
      table.index(['coupon_id', 'customer_id'])
    })
  }

  async down() {
    this.schema.dropTable('marketing_uses')
  }
}
