import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, json, reference, timestamps, version } from '#core/database/columns'

/** Why goods come back, how long they may, and what the form asks besides. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('rma_reasons', (table) => {
      id(table)
      table.jsonb('title').notNullable()
      json(table, 'resolutions').notNullable()
      boolean(table, 'is_staff_only').notNullable().defaultTo(false)
      boolean(table, 'is_active').notNullable().defaultTo(true)
      table.integer('position').notNullable().defaultTo(0)
      version(table)
      timestamps(table)
    })

    this.schema.createTable('rma_rules', (table) => {
      id(table)
      table.string('name', 120).notNullable()
      table.integer('days').notNullable()
      json(table, 'categories').notNullable().defaultTo('[]')
      boolean(table, 'is_active').notNullable().defaultTo(true)
      version(table)
      timestamps(table)
    })
    for (const [name, target] of [
      ['families', 'catalogue_families'],
      ['products', 'catalogue_products'],
    ] as const) {
      this.schema.createTable(`rma_rules_${name}`, (table) => {
        reference(table, 'owner_id').notNullable().references('id').inTable('rma_rules').onDelete('CASCADE')
        reference(table, 'target_id').notNullable().references('id').inTable(target).onDelete('CASCADE')
        table.integer('position').notNullable()
        table.primary(['owner_id', 'target_id'])
        table.index(['target_id'])
      })
    }

    this.schema.createTable('rma_questions', (table) => {
      id(table)
      table.jsonb('label').notNullable()
      code(table, 'kind', 16).notNullable()
      json(table, 'choices').notNullable().defaultTo('[]')
      boolean(table, 'is_required').notNullable().defaultTo(false)
      boolean(table, 'is_active').notNullable().defaultTo(true)
      table.integer('position').notNullable().defaultTo(0)
      version(table)
      timestamps(table)
    })
  }

  async down() {
    this.schema.dropTable('rma_questions')
    this.schema.dropTable('rma_rules_products')
    this.schema.dropTable('rma_rules_families')
    this.schema.dropTable('rma_rules')
    this.schema.dropTable('rma_reasons')
  }
}
