import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('configuration_locales', (table) => {
      table.string('code', 8).primary()
      table.string('name', 60).notNullable()
      table.string('direction', 3).notNullable().defaultTo('ltr')
      table.integer('position').notNullable().defaultTo(0)
    })
    this.defer(async (database) => {
      await database.table('configuration_locales').multiInsert([
        { code: 'fr_FR', name: 'Français', direction: 'ltr', position: 0 },
        { code: 'en_GB', name: 'English', direction: 'ltr', position: 1 },
      ])
    })
  }

  async down() {
    this.schema.dropTable('configuration_locales')
  }
}
