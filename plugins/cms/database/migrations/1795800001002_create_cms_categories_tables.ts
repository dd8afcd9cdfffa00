import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, json, reference, timestamps, version, type Table } from '#core/database/columns'

/** Categories and tags of contents, in each language. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('cms_categories', (table) => {
      id(table)
      reference(table, 'parent_id').nullable().references('id').inTable('cms_categories')
      table.integer('position').notNullable().defaultTo(0)
      json(table, 'custom').notNullable().defaultTo('{}')
      version(table)
      timestamps(table)
      table.index(['parent_id'])
    })
    this.schema.createTable('cms_category_translations', (table) => {
      texts(table, 'cms_categories')
      table.text('description').nullable()
    })
    this.schema.createTable('cms_tags', (table) => {
      id(table)
      version(table)
      timestamps(table)
    })
    this.schema.createTable('cms_tag_translations', (table) => texts(table, 'cms_tags'))
    for (const name of ['categories', 'tags']) {
      this.schema.createTable(`cms_contents_${name}`, (table) => {
        reference(table, 'owner_id').notNullable().references('id').inTable('cms_contents').onDelete('CASCADE')
        reference(table, 'target_id').notNullable().references('id').inTable(`cms_${name}`)
        table.integer('position').notNullable()
        table.primary(['owner_id', 'target_id'])
        table.index(['target_id'])
      })
    }
  }

  async down() {
    for (const name of ['contents_tags', 'contents_categories', 'tag_translations', 'tags', 'category_translations']) {
      this.schema.dropTable(`cms_${name}`)
    }
    this.schema.dropTable('cms_categories')
  }
}

function texts(table: Table, owner: string): void {
  reference(table, 'owner_id').notNullable().references('id').inTable(owner).onDelete('CASCADE')
  code(table, 'locale', 8).notNullable()
  table.string('name', 120).nullable()
  code(table, 'slug', 200).nullable()
  table.primary(['owner_id', 'locale'])
  table.index(['locale', 'slug'])
}
