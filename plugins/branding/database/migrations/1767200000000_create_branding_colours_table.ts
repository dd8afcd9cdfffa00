import { BaseSchema } from '@adonisjs/lucid/schema'

/** Colours that staff chose; a token without a row has the house's own. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('branding_colours', (table) => {
      table.string('token', 40).primary()
      table.string('value', 7).notNullable()
    })
  }

  async down() {
    this.schema.dropTable('branding_colours')
  }
}
