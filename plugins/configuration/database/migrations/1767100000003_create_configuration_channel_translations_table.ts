import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('configuration_channel_translations', (table) => {
      table.integer('channel_id').notNullable().references('id').inTable('configuration_channels').onDelete('CASCADE')
      table.string('locale', 8).notNullable()
      table.string('name', 120).notNullable()
      table.text('description').notNullable().defaultTo('')
      table.string('home_meta_title', 255).notNullable().defaultTo('')
      table.string('home_meta_description', 500).notNullable().defaultTo('')
      table.primary(['channel_id', 'locale'])
    })
  }

  async down() {
    this.schema.dropTable('configuration_channel_translations')
  }
}
