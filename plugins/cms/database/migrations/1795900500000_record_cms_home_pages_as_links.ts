import { BaseSchema } from '@adonisjs/lucid/schema'

/** The home pages that were chosen before they were recorded as links. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      const rows: { channel: string; value: string }[] = await db
        .from('core_settings')
        .where('key', 'cms.site.home_page')
        .select('channel', 'value')
      for (const { channel, value } of rows) {
        const id = /^"ref:cms\.content\/(\w+)"$/.exec(value)?.[1]
        if (id === undefined) continue
        await db.table('core_links').insert({
          source_kind: 'cms.home_page',
          source_id: channel || '*',
          locale: '',
          place: 'target',
          target_kind: 'cms.content',
          target_id: id,
          url: `ref:cms.content/${id}`,
          key: `cms.content/${id}`,
          text: '',
        })
      }
    })
  }

  async down() {
    this.defer(async (db) => {
      await db.from('core_links').where('source_kind', 'cms.home_page').delete()
    })
  }
}
