import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, email, id, instant, reference } from '#core/database/columns'

/** Who is to be told when a sold-out variant is back. A row ends with its mail. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('catalogue_stock_alerts', (table) => {
      id(table)
      reference(table, 'variant_id').notNullable().references('id').inTable('catalogue_variants').onDelete('CASCADE')
      email(table).notNullable()
      reference(table, 'customer_id').nullable().references('id').inTable('users_customers').onDelete('CASCADE')
      code(table, 'channel').notNullable()
      code(table, 'locale', 10).notNullable()
      instant(table, 'created_at').notNullable()
      table.unique(['variant_id', 'email'])
      table.index(['email'])
      table.index(['customer_id'])
      table.index(['created_at'])
    })
  }

  async down() {
    this.schema.dropTable('catalogue_stock_alerts')
  }
}
