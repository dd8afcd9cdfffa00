import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { countQueries } from '#core/testing/query_counter'
import { ReserveStock } from '#plugins/catalogue/stock/actions/reserve_stock'
import { ProductFactory, tester } from '#plugins/catalogue/testing'
import { DefineAttributes } from '#plugins/catalogue/vocabulary/actions/define_attributes'
import { emptyShelves, problems, rows } from '#plugins/catalogue/tests/fixtures/clerk'
import { signedInStaff } from '#plugins/users/testing'
import { staffVisit } from '#plugins/catalogue/tests/fixtures/staff_visit'
import type { Row } from '#core/database/reader'
import type { Visitor } from '#core/testing/visitor'

const AT = '/api/admin/catalogue/products'

type Shown = { data: Row & { version: number; variants: (Row & { id: number })[]; translations: Record<string, Row> } }

const aForm = () => ({
  type: 'simple',
  status: 'draft',
  translations: { fr_FR: { name: 'Château Test', slug: 'chateau-test' } },
  variants: [{ sku: 'TEST-1', price: 1250, stock: { main: 6 } }],
})

test.group('Products in the back office', (group) => {
  let clerk: Visitor
  group.setup(async () => {
    clerk = await staffVisit()
    const label = { fr_FR: 'Contenance' }
    const options = ['75', '150'].map((code) => ({ code, label: { fr_FR: code } }))
    const define = await app.container.make(DefineAttributes)
    await define.execute([{ code: 'volume', type: 'select', label, isConfigurable: true, options }], tester)
  })
  group.each.setup(emptyShelves)
  const shown = async (id: number) => (await clerk.send('GET', `${AT}/${id}`)).body as Shown

  test('are listed with picture, name, price and stock, drafts too', async ({ assert }) => {
    await ProductFactory.create({
      sku: 'A-1',
      name: 'Pomerol d’Été',
      status: 'draft',
      categories: ['Rouges > Bordeaux'],
    })
    await ProductFactory.create({ sku: 'B-1', name: 'Sancerre', price: 900 })
    const { body } = await clerk.send('GET', `${AT}?q=ete&sort=-price`)
    assert.containsSubset(body, {
      data: [
        {
          name: 'Pomerol d’Été',
          sku: 'A-1',
          status: 'draft',
          family: 'default',
          price: { amount: 1200, currency: 'EUR' },
          available: 24,
          categories: 'Bordeaux',
        },
      ],
      meta: { total: 1 },
    })
    const [category] = await rows(`select id from catalogue_categories where code = 'bordeaux'`)
    const filtered = await clerk.send('GET', `${AT}?filter[category]=${category?.id}&filter[status]=draft`)
    assert.containsSubset(filtered.body, { meta: { total: 1 } })
    const bySku = await clerk.send('GET', `${AT}?q=b-1`)
    assert.containsSubset(bySku.body, { data: [{ sku: 'B-1' }], meta: { total: 1 } })
  })

  test('the row of the list follows sales', async ({ assert }) => {
    await ProductFactory.create({ sku: 'S-1' })
    const [variant] = await rows('select id from catalogue_variants')
    const reserve = await app.container.make(ReserveStock)
    await reserve.execute({
      reference: 'C-1',
      expiresAt: null,
      lines: [{ variantId: Number(variant?.id), quantity: 5 }],
    })
    assert.containsSubset((await clerk.send('GET', AT)).body, { data: [{ on_hand: 24, available: 19 }] })
  })

  test('a new one is made with its address, stock and audit entry', async ({ assert }) => {
    const made = await clerk.send('POST', AT, aForm())
    assert.equal(made.status, 201)
    const { data } = made.body as Shown
    assert.containsSubset(data, {
      code: 'TEST-1',
      status: 'draft',
      translations: { fr_FR: { slug: 'chateau-test', path: '/vue/chateau-test' } },
      variants: [{ sku: 'TEST-1', price: 1250, stock: [{ source: 'main', onHand: 6, reserved: 0 }] }],
    })
    const [entry] = await rows(
      `select actor_name, channel from core_audit_entries where subject = 'catalogue.products'`
    )
    assert.deepEqual(entry, { actor_name: 'Équipe', channel: 'screen' })
  })

  test('the same form sent twice makes one product', async ({ assert }) => {
    await clerk.send('POST', AT, aForm())
    const again = await clerk.send('POST', AT, aForm())
    assert.equal(again.status, 422)
    assert.includeMembers(problems(again), ['E_CATALOGUE_SKU_TAKEN variants.0.sku'])
    assert.lengthOf(await rows('select id from catalogue_products'), 1)
  })

  test('every refusal is told at once, beside its field, and nothing is written', async ({ assert }) => {
    const answer = await clerk.send('POST', AT, {
      translations: { fr_FR: { name: 'Sans prix' } },
      variants: [{ sku: 'X|1' }, { sku: 'OK-2', price: 500, specialPrice: 600 }],
      type: 'configurable',
      categories: [999],
    })
    assert.equal(answer.status, 422)
    assert.includeMembers(problems(answer), [
      'E_CATALOGUE_SKU_INVALID variants.0.sku',
      'E_CATALOGUE_SPECIAL_TOO_HIGH variants.1.specialPrice',
      'E_CATALOGUE_CATEGORY_UNKNOWN categories',
    ])
    assert.deepEqual(await rows('select id from catalogue_products'), [])
  })

  test('a value that the form misses is asked for in its words', async ({ assert }) => {
    const answer = await clerk.send('POST', AT, { variants: [{ sku: 'NONAME' }] })
    assert.containsSubset(answer.body, {
      errors: [
        { field: 'variants.0.price', message: 'Ce champ doit être renseigné' },
        { field: 'translations.fr_FR.name', message: 'Ce champ doit être renseigné' },
      ],
    })
  })

  test('a value is cleared by nothing, of all languages or of one', async ({ assert }) => {
    const id = await ProductFactory.create({
      sku: 'V-1',
      attributes: { product_number: 'N-1', new: true },
      translations: { fr_FR: { name: 'Vin', attributes: { short_description: 'Court' } } },
    })
    const cleared = await clerk.send('PUT', `${AT}/${id}`, {
      version: 1,
      attributes: { product_number: null, new: null },
      translations: { fr_FR: { attributes: { short_description: '' } } },
    })
    assert.equal(cleared.status, 200)
    const { data } = await shown(id)
    assert.notProperty(data.attributes, 'product_number')
    assert.notProperty(data.attributes, 'new')
    assert.deepEqual((data.translations.fr_FR as Row).attributes, {} as never)
  })

  test('a slug that another thing has or had is refused in the words of the specification', async ({ assert }) => {
    await ProductFactory.create({ sku: 'P-1', translations: { fr_FR: { name: 'Pris', slug: 'pris' } } })
    const answer = await clerk.send('POST', AT, {
      ...aForm(),
      translations: { fr_FR: { name: 'Autre', slug: 'Pris' } },
    })
    assert.containsSubset(answer.body, {
      errors: [{ field: 'translations.fr_FR.slug', message: 'Ce slug existe déjà\u202f!' }],
    })
    const check = await clerk.send('GET', '/api/admin/catalogue/product-slugs?slug=Pris&locale=fr_FR')
    assert.deepEqual(check.body, { data: { slug: 'pris', problem: 'taken' } })
  })

  test('of two clerks at once the second gets the fresh row and nothing of theirs is written', async ({ assert }) => {
    const id = await ProductFactory.create({ sku: 'T-1', name: 'Avant' })
    const other = await signedInStaff()
    const { data } = await shown(id)
    const change = (name: string) => ({ version: data.version, translations: { fr_FR: { name } } })
    assert.equal((await clerk.send('PUT', `${AT}/${id}`, change('Premier'))).status, 200)
    const second = await other.send('PUT', `${AT}/${id}`, change('Second'))
    assert.equal(second.status, 409)
    assert.containsSubset(second.body, {
      errors: [
        {
          code: 'E_STALE',
          meta: { current: { version: data.version + 1, translations: { fr_FR: { name: 'Premier' } } } },
        },
      ],
    })
    assert.containsSubset(await shown(id), { data: { translations: { fr_FR: { name: 'Premier' } } } })
  })

  test('variants are added, renamed and removed; a renamed one keeps its stock', async ({ assert }) => {
    const id = await ProductFactory.create({
      type: 'configurable',
      variants: [
        { sku: 'M-75', price: 1000, options: { volume: '75' }, stock: { main: 4 } },
        { sku: 'M-150', price: 2200, options: { volume: '150' } },
      ],
    })
    const { data } = await shown(id)
    const [bottle] = data.variants
    const answer = await clerk.send('PUT', `${AT}/${id}`, {
      version: data.version,
      variants: [
        { id: bottle?.id, sku: 'M-075', price: 1100, position: 0 },
        { sku: 'M-37', price: 600, options: { volume: '75' }, position: 1 },
      ],
    })
    assert.includeMembers(problems(answer), ['E_CATALOGUE_OPTIONS_REPEATED variants.1.options'])
    const saved = await clerk.send('PUT', `${AT}/${id}`, {
      version: data.version,
      variants: [{ id: bottle?.id, sku: 'M-075', price: 1100, position: 0 }],
    })
    assert.containsSubset(saved.body, {
      data: { variants: [{ id: bottle?.id, sku: 'M-075', price: 1100, stock: [{ onHand: 4 }] }] },
    })
    assert.lengthOf((saved.body as Shown).data.variants, 1)
    const [entry] = await rows(
      `select changes from core_audit_entries where subject = 'catalogue.products' and action = 'updated'`
    )
    assert.containsSubset(JSON.parse(String(entry?.changes)), { 'variants.M-075.sku': ['M-75', 'M-075'] })
  })

  test('begin with the family of the last one, and of none with the shop’s own', async ({ assert }) => {
    const forms = '/api/admin/catalogue/product-forms'
    const family = async () => ((await clerk.send('GET', forms)).body as { data: { family: string } }).data.family
    await emptyShelves()
    assert.equal(await family(), 'default')
    const groups = [{ code: 'main', name: { fr_FR: 'Principal' }, attributes: [] }]
    const made = await clerk.send('POST', '/api/admin/catalogue/families', {
      code: 'last',
      name: { fr_FR: 'Dernière' },
      groups,
    })
    assert.equal(made.status, 201)
    await ProductFactory.createFrom([
      {
        code: 'LAST',
        family: 'last',
        status: 'draft',
        translations: { fr_FR: { name: 'Dernier' } },
        variants: [{ sku: 'LAST-1', price: 900 }],
      },
    ])
    assert.equal(await family(), 'last')
  })

  test('days of a special price are days of the shop, the last one included', async ({ assert }) => {
    const id = await ProductFactory.create({ sku: 'D-1' })
    const { data } = await shown(id)
    const variant = { id: data.variants[0]?.id, sku: 'D-1', specialPrice: 900 }
    const days = { specialFrom: '2026-12-01', specialTo: '2026-12-31' }
    const saved = await clerk.send('PUT', `${AT}/${id}`, { version: data.version, variants: [{ ...variant, ...days }] })
    assert.containsSubset(saved.body, { data: { variants: [days] } })
    assert.deepEqual(await rows('select special_from, special_to from catalogue_variants'), [
      { special_from: '2026-11-30T23:00:00.000Z', special_to: '2026-12-31T23:00:00.000Z' },
    ])
    const wrong = { specialFrom: '2026-02-10', specialTo: '2026-02-30' }
    const refused = await clerk.send('PUT', `${AT}/${id}`, { version: 2, variants: [{ ...variant, ...wrong }] })
    assert.deepEqual(problems(refused), ['E_VALIDATION_DATE variants.0.specialTo'])
  })

  test('stock moves through the ledger with a reason, never below what is promised', async ({ assert }) => {
    const id = await ProductFactory.create({ sku: 'L-1' })
    const { data } = await shown(id)
    const variantId = data.variants[0]?.id
    const move = (quantity: number) =>
      clerk.send('POST', '/api/admin/catalogue/stock-movements', {
        variantId,
        source: 'main',
        quantity,
        reason: 'breakage',
        reference: 'B-7',
      })
    assert.equal((await move(-4)).status, 201)
    assert.equal((await move(-100)).status, 409)
    const stock = await clerk.send('GET', `${AT}/${id}/stock`)
    assert.containsSubset(stock.body, { data: { movements: [{ quantity: -4, reason: 'breakage', reference: 'B-7' }] } })
    const bypass = await clerk.send('PUT', `${AT}/${id}`, {
      version: data.version,
      variants: [{ id: variantId, sku: 'L-1', stock: { main: 999 } }],
    })
    assert.deepEqual(problems(bypass), ['E_CATALOGUE_STOCK_ONLY_MOVED variants.0.stock'])
  })

  test('a copy is a draft; what goes with a product is told before it goes', async ({ assert }) => {
    const id = await ProductFactory.create({ sku: 'C-1', name: 'Copié' })
    const copy = await clerk.send('POST', `${AT}/${id}/copies`)
    assert.equal(copy.status, 201)
    const consequences = await clerk.send('GET', `${AT}/${id}/consequences`)
    assert.containsSubset(consequences.body, { data: { products: 1, links: 1, onHand: 24, reserved: 0 } })
    const { version } = (await shown(id)).data
    assert.equal((await clerk.send('DELETE', `${AT}/${id}`, { version })).status, 204)
    assert.equal((await clerk.send('DELETE', `${AT}/${id}`, { version })).status, 404)
    assert.equal((await clerk.send('GET', `${AT}/${id}`)).status, 404)
    assert.lengthOf(await rows('select * from catalogue_product_rows'), 1)
  })

  test('opening one takes at most eight statements', async ({ assert }) => {
    const id = await ProductFactory.create({ sku: 'Q-1', categories: ['Rouges'], dishes: ['Gibier'] })
    const { queries } = await countQueries(() => shown(id))
    assert.isAtMost(queries.length, 8, queries.join('\n'))
  })

  test('saving one takes a bounded number of statements', async ({ assert }) => {
    const id = await ProductFactory.create({ sku: 'W-1', name: 'Vin' })
    const { data } = await shown(id)
    const { queries } = await countQueries(() =>
      clerk.send('PUT', `${AT}/${id}`, { version: data.version, translations: { fr_FR: { name: 'Vin bis' } } })
    )
    assert.isAtMost(queries.length, 50, queries.join('\n'))
  })
})
