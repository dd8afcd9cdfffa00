import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, json, reference, timestamps, version } from '#core/database/columns'

/** Fields that staff add to contents and categories, in groups that say where they stand. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('cms_field_groups', (table) => {
      id(table)
      table.jsonb('name').notNullable()
      json(table, 'locations').notNullable().defaultTo('[]')
      boolean(table, 'on_categories').notNullable().defaultTo(false)
      table.integer('position').notNullable().defaultTo(0)
      version(table)
      timestamps(table)
    })
    this.schema.createTable('cms_group_fields', (table) => {
      id(table)
      reference(table, 'group_id').notNullable().references('id').inTable('cms_field_groups').onDelete('CASCADE')
      reference(table, 'parent_id').nullable().references('id').inTable('cms_group_fields')
      table.integer('position').notNullable().defaultTo(0)
      table.jsonb('label').notNullable()
      table.jsonb('help').notNullable()
      code(table, 'kind', 32).notNullable()
      boolean(table, 'is_required').notNullable().defaultTo(false)
      boolean(table, 'is_translated').notNullable().defaultTo(false)
      boolean(table, 'is_hidden').notNullable().defaultTo(false)
      json(table, 'choices').notNullable().defaultTo('[]')
      code(table, 'of').nullable()
      boolean(table, 'many').notNullable().defaultTo(false)
      json(table, 'accept').notNullable().defaultTo('[]')
      table.integer('length').nullable()
      table.integer('least').nullable()
      table.integer('most').nullable()
      version(table)
      timestamps(table)
      table.index(['group_id', 'position'])
      table.index(['parent_id'])
    })
  }

  async down() {
    this.schema.dropTable('cms_group_fields')
    this.schema.dropTable('cms_field_groups')
  }
}
