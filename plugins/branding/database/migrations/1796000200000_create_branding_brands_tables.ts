import { BaseSchema } from '@adonisjs/lucid/schema'
import { SystemClock } from '#core/time/system_clock'
import { boolean, id, instant, json, reference, timestamps, version } from '#core/database/columns'

/** Brands with their draft and what is published of them, and every published state. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('branding_brands', (table) => {
      id(table)
      table.string('name', 120).notNullable()
      // The one of every channel that chose none.
      boolean(table, 'is_default').notNullable().defaultTo(false)
      json(table, 'channels').notNullable().defaultTo('[]')
      json(table, 'published').notNullable().defaultTo('{}')
      // Null: nothing is being changed.
      json(table, 'draft').nullable()
      version(table, 'draft_version')
      version(table)
      timestamps(table)
    })
    this.schema.createTable('branding_versions', (table) => {
      id(table)
      reference(table, 'brand_id').notNullable().references('id').inTable('branding_brands').onDelete('CASCADE')
      table.integer('number').notNullable()
      json(table, 'theme').notNullable()
      table.string('author', 255).notNullable()
      instant(table, 'created_at').notNullable()
      table.unique(['brand_id', 'number'])
    })
    this.defer(async (db) => {
      const now = new SystemClock().iso()
      const colours = (await db.from('branding_colours').select('token', 'value')) as { token: string; value: string }[]
      const images = (await db.from('branding_images').select('place', 'url')) as { place: string; url: string }[]
      const known: [string, number][] = []
      for (const { place, url } of images) {
        const hash = /^\/media\/([0-9a-f]{32})\//.exec(url)?.[1] ?? ''
        const medium = (await db.from('core_media').where('hash', hash).select('id').first()) as { id: number } | null
        if (medium) known.push([place, Number(medium.id)])
      }
      const theme = {
        colours: Object.fromEntries(colours.map(({ token, value }) => [token, value])),
        images: Object.fromEntries(known),
        fonts: {},
      }
      await db.table('branding_brands').insert({
        name: 'Cellier',
        is_default: true,
        channels: '[]',
        published: JSON.stringify(theme),
        draft_version: 1,
        version: 1,
        created_at: now,
        updated_at: now,
      })
      await db.rawQuery('drop table branding_colours')
      await db.rawQuery('drop table branding_images')
    })
  }

  async down() {
    this.schema.createTable('branding_colours', (table) => {
      table.string('token', 40).primary()
      table.string('value', 7).notNullable()
    })
    this.schema.createTable('branding_images', (table) => {
      table.string('place', 40).primary()
      table.string('url', 500).notNullable()
      table.integer('width').nullable()
      table.integer('height').nullable()
    })
    this.schema.dropTable('branding_versions')
    this.schema.dropTable('branding_brands')
  }
}
