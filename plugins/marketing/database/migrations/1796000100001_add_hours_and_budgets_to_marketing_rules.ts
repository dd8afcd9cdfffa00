import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, money } from '#core/database/columns'

const RULES = 'marketing_cart_rules'

/** From which hour to which hour a rule holds, how many orders may use it, and how much it may give away. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable(RULES, (table) => {
      code(table, 'starts_time', 5).nullable()
      code(table, 'ends_time', 5).nullable()
      table.integer('most_uses').nullable()
      money(table, 'most_money').nullable()
      money(table, 'money_given').notNullable().defaultTo(0)
    })
    this.schema.alterTable('marketing_uses', (table) => {
      money(table, 'amount').notNullable().defaultTo(0)
    })
  }

  async down() {
    for (const column of ['starts_time', 'ends_time', 'most_uses', 'most_money', 'money_given']) {
      this.schema.raw(`alter table ${RULES} drop column ${column}`)
    }
    this.schema.raw('alter table marketing_uses drop column amount')
  }
}
