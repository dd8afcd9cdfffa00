import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { ProductFactory, seedCatalogue } from '#plugins/catalogue/testing'
import { createCustomer, createRole, newStaffVisit, seedRoles, signedInCustomer } from '#plugins/users/testing'
import { keptPages } from './kept_pages.js'
import { visit } from './visits.js'
import type { Visitor } from '#core/testing/visitor'

const NAME = 'Cuvée qui attend'

test.group('The preview of a product that is not published', (group) => {
  let id: number
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
    await seedRoles()
    ;[id = 0] = await ProductFactory.createFrom([
      {
        code: 'DRAFT',
        status: 'draft',
        translations: { fr_FR: { name: NAME }, en_GB: { name: 'A wine that waits' } },
        variants: [{ sku: 'DRAFT-75', price: 1250 }],
      },
    ])
    return keptPages()
  })

  const api = () => `/api/admin/catalogue/products/${id}/preview`
  const page = (visitor: Visitor, language = '') => visitor.send('GET', `/vue${language}/preview/products/${id}`)

  test('shows what the shop would, in both languages and at its prices', async ({ assert }) => {
    const staff = await newStaffVisit()
    const french = await staff.send('GET', api(), undefined, { 'accept-language': 'fr-FR' })
    assert.containsSubset(french.body, {
      data: { status: 'draft', page: { name: NAME, price: { amount: 1250, currency: 'EUR' }, related: [] } },
    })
    const english = await staff.send('GET', api(), undefined, { 'accept-language': 'en-GB' })
    assert.containsSubset(english.body, { data: { page: { name: 'A wine that waits' } } })
    const [shown, abroad] = [await page(staff), await page(staff, '/en')]
    assert.equal(shown.status, 200)
    const [text, other] = [String(shown.body), String(abroad.body)]
    assert.include(text, NAME)
    assert.include(text, 'Brouillon.')
    assert.include(other, 'A wine that waits')
    assert.include(other, 'Only staff see this page')
    // Nothing can be bought there, and no search engine keeps it.
    assert.notInclude(text.replace(/<script[\s\S]*?<\/script>/g, ''), 'Ajouter au panier')
    assert.match(text, /<meta name="robots" content="noindex/)
  })

  test('is kept by nobody, and is no page to anybody else', async ({ assert }) => {
    const staff = await newStaffVisit()
    const shown = await page(staff)
    assert.include(shown.headers.get('cache-control'), 'no-store')
    assert.include((await staff.send('GET', api())).headers.get('cache-control'), 'no-store')
    const stranger = await visit(`/vue/preview/products/${id}`)
    assert.equal(stranger.status, 404)
    assert.notInclude(stranger.text, NAME)
    await createCustomer()
    assert.equal((await page(await signedInCustomer())).status, 404)
    await createRole('caisse', ['sales.orders.list'])
    const clerk = await newStaffVisit({ email: 'caisse@exemple.fr', role: 'caisse' })
    assert.equal((await clerk.send('GET', api())).status, 403)
    const unseen = await page(clerk)
    assert.equal(unseen.status, 404)
    assert.notInclude(String(unseen.body), NAME)
    // Its own address stays nobody's.
    assert.equal((await visit('/vue/cuvee-qui-attend')).status, 404)
  })

  test('says that there is no price, and that there is no such product', async ({ assert }) => {
    const staff = await newStaffVisit()
    const [unpriced = 0] = await ProductFactory.createFrom([
      {
        code: 'BARE',
        type: 'grouped',
        status: 'draft',
        translations: { fr_FR: { name: 'Sans prix' } },
        variants: [{ sku: 'BARE' }],
      },
    ])
    const answer = await staff.send('GET', `/api/admin/catalogue/products/${unpriced}/preview`)
    assert.deepEqual(answer.body, { data: { status: 'draft', page: null } })
    assert.equal((await staff.send('GET', '/api/admin/catalogue/products/999999/preview')).status, 404)
  })
})
