import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, instant, reference } from '#core/database/columns'

/** Codes of a rule, in capitals: the one that was typed on it, and those that were made for it. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('marketing_coupons', (table) => {
      id(table)
      reference(table, 'rule_id').notNullable().references('id').inTable('marketing_cart_rules').onDelete('CASCADE')
      code(table, 'code').notNullable().unique()
      boolean(table, 'is_primary').notNullable().defaultTo(false)
      table.integer('usage_limit').nullable()
      table.integer('uses_per_customer').nullable()
      table.integer('times_used').notNullable().defaultTo(0)
      code(table, 'expires_on', 10).nullable()
      instant(table, 'created_at').notNullable()
      table.index(['rule_id'])
    })
  }

  async down() {
    this.schema.dropTable('marketing_coupons')
  }
}
