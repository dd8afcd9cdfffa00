import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Permalinks } from '#core/permalinks/permalinks'
import { Settings } from '#core/settings/settings'
import { ProductFactory } from '#plugins/catalogue/testing'
import { runJobs } from '#core/testing/run_jobs'
import { bodyOf, refusalOf, staffVisit } from '#plugins/catalogue/tests/fixtures/staff_visit'
import type { Visitor } from '#core/testing/visitor'

const BASE = '/api/admin/catalogue/permalinks'
const PATTERNS = '/api/admin/platform/permalink-patterns'

test.group('Permalinks in the back office', (group) => {
  let staff: Visitor
  group.each.setup(async () => {
    staff = await staffVisit()
  })

  const rows = async (query: string) => {
    const { body } = await staff.send('GET', `${BASE}?${query}`)
    return (body as { data: { id: number; path: string; redirect: string | null; target: string }[] }).data
  }
  const resolve = async (path: string) => (await app.container.make(Permalinks)).resolve('default', 'fr_FR', path)
  const category = (name: string) =>
    staff.send('POST', '/api/admin/catalogue/categories', { kind: 'category', texts: { fr_FR: { name } } })

  test('list what stands where, and take another slug with the old address leading there', async ({ assert }) => {
    await ProductFactory.create({ name: 'Merlot' })
    await ProductFactory.create({ name: 'Syrah' })
    const [merlot] = await rows('filter[path]=merlot&filter[locale]=fr_FR')
    assert.deepInclude(merlot, { path: '/merlot', target: 'Merlot', redirect: null })
    const address = `${BASE}/${merlot?.id}`
    assert.equal(refusalOf(await staff.send('PUT', address, { slug: 'syrah' })), '422 E_CATALOGUE_SLUG_TAKEN slug')
    assert.equal(refusalOf(await staff.send('PUT', address, { slug: 'contact' })).slice(0, 3), '422')
    assert.equal((await staff.send('PUT', address, { slug: 'Grand Merlot' })).status, 200)
    assert.equal((await resolve('/merlot'))?.redirect, '/grand-merlot')
    assert.equal((await resolve('/grand-merlot'))?.redirect, null)
    assert.equal(refusalOf(await staff.send('PUT', address, { slug: 'autre' })), '409 E_CATALOGUE_PERMALINK_REDIRECT')
    await category('Rouges')
    const [reds] = await rows('filter[path]=rouges&filter[locale]=fr_FR')
    assert.equal((await staff.send('PUT', `${BASE}/${reds?.id}`, { slug: 'vins-rouges' })).status, 200)
    assert.equal((await resolve('/boutique/rouges'))?.redirect, '/boutique/vins-rouges')
  })

  test('take redirects by hand, which follow the page they lead to', async ({ assert }) => {
    await ProductFactory.create({ name: 'Merlot' })
    const add = (path: string, redirect: string) => staff.send('POST', BASE, { locale: 'fr_FR', path, redirect })
    const made = await add('/vieux/merlot.html', '/merlot')
    assert.equal(made.status, 201)
    const [merlot] = await rows('filter[path]=merlot&filter[locale]=fr_FR&filter[is_redirect]=0')
    await staff.send('PUT', `${BASE}/${merlot?.id}`, { slug: 'cuvee' })
    assert.equal((await resolve('/vieux/merlot.html'))?.redirect, '/cuvee')
    assert.equal(refusalOf(await add('/cuvee', '/contact')), '422 E_CORE_PERMALINK_TAKEN path')
    assert.equal(refusalOf(await add('/boutique', '/cuvee')), '422 E_CORE_PERMALINK_RESERVED path')
    assert.equal(refusalOf(await add('/a b', '/cuvee')), '422 E_CORE_PERMALINK_MALFORMED path')
    assert.equal((await add('/a', '/b')).status, 201)
    assert.equal(refusalOf(await add('/b', '/a')), '422 E_CORE_REDIRECT_LOOP redirect')
    assert.equal((await staff.send('DELETE', `${BASE}/${bodyOf(made).data.id}`, { version: 1 })).status, 204)
    assert.isNull(await resolve('/vieux/merlot.html'))
    const present = await staff.send('DELETE', `${BASE}/${(await rows('filter[path]=cuvee'))[0]?.id}`, { version: 1 })
    assert.equal(refusalOf(present), '409 E_CORE_PERMALINK_PRESENT')
  })

  test('take a redirect in the language that the form names, whatever language the answer is wanted in', async ({
    assert,
  }) => {
    await ProductFactory.create({ name: 'Merlot' })
    const told = { locale: 'en_GB', path: '/old-merlot', redirect: '/merlot' }
    assert.equal((await staff.send('POST', `${BASE}?locale=fr_FR`, told)).status, 201)
    assert.lengthOf(await rows('filter[path]=old-merlot&filter[locale]=en_GB'), 1)
    assert.isNull(await resolve('/old-merlot'))
  })

  const reform = (key: string, patterns: object) =>
    staff.send('PUT', PATTERNS, { patterns: [Object.assign({ key: `catalogue.${key}` }, patterns)] })

  test('take another form for all of a kind, and back, with every old address leading there', async ({ assert }) => {
    await ProductFactory.create({ name: 'Merlot' })
    const changed = await reform('product', { fr_FR: '/nos-vins/{slug}' })
    assert.containsSubset(changed.body, {
      data: [
        { key: 'catalogue.product', patterns: { fr_FR: '/nos-vins/{slug}', en_GB: '/{slug}' } },
        { key: 'catalogue.category', patterns: { fr_FR: '/boutique/{slug}' } },
        { key: 'catalogue.dish', patterns: { fr_FR: '/boutique/plats-associes/{slug}' } },
      ],
    })
    assert.equal((await resolve('/merlot'))?.redirect, '/nos-vins/merlot')
    assert.equal((await resolve('/nos-vins/merlot'))?.redirect, null)
    await reform('product', { fr_FR: '/{slug}' })
    assert.equal((await resolve('/merlot'))?.redirect, null)
    assert.equal((await resolve('/nos-vins/merlot'))?.redirect, '/merlot')
  })

  test('have a form of their own in each language, which new products and the shop follow', async ({ assert }) => {
    await ProductFactory.create({ name: 'Merlot' })
    assert.equal((await reform('product', { fr_FR: '/vins/{slug}', en_GB: '/wines/{slug}' })).status, 200)
    await ProductFactory.create({ name: 'Syrah' })
    await runJobs()
    const english = async (path: string) => (await app.container.make(Permalinks)).resolve('default', 'en_GB', path)
    assert.deepEqual(
      [(await resolve('/merlot'))?.redirect, (await english('/merlot'))?.redirect],
      ['/vins/merlot', '/wines/merlot']
    )
    assert.deepEqual(
      [(await resolve('/vins/syrah'))?.redirect, (await english('/wines/syrah'))?.redirect],
      [null, null]
    )
    assert.isNull(await english('/vins/syrah'))
    const page = async (locale: string) => {
      const { body } = await staff.send('GET', `/api/catalogue/products/syrah?locale=${locale}`)
      const { path, alternates } = body as { path: string; alternates: object }
      return { path, alternates }
    }
    const alternates = { fr_FR: '/vins/syrah', en_GB: '/wines/syrah' }
    assert.deepEqual(await page('fr_FR'), { path: '/vins/syrah', alternates })
    assert.deepEqual(await page('en_GB'), { path: '/wines/syrah', alternates })
  })

  test('refuse forms that screens stand in the way of, or that lead two pages to one address', async ({ assert }) => {
    for (const form of ['/{slug}/a', '/vins', '/Vins/{slug}', '/admin/{slug}', '/boutique/{slug}', '/en/{slug}']) {
      const refused = await reform('product', { fr_FR: form })
      assert.equal(refusalOf(refused), '422 E_CATALOGUE_PATTERN_INVALID patterns.0.fr_FR', form)
    }
    await ProductFactory.create({ name: 'Rouges' })
    await category('Rouges')
    const taken = await reform('category', { fr_FR: '/{slug}' })
    assert.equal(refusalOf(taken), '422 E_CATALOGUE_PATTERN_TAKEN patterns.0.fr_FR')
    assert.include(bodyOf(taken).errors[0]?.message, '/rouges')
    assert.equal((await resolve('/boutique/rouges'))?.redirect, null)
  })

  test('take another form in no other way, in which the addresses would stay behind', async ({ assert }) => {
    await ProductFactory.create({ name: 'Merlot' })
    const key = 'catalogue.permalinks.product'
    for (const body of [{ values: { [key]: '/nos-vins/{slug}' } }, { unset: [key] }]) {
      const refused = await staff.send('PUT', '/api/admin/configuration/settings', body)
      assert.equal(refusalOf(refused), `409 E_CORE_SETTING_ELSEWHERE ${key}`)
      assert.include(bodyOf(refused).errors[0]?.message, 'Permaliens')
    }
    // Nothing beside it was stored either.
    const name = 'configuration.general.shop_name'
    const both = { values: { [name]: 'Autre', [key]: '/nos-vins/{slug}' } }
    assert.equal((await staff.send('PUT', '/api/admin/configuration/settings', both)).status, 409)
    const settings = await app.container.make(Settings)
    assert.deepEqual([settings.get(key), settings.get(name)], ['/{slug}', 'Cellier'])
    assert.equal((await resolve('/merlot'))?.redirect, null)
  })
})
