import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { SaveCategory } from '#plugins/catalogue/categories/actions/save_category'
import { givenSmallShop } from '#plugins/catalogue/tests/fixtures/small_shop'
import { tester, upsert } from '#plugins/catalogue/testing'
import type { ApiClient } from '@japa/api-client'

test.group('Addresses of the catalogue', (group) => {
  group.each.setup(async () => void (await givenSmallShop()))

  async function resolve(client: ApiClient, path: string, locale = 'fr_FR') {
    return (await client.get('/api/permalinks').qs({ path, locale })).body() as Record<string, unknown>
  }

  async function rename(slug: string): Promise<void> {
    await upsert([{ translations: { fr_FR: { slug } }, variants: [{ sku: 'CO' }] }])
  }

  test('of a renamed product answer 301 to the present one, from every former address', async ({ client, assert }) => {
    await rename('granit-bleu')
    await rename('granit-gris')
    for (const former of ['/granit-noir', '/granit-bleu']) {
      assert.containsSubset(await resolve(client, former), { redirect: '/granit-gris', status: 301 })
      const page = await client.get(`/vue${former}`).redirects(0)
      page.assertStatus(301)
      assert.equal(new URL(page.header('location') as string, 'http://x').pathname, '/vue/granit-gris')
    }
    assert.containsSubset(await resolve(client, '/granit-gris'), { redirect: null, status: 200 })
    ;(await client.get('/vue/granit-gris')).assertStatus(200)
    ;(await client.get('/vue/en/black-granite')).assertStatus(200)
  })

  test('keep their query, and the language, over a move', async ({ client, assert }) => {
    await upsert([{ translations: { en_GB: { slug: 'granite' } }, variants: [{ sku: 'CO' }] }])
    const page = await client.get('/vue/en/black-granite?variant=CO').redirects(0)
    page.assertStatus(301)
    assert.match(page.header('location') as string, /\/vue\/en\/granite\?variant=CO$/)
  })

  test('stay with the product that had them: another one gets the next free address', async ({ client, assert }) => {
    await rename('granit-bleu')
    await upsert([{ translations: { fr_FR: { slug: 'granit-noir' } }, variants: [{ sku: 'OE' }] }])
    assert.containsSubset(await resolve(client, '/granit-noir'), { redirect: '/granit-bleu', status: 301 })
    assert.containsSubset(await resolve(client, '/clos-de-loeuvre'), { redirect: '/granit-noir-2', status: 301 })
  })

  test('of a renamed category lead to the present one, with those below it', async ({ client, assert }) => {
    const { reader } = await app.container.make(Store)
    const row = await reader.first<{ id: number }>(
      "select category_id as id from catalogue_category_translations where locale = 'fr_FR' and slug = 'vins-rouges'"
    )
    const categories = await app.container.make(SaveCategory)
    await categories.execute({ id: Number(row?.id), texts: { fr_FR: { slug: 'rouges' } } }, tester)
    assert.containsSubset(await resolve(client, '/boutique/vins-rouges'), { redirect: '/boutique/rouges', status: 301 })
  })

  test('are listed for programs with their patterns, and no draft among them', async ({ client, assert }) => {
    const { permalinks } = (await client.get('/api/init').qs({ locale: 'fr_FR' })).body() as {
      permalinks: Record<string, { pattern: string; total: number; list: { slug: string; path: string }[] }>
    }
    assert.deepEqual(permalinks.products, {
      pattern: '/{slug}',
      total: 3,
      list: ['chateau-des-pelerins', 'clos-de-loeuvre', 'granit-noir'].map((slug) => ({ slug, path: `/${slug}` })),
    })
    assert.equal(permalinks.categories?.pattern, '/boutique/{slug}')
    assert.sameMembers(permalinks.categories?.list.map(({ slug }) => slug) ?? [], [
      'vins-rouges',
      'rhone',
      'vins-blancs',
    ])
    assert.deepEqual(
      permalinks.dishes?.list.map(({ path }) => path),
      ['/boutique/plats-associes/gibier']
    )
  })
})
