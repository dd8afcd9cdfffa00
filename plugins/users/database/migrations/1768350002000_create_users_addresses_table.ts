import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, reference, timestamps, version } from '#core/database/columns'

/** Where customers want their goods and bills. At most one a customer is the default of each use. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users_addresses', (table) => {
      id(table)
      reference(table, 'customer_id').notNullable().references('id').inTable('users_customers').onDelete('CASCADE')
      table.string('first_name', 35).notNullable()
      table.string('last_name', 35).notNullable()
      table.string('company', 120).nullable()
      table.string('street', 120).notNullable()
      table.string('additional', 120).nullable()
      code(table, 'postcode', 16).nullable()
      table.string('city', 80).notNullable()
      table.string('state', 80).nullable()
      code(table, 'country', 2).notNullable()
      code(table, 'phone', 24).nullable()
      boolean(table, 'is_billing_default').notNullable().defaultTo(false)
      boolean(table, 'is_delivery_default').notNullable().defaultTo(false)
      version(table)
      timestamps(table)
      table.index(['customer_id'])
    })
  }

  async down() {
    this.schema.dropTable('users_addresses')
  }
}
