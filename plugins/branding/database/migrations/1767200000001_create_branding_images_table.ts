import { BaseSchema } from '@adonisjs/lucid/schema'

/** Backgrounds and logos by their place. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('branding_images', (table) => {
      table.string('place', 40).primary()
      table.string('url', 500).notNullable()
      table.integer('width').nullable()
      table.integer('height').nullable()
    })
  }

  async down() {
    this.schema.dropTable('branding_images')
  }
}
