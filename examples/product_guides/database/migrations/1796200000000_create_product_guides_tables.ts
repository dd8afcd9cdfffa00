import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, id, reference, timestamps, version } from '#core/database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('product_guides_guides', (table) => {
      id(table)
      reference(table, 'picture_id').nullable().references('core_media.id').index()
      boolean(table, 'is_shown').notNullable().defaultTo(true)
      table.integer('thanks').notNullable().defaultTo(0)
      version(table)
      timestamps(table)
    })
    this.schema.createTable('product_guides_guides_translations', (table) => {
      reference(table, 'owner_id').notNullable().references('product_guides_guides.id').onDelete('CASCADE')
      table.string('locale', 8).notNullable()
      table.string('title', 120).nullable()
      table.text('steps').nullable()
      table.primary(['owner_id', 'locale'])
    })
    this.schema.createTable('product_guides_guides_products', (table) => {
      reference(table, 'owner_id').notNullable().references('product_guides_guides.id').onDelete('CASCADE')
      reference(table, 'target_id').notNullable().index()
      table.integer('position').notNullable()
      table.primary(['owner_id', 'target_id'])
    })
  }

  async down() {
    this.schema.dropTable('product_guides_guides_products')
    this.schema.dropTable('product_guides_guides_translations')
    this.schema.dropTable('product_guides_guides')
  }
}
