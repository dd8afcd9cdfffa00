import { BaseSchema } from '@adonisjs/lucid/schema'

/** A shop of the house: host names, languages and currencies of its own. Lists are JSON of codes. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('configuration_channels', (table) => {
      table.increments('id')
      table.string('code', 40).notNullable().unique()
      table.text('hosts').notNullable().defaultTo('[]')
      table.string('timezone', 60).notNullable().defaultTo('Europe/Paris')
      table.string('default_locale', 8).notNullable().references('code').inTable('configuration_locales')
      table.string('base_currency', 3).notNullable().references('code').inTable('configuration_currencies')
      table.text('locales').notNullable()
      table.text('currencies').notNullable()
      table.text('allowed_ips').notNullable().defaultTo('[]')
      table.string('root_category', 190).nullable()
      table.string('theme', 40).nullable()
      table.string('logo', 255).nullable()
      table.string('favicon', 255).nullable()
      table.integer('position').notNullable().defaultTo(0)
      table.integer('version').notNullable().defaultTo(1)
    })
    this.defer(async (database) => {
      await database.table('configuration_channels').insert({
        code: 'default',
        hosts: '[]',
        timezone: 'Europe/Paris',
        default_locale: 'fr_FR',
        base_currency: 'EUR',
        locales: '["fr_FR","en_GB"]',
        currencies: '["EUR"]',
      })
    })
  }

  async down() {
    this.schema.dropTable('configuration_channels')
  }
}
