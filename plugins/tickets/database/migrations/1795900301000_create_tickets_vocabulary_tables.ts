import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, json, reference, timestamps, version } from '#core/database/columns'

/** The words of tickets: statuses, trackers, priorities, categories, and the fields that staff add. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('tickets_statuses', (table) => {
      id(table)
      table.jsonb('name').notNullable()
      boolean(table, 'is_closed').notNullable().defaultTo(false)
      table.integer('done_ratio').nullable()
      table.integer('position').notNullable().defaultTo(0)
      version(table)
      timestamps(table)
    })
    this.schema.createTable('tickets_trackers', (table) => {
      id(table)
      table.jsonb('name').notNullable()
      table.jsonb('description').notNullable()
      reference(table, 'status_id').notNullable().references('id').inTable('tickets_statuses')
      json(table, 'fields').notNullable()
      boolean(table, 'is_open_to_customers').notNullable().defaultTo(false)
      table.integer('position').notNullable().defaultTo(0)
      version(table)
      timestamps(table)
    })
    this.schema.createTable('tickets_priorities', (table) => {
      id(table)
      table.jsonb('name').notNullable()
      boolean(table, 'is_default').notNullable().defaultTo(false)
      boolean(table, 'is_active').notNullable().defaultTo(true)
      table.integer('answer_minutes').nullable()
      table.integer('solution_minutes').nullable()
      table.integer('position').notNullable().defaultTo(0)
      version(table)
      timestamps(table)
    })
    this.schema.createTable('tickets_categories', (table) => {
      id(table)
      table.jsonb('name').notNullable()
      reference(table, 'assignee_id').nullable().references('id').inTable('users_staff').onDelete('SET NULL')
      reference(table, 'group_id').nullable().references('id').inTable('users_staff_groups').onDelete('SET NULL')
      table.integer('position').notNullable().defaultTo(0)
      version(table)
      timestamps(table)
    })
    this.schema.createTable('tickets_custom_fields', (table) => {
      id(table)
      table.jsonb('label').notNullable()
      table.jsonb('help').notNullable()
      code(table, 'kind', 32).notNullable()
      boolean(table, 'is_required').notNullable().defaultTo(false)
      boolean(table, 'is_for_customers').notNullable().defaultTo(false)
      json(table, 'choices').notNullable().defaultTo('[]')
      code(table, 'of').nullable()
      boolean(table, 'many').notNullable().defaultTo(false)
      json(table, 'accept').notNullable().defaultTo('[]')
      table.integer('length').nullable()
      table.integer('least').nullable()
      table.integer('most').nullable()
      table.integer('position').notNullable().defaultTo(0)
      version(table)
      timestamps(table)
    })
    this.schema.createTable('tickets_custom_fields_trackers', (table) => {
      reference(table, 'owner_id').notNullable().references('id').inTable('tickets_custom_fields').onDelete('CASCADE')
      reference(table, 'target_id').notNullable().references('id').inTable('tickets_trackers').onDelete('CASCADE')
      table.integer('position').notNullable()
      table.primary(['owner_id', 'target_id'])
    })
    this.schema.createTable('tickets_transitions', (table) => {
      id(table)
      reference(table, 'role_id').notNullable().references('id').inTable('users_roles').onDelete('CASCADE')
      reference(table, 'tracker_id').notNullable().references('id').inTable('tickets_trackers').onDelete('CASCADE')
      reference(table, 'from_id').nullable().references('id').inTable('tickets_statuses').onDelete('CASCADE')
      reference(table, 'to_id').notNullable().references('id').inTable('tickets_statuses').onDelete('CASCADE')
      code(table, 'who', 16).notNullable()
      table.unique(['role_id', 'tracker_id', 'from_id', 'to_id', 'who'])
    })
    this.schema.createTable('tickets_field_rules', (table) => {
      id(table)
      reference(table, 'role_id').notNullable().references('id').inTable('users_roles').onDelete('CASCADE')
      reference(table, 'tracker_id').notNullable().references('id').inTable('tickets_trackers').onDelete('CASCADE')
      reference(table, 'status_id').notNullable().references('id').inTable('tickets_statuses').onDelete('CASCADE')
      code(table, 'field', 40).notNullable()
      code(table, 'rule', 16).notNullable()
      table.unique(['role_id', 'tracker_id', 'status_id', 'field'])
    })
  }

  async down() {
    for (const name of ['field_rules', 'transitions', 'custom_fields_trackers', 'custom_fields', 'categories']) {
      this.schema.dropTable(`tickets_${name}`)
    }
    for (const name of ['priorities', 'trackers', 'statuses']) this.schema.dropTable(`tickets_${name}`)
  }
}
