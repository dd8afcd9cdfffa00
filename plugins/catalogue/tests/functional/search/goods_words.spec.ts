import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { RebuildListings } from '#plugins/catalogue/listing/actions/rebuild_listings'
import { givenSmallShop } from '#plugins/catalogue/tests/fixtures/small_shop'
import { tester } from '#plugins/catalogue/testing'
import type { ApiClient } from '@japa/api-client'

/** A page as a French visitor is sent it. */
async function read(client: ApiClient, path: string): Promise<string> {
  const answer = await client.get(path).header('accept-language', 'fr')
  answer.assertStatus(200)
  return answer.text()
}

test.group('What the shop calls its goods', (group) => {
  group.setup(async () => {
    await givenSmallShop()
  })

  test('holds for any goods until it is set; then pages say it, in its language and in cards too', async ({
    client,
    assert,
  }) => {
    const before = await read(client, '/vue/boutique')
    assert.include(before, '>3 produits<')
    assert.include(before, '>Tous les produits</h1>')
    assert.notMatch(before, /<html[^>]*data-missing-picture="bottle"/)
    const settings = await app.container.make(Settings)
    const store = await app.container.make(Store)
    await store.transaction(async (trx) => {
      const said = {
        goods_one: 'meuble',
        goods_many: 'meubles',
        goods_all: 'Tous les meubles',
        goods_last: 'Dernières pièces',
        search_hint: 'Une table, une chaise…',
      }
      for (const [name, text] of Object.entries(said)) {
        await settings.set(trx, `configuration.catalog.${name}`, text, { locale: 'fr_FR' }, tester)
      }
      await settings.set(trx, 'configuration.catalog.missing_picture', 'bottle', {}, tester)
      // Few are left of everything.
      await settings.set(trx, 'catalogue.stock.low_quantity', 10_000, {}, tester)
    })
    await (await app.container.make(RebuildListings)).execute()
    const after = await read(client, '/vue/boutique')
    assert.include(after, '>3 meubles<')
    assert.include(after, '>Tous les meubles</h1>')
    assert.include(after, 'placeholder="Une table, une chaise…"')
    assert.include(after, '>Dernières pièces<')
    assert.match(after, /<html[^>]*data-missing-picture="bottle"/)
    assert.match(after, /<nav[^>]*>(?:(?!<\/nav>).)*Tous les meubles/s)
    const english = await read(client, '/vue/en/boutique')
    assert.include(english, '>3 products<')
    assert.notInclude(english, 'meuble')
  })
})
