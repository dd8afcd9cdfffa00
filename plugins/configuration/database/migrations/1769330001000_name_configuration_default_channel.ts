import { BaseSchema } from '@adonisjs/lucid/schema'

const NAMES = { fr_FR: 'Boutique en ligne', en_GB: 'Online shop' }

/** The channel that every shop begins with has a name, so that lists need not show its code. One given by staff stays. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (database) => {
      for (const [locale, name] of Object.entries(NAMES)) {
        await database.rawQuery(
          `insert into configuration_channel_translations (channel_id, locale, name)
           select c.id, cast(? as varchar(8)), cast(? as varchar(120)) from configuration_channels c
           where c.code = 'default' and not exists
             (select 1 from configuration_channel_translations t where t.channel_id = c.id and t.locale = ?)`,
          [locale, name, locale]
        )
      }
    })
  }

  async down() {
    this.defer(async (database) => {
      for (const [locale, name] of Object.entries(NAMES)) {
        await database.rawQuery(
          `delete from configuration_channel_translations where locale = ? and name = ? and channel_id in
             (select id from configuration_channels where code = 'default')`,
          [locale, name]
        )
      }
    })
  }
}
