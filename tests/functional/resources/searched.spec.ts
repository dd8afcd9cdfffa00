import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ListCatalogue } from '#core/lists/list_catalogue'
import { Lists } from '#core/lists/lists'
import { boolean } from '#core/fields/kinds/boolean'
import { day } from '#core/fields/kinds/day'
import { freshConfiguration } from '#plugins/configuration/testing'
import { instant } from '#core/fields/kinds/instant'
import { integer } from '#core/fields/kinds/integer'
import { money } from '#core/fields/kinds/money'
import { resetDatabase } from '#core/testing/reset_database'
import { resource } from '#core/resources/resource'
import { Store } from '#core/database/store'
import { text } from '#core/fields/kinds/text'
import { trialOf } from './trial_resource.js'

const label = { fr_FR: 'Essai', en_GB: 'Trial' }

const fields = {
  name: text({ label, required: true, length: 60 }),
  begins: instant({ label }),
  bornOn: day({ label }),
  places: integer({ label }),
  price: money({ label }),
  isOpen: boolean({ label }),
}

/** What a row of a resource titled by this field is found by. */
const TITLES = { name: 'Essai', begins: '2026-11-27', bornOn: '2026-11-28', places: '712', price: '1290', isOpen: null }

test.group('What is looked for in lists', (group) => {
  let store: Store
  group.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await freshConfiguration()
    const schema = store.lucid.connection().schema
    await schema.dropTableIfExists('trial_titles')
    await schema.createTable('trial_titles', (table) => {
      table.bigIncrements('id')
      table.string('name', 60)
      table.specificType('begins', store.dialect === 'pg' ? 'timestamptz' : 'text')
      table.date('born_on')
      table.integer('places')
      table.bigInteger('price')
      table.boolean('is_open')
      table.integer('version').notNullable().defaultTo(1)
    })
    const row = ['Essai', '2026-11-27T10:20:30.123Z', '2026-11-28', 712, 1290, true]
    await store.lucid.rawQuery(
      'insert into trial_titles (name, begins, born_on, places, price, is_open) values (?, ?, ?, ?, ?, ?)',
      row
    )
    return () => schema.dropTableIfExists('trial_titles')
  })

  for (const [title, q] of Object.entries(TITLES)) {
    test(`is found whatever the kind of the title (${title})`, async ({ assert }) => {
      const { lists } = await trialOf(
        resource('trial.titles', {
          label: { one: label, many: label },
          table: 'trial_titles',
          fields,
          title: title as keyof typeof fields,
          hasTimestamps: false,
        })
      )
      const found = async (words: string) => {
        const near = await lists.nearest('trial.titles', { q: words, limit: 5, locale: 'fr_FR' })
        return [(await lists.page('trial.titles', { q: words })).meta.total, near.length]
      }
      assert.deepEqual(await found('nichts'), [0, 0])
      if (q !== null) assert.deepEqual(await found(q), [1, 1])
    })
  }

  test('is no error in any list of the shop', async ({ assert }) => {
    const lists = await app.container.make(Lists)
    const catalogue = await app.container.make(ListCatalogue)
    const searched = []
    for (const key of catalogue.keys()) {
      const { search = [] } = await catalogue.get(key)
      if (search.length === 0) continue
      searched.push(key)
      await assert.doesNotReject(() => lists.page(key, { q: 'nichts 2026' }), key)
      await assert.doesNotReject(() => lists.nearest(key, { q: 'nichts', limit: 5, locale: 'fr_FR' }), key)
    }
    assert.isAbove(searched.length, 40)
  })
})
