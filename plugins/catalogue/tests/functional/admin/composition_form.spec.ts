import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import type { Visitor } from '#core/testing/visitor'
import { aWine, ProductFactory, seedCatalogue, upsert } from '#plugins/catalogue/testing'
import { newStaffVisit, seedRoles } from '#plugins/users/testing'
import type { ProductForm } from '#plugins/catalogue/products/form/product_form'

const AT = '/api/admin/catalogue/products'

test.group('The form of products made of others', (group) => {
  let clerk: Visitor

  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedRoles()
    await seedCatalogue()
    clerk = await newStaffVisit()
    await ProductFactory.createFrom(['R1', 'R2'].map((sku) => aWine({ sku, name: `Vin ${sku}`, price: 1000 })))
  })

  const shown = async (id: number) => ((await clerk.send('GET', `${AT}/${id}`)).body as { data: ProductForm }).data
  const save = async (id: number, sent: object) => {
    const { version } = await shown(id)
    return clerk.send('PUT', `${AT}/${id}`, { version, ...sent })
  }

  test('tells of options, parts by name and the price rule, and takes them back as they are', async ({ assert }) => {
    const bundle = [
      {
        code: 'red',
        label: { fr_FR: 'Le rouge' },
        type: 'select',
        isRequired: true,
        parts: [{ sku: 'R1', quantity: 2 }],
      },
    ]
    const texts = { fr_FR: { name: 'Coffret' }, en_GB: { name: 'Case' } }
    const made = await clerk.send('POST', AT, {
      type: 'bundle',
      priceRule: 'parts',
      partsDiscount: 500,
      bundle,
      translations: texts,
      variants: [{ sku: 'BOX' }],
    })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    const { id } = (made.body as { data: ProductForm }).data
    const form = await shown(id)
    assert.deepEqual([form.priceRule, form.partsDiscount], ['parts', 500])
    assert.deepEqual(form.bundle[0]?.parts, [
      { sku: 'R1', name: 'Vin R1', quantity: 2, isDefault: false, isQuantityFree: false },
    ])
    assert.deepEqual(
      form.customerGroups.map(({ code }) => code),
      ['general', 'professional']
    )
    const kept = await save(id, { bundle: form.bundle })
    assert.equal(kept.status, 200, JSON.stringify(kept.body))
    assert.deepEqual((await shown(id)).bundle, form.bundle)
    const refused = await save(id, { bundle: [{ code: 'red', parts: [{ sku: 'BOX' }] }] })
    assert.equal(refused.status, 422)
    assert.containsSubset(refused.body, { errors: [{ code: 'E_CATALOGUE_PART_INVALID', field: 'bundle.red' }] })
  })

  test('takes prices by group and quantity; a part keeps its place when its SKU changes', async ({ assert }) => {
    const [grouped] = await ProductFactory.createFrom([
      {
        type: 'grouped',
        translations: { fr_FR: { name: 'Lot' } },
        members: [{ sku: 'R1' }],
        variants: [{ sku: 'LOT' }],
      },
    ])
    const [r1] = await upsert([{ variants: [{ sku: 'R1' }] }])
    const id = r1?.id as number
    const [variant] = (await shown(id)).variants
    const prices = [
      { group: 'professional', quantity: 1, amount: 900, percent: null },
      { group: null, quantity: 6, amount: null, percent: 1000 },
    ]
    const saved = await save(id, { variants: [{ id: variant?.id, sku: 'R1-NEW', prices }] })
    assert.equal(saved.status, 200, JSON.stringify(saved.body))
    assert.sameDeepMembers((await shown(id)).variants[0]?.prices ?? [], prices)
    assert.deepEqual(
      (await shown(grouped as number)).members.map(({ sku, name }) => [sku, name]),
      [['R1-NEW', 'Vin R1']]
    )
    const refused = await save(id, {
      variants: [{ id: variant?.id, sku: 'R1-NEW', prices: [{ quantity: 6, amount: 1000 }] }],
    })
    assert.containsSubset(refused.body, { errors: [{ field: 'variants.0.prices.0' }] })
  })
})
