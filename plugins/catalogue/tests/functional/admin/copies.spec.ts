import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DefineAttributes } from '#plugins/catalogue/vocabulary/actions/define_attributes'
import { DefineFamilies } from '#plugins/catalogue/vocabulary/actions/define_families'
import { ProductFactory, tester } from '#plugins/catalogue/testing'
import { emptyShelves, problems, rows } from '#plugins/catalogue/tests/fixtures/clerk'
import { staffVisit } from '#plugins/catalogue/tests/fixtures/staff_visit'
import type { Visitor } from '#core/testing/visitor'

const AT = '/api/admin/catalogue/products'

const bottles = {
  type: 'configurable' as const,
  variants: [
    { sku: 'CH-75', price: 1500, options: { volume: '75' }, stock: { main: 12 } },
    { sku: 'CH-150', price: 3200, options: { volume: '150' }, stock: { main: 3 } },
  ],
  translations: { fr_FR: { name: 'Chablis', slug: 'chablis' } },
}

test.group('Copies of products', (group) => {
  let clerk: Visitor
  group.setup(async () => {
    clerk = await staffVisit()
    const options = ['75', '150'].map((code) => ({ code, label: { fr_FR: code } }))
    const define = await app.container.make(DefineAttributes)
    await define.execute(
      [
        { code: 'volume', type: 'select', label: { fr_FR: 'Contenance' }, isConfigurable: true, options },
        { code: 'lot', type: 'text', label: { fr_FR: 'Lot' }, isUnique: true, isRequired: true },
      ],
      tester
    )
    const families = await app.container.make(DefineFamilies)
    const lots = { code: 'general', name: { fr_FR: 'Général', en_GB: 'General' }, attributes: ['lot', 'volume'] }
    await families.execute([{ code: 'lots', name: { fr_FR: 'Lots', en_GB: 'Lots' }, groups: [lots] }], tester)
  })
  group.each.setup(emptyShelves)
  const proposed = async (id: number) => (await clerk.send('GET', `${AT}/${id}/copy-proposal`)).body
  const copy = (id: number, wish: object) => clerk.send('POST', `${AT}/${id}/copies`, wish)

  test('are proposed with free names and what may come along', async ({ assert }) => {
    const id = await ProductFactory.create({ ...bottles, links: { related: [] } })
    assert.deepEqual(await proposed(id), {
      data: {
        code: null,
        translations: {
          fr_FR: { name: 'Chablis', slug: 'chablis-copy' },
          en_GB: { name: '', slug: 'chablis-copy' },
        },
        variants: (
          await rows(`select id, sku as original, sku || '-copy' as sku from catalogue_variants order by id`)
        ).map((row) => ({ ...row, id: Number(row.id) })),
        values: [],
        pictures: 0,
        links: 0,
        onHand: 15,
      },
    })
    assert.equal((await copy(id, {})).status, 201)
    const second = (await proposed(id)) as { data: { translations: { fr_FR: object }; variants: object[] } }
    assert.deepInclude(second.data.translations.fr_FR, { slug: 'chablis-copy-2' })
    assert.containsSubset(second.data.variants, [{ sku: 'CH-75-copy-2' }, { sku: 'CH-150-copy-2' }])
  })

  test('a slug that another product once had is not proposed', async ({ assert }) => {
    const other = await ProductFactory.create({
      sku: 'A-1',
      translations: { fr_FR: { name: 'X', slug: 'chablis-copy' } },
    })
    const moved = { version: 1, translations: { fr_FR: { slug: 'ailleurs' } } }
    assert.equal((await clerk.send('PUT', `${AT}/${other}`, moved)).status, 200)
    const id = await ProductFactory.create(bottles)
    assert.containsSubset(await proposed(id), { data: { translations: { fr_FR: { slug: 'chablis-copy-2' } } } })
  })

  test('bear the names that were told, as drafts', async ({ assert }) => {
    const id = await ProductFactory.create(bottles)
    const [small, large] = (await rows('select id from catalogue_variants order by id')).map((row) => Number(row.id))
    const made = await copy(id, {
      translations: { fr_FR: { name: 'Chablis 2023', slug: 'Chablis 2023' }, en_GB: { name: '', slug: '' } },
      variants: [
        { id: large, sku: 'CH23-150' },
        { id: small, sku: 'CH23-75' },
      ],
      stock: true,
    })
    assert.equal(made.status, 201)
    const { data } = made.body as { data: { id: number } }
    const shown = await clerk.send('GET', `${AT}/${data.id}`)
    assert.containsSubset(shown.body, {
      data: {
        status: 'draft',
        translations: { fr_FR: { name: 'Chablis 2023', slug: 'chablis-2023' }, en_GB: { name: '' } },
        variants: [
          { sku: 'CH23-75', options: { volume: '75' }, stock: [{ onHand: 12 }] },
          { sku: 'CH23-150', options: { volume: '150' }, stock: [{ onHand: 3 }] },
        ],
      },
    })
  })

  test('are refused beside their fields where a name is taken, and nothing is written', async ({ assert }) => {
    const id = await ProductFactory.create(bottles)
    await ProductFactory.create({ sku: 'TAKEN', translations: { fr_FR: { name: 'Pris', slug: 'pris' } } })
    const [small] = (await rows('select id from catalogue_variants order by id')).map((row) => Number(row.id))
    const refused = await copy(id, {
      translations: { fr_FR: { slug: 'Pris' } },
      variants: [{ id: small, sku: 'TAKEN' }],
    })
    assert.equal(refused.status, 422)
    assert.containsSubset(refused.body, {
      errors: [
        { code: 'E_CATALOGUE_SKU_TAKEN', field: 'variants.0.sku' },
        { field: 'translations.fr_FR.slug', message: 'Ce slug existe déjà\u202f!' },
      ],
    })
    const nameless = await copy(id, { translations: { fr_FR: { name: '' }, en_GB: { name: '' } } })
    assert.containsSubset(nameless.body, {
      errors: [{ field: 'translations.fr_FR.name', message: 'Ce champ doit être renseigné' }],
    })
    assert.lengthOf(await rows('select id from catalogue_products'), 2)
    assert.lengthOf(await rows(`select id from catalogue_products where version > 1`), 0)
  })

  test('a value that is required and unique is asked for', async ({ assert }) => {
    const id = await ProductFactory.create({ sku: 'L-1', family: 'lots', attributes: { lot: 'A1' } })
    assert.containsSubset(await proposed(id), { data: { values: [{ field: 'attributes.lot', label: 'Lot' }] } })
    assert.deepEqual(problems(await copy(id, { attributes: { lot: 'A1' } })), [
      'E_CATALOGUE_ATTRIBUTE_REPEATED attributes.lot',
    ])
    assert.equal((await copy(id, { attributes: { lot: 'A2' } })).status, 201)
    // A copy is a draft: the value may come later, before it is published.
    assert.equal((await copy(id, {})).status, 201)
  })

  test('of nothing are none', async ({ assert }) => {
    assert.equal((await clerk.send('GET', `${AT}/99999/copy-proposal`)).status, 404)
    assert.equal((await copy(99_999, {})).status, 404)
    assert.equal((await copy(99_999, { variants: 'x' })).status, 422)
  })
})
