import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, id, instant, reference, timestamps, version } from '#core/database/columns'

/** Sliders of a channel and language, and the slides of each, in order. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('branding_sliders', (table) => {
      id(table)
      table.string('name', 120).notNullable()
      code(table, 'place', 16).notNullable()
      // Empty: every language, every channel.
      code(table, 'locale', 12).nullable()
      code(table, 'channel').nullable()
      table.integer('seconds').nullable()
      boolean(table, 'is_active').notNullable()
      version(table)
      timestamps(table)
      table.index(['place'])
    })
    this.schema.createTable('branding_slides', (table) => {
      id(table)
      reference(table, 'slider_id').notNullable().references('id').inTable('branding_sliders').onDelete('CASCADE')
      reference(table, 'parent_id').nullable().references('id').inTable('branding_slides')
      table.integer('position').notNullable().defaultTo(0)
      table.jsonb('title').notNullable()
      table.jsonb('text').notNullable()
      table.jsonb('link_label').notNullable()
      code(table, 'target', 2000).nullable()
      reference(table, 'picture_id').notNullable().references('id').inTable('core_media')
      reference(table, 'phone_picture_id').nullable().references('id').inTable('core_media')
      instant(table, 'starts_at').nullable()
      instant(table, 'ends_at').nullable()
      boolean(table, 'is_active').notNullable()
      // What visitors were last shown: a job tells caches when that changes.
      boolean(table, 'is_shown').notNullable()
      version(table)
      timestamps(table)
      table.index(['slider_id', 'position'])
      table.index(['parent_id'])
      table.index(['picture_id'])
      table.index(['phone_picture_id'])
    })
  }

  async down() {
    this.schema.dropTable('branding_slides')
    this.schema.dropTable('branding_sliders')
  }
}
