import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { SaveCategory } from '#plugins/catalogue/categories/actions/save_category'
import { Store } from '#core/database/store'
import { aWine, seedCatalogue, tester, upsert } from '#plugins/catalogue/testing'
import { resetDatabase } from '#core/testing/reset_database'
import { searchIndexOf } from '#core/search/search_index'

const HOSTILE =
  '<h1 style="text-align:center" onclick="x">Élevage\u202f: fût</h1><script>alert(1)</script><p>Notes de <b>mûre</b> &amp; <a href="javascript:x">poivre</a></p><iframe src="//evil.example"></iframe>'
const CLEAN = '<h2 class="align-center">Élevage\u202f: fût</h2><p>Notes de <b>mûre</b> &amp; <a>poivre</a></p>'
const PLAIN = 'Un vin à moins de 5 € & < 6 €.\n\nDe garde.'

test.group('Descriptions', (each) => {
  let store: Store
  each.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedCatalogue()
  })

  const write = (description: string) =>
    upsert([{ ...aWine({ sku: 'D-1', name: 'Syrah' }), translations: { fr_FR: { name: 'Syrah', description } } }])
  const stored = async () =>
    (
      await store.reader.first<{ description: string }>(
        "select description from catalogue_product_translations where locale = 'fr_FR'"
      )
    )?.description

  test('of products are cleaned, whoever sends them, and plain text stays as it is', async ({ assert }) => {
    await write(HOSTILE)
    assert.equal(await stored(), CLEAN)
    const [again] = await write(CLEAN)
    assert.equal(again?.outcome, 'unchanged')
    await write(PLAIN)
    assert.equal(await stored(), PLAIN)
    const [long] = await write(`<p>${'x'.repeat(100_000)}</p>`)
    assert.deepEqual(
      long?.errors.map(({ field }) => field),
      ['translations.fr_FR.description']
    )
    assert.equal(await stored(), PLAIN)
  })

  test('of categories are cleaned too', async ({ assert }) => {
    const save = await app.container.make(SaveCategory)
    const id = await save.execute({ texts: { fr_FR: { name: 'Rouges', description: HOSTILE } } }, tester)
    const read = async () =>
      (
        await store.reader.first<{ description: string }>(
          "select description from catalogue_category_translations where category_id = ? and locale = 'fr_FR'",
          [id]
        )
      )?.description
    assert.equal(await read(), CLEAN)
    await save.execute({ id, texts: { fr_FR: { description: PLAIN } } }, tester)
    assert.equal(await read(), PLAIN)
  })

  test('are found and summed up by their words, not by their tags', async ({ assert }) => {
    await write(HOSTILE)
    const { page = '' } =
      (await store.reader.first<{ page: string }>("select page from catalogue_listings where locale = 'fr_FR'")) ?? {}
    assert.equal(
      (JSON.parse(page) as { metaDescription: string }).metaDescription,
      'Élevage : fût Notes de mûre & poivre'
    )
    const search = async (words: string) => {
      const found = await searchIndexOf(store).search('catalogue.products', 'fr_FR', words, [])
      return found?.ids.length ?? 0
    }
    assert.deepEqual([await search('poivre'), await search('align-center')], [1, 0])
  })
})
