import { test } from '@japa/runner'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'
import { emptyShelves } from '#plugins/catalogue/tests/fixtures/clerk'
import { aWine, ProductFactory, upsert } from '#plugins/catalogue/testing'
import { bodyOf, staffVisit } from '#plugins/catalogue/tests/fixtures/staff_visit'
import type { Visitor } from '#core/testing/visitor'

const AT = '/api/admin/catalogue'

test.group('Limits of texts', (group) => {
  let staff: Visitor
  group.each.setup(async () => {
    await emptyShelves()
    staff = await staffVisit()
  })

  test('are the same for codes in validators and actions', async ({ assert }) => {
    const label = { fr_FR: 'Nom' }
    const bodies = (code: string) => [
      { path: 'inventory-sources', body: { code, name: 'Cave' } },
      { path: 'attributes', body: { code, type: 'text', label } },
      { path: 'families', body: { code, name: label, groups: [] } },
      { path: 'categories', body: { code, kind: 'category', texts: { fr_FR: { name: 'Vins' } } } },
    ]
    for (const { path, body } of bodies('c'.repeat(TEXT_LIMITS.code))) {
      assert.equal((await staff.send('POST', `${AT}/${path}`, body)).status, 201, path)
    }
    for (const { path, body } of bodies('c'.repeat(TEXT_LIMITS.code + 1))) {
      assert.equal((await staff.send('POST', `${AT}/${path}`, body)).status, 422, path)
    }
  })

  test('let staff give an option as long a code as an import', async ({ assert }) => {
    const attribute = { code: 'producer_of', type: 'select', label: { fr_FR: 'Producteur' } }
    const { id } = bodyOf(await staff.send('POST', `${AT}/attributes`, attribute)).data
    const option = (code: string) =>
      staff.send('POST', `${AT}/attributes/${id}/options`, { code, label: { fr_FR: 'Domaine' } })
    assert.equal((await option('d'.repeat(TEXT_LIMITS.optionCode))).status, 201)
    assert.equal((await option('d'.repeat(TEXT_LIMITS.optionCode + 1))).status, 422)
  })

  test('are the same for texts of products in forms and imports', async ({ assert }) => {
    const id = await ProductFactory.create()
    for (const field of ['name', 'description', 'metaTitle', 'metaDescription'] as const) {
      const save = (length: number, version: number) =>
        staff.send('PUT', `${AT}/products/${id}`, {
          version,
          translations: { fr_FR: { [field]: 'x'.repeat(length) } },
        })
      const { version } = bodyOf(await staff.send('GET', `${AT}/products/${id}`)).data
      assert.equal((await save(TEXT_LIMITS[field] + 1, version)).status, 422, field)
      assert.equal((await save(TEXT_LIMITS[field], version)).status, 200, field)
    }
  })

  test('let an import create a category with as long a name as a form', async ({ assert }) => {
    const name = 'c'.repeat(TEXT_LIMITS.label)
    const [written] = await upsert([aWine({ categories: [name] })], {
      createCategories: true,
    })
    assert.equal(written?.outcome, 'created')
  })
})
