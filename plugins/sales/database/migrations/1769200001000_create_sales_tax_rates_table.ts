import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, json, timestamps, version } from '#core/database/columns'

/** Rates of VAT by destination, buyer, category and date. Empty lists and texts mean: all. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sales_tax_rates', (table) => {
      id(table)
      table.string('name', 120).notNullable()
      table.integer('basis_points').notNullable()
      json(table, 'categories').notNullable().defaultTo('[]')
      json(table, 'countries').notNullable().defaultTo('[]')
      code(table, 'state', 8).notNullable().defaultTo('')
      code(table, 'postcode_from', 16).notNullable().defaultTo('')
      code(table, 'postcode_to', 16).notNullable().defaultTo('')
      json(table, 'customer_groups').notNullable().defaultTo('[]')
      boolean(table, 'needs_vat_number').notNullable().defaultTo(false)
      boolean(table, 'keeps_net').notNullable().defaultTo(false)
      table.string('note', 255).notNullable().defaultTo('')
      table.integer('priority').notNullable().defaultTo(0)
      code(table, 'starts_on', 10).nullable()
      code(table, 'ends_on', 10).nullable()
      version(table)
      timestamps(table)
    })
  }

  async down() {
    this.schema.dropTable('sales_tax_rates')
  }
}
