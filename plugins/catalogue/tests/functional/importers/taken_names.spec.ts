import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { all, importLines, told } from '#plugins/catalogue/tests/fixtures/import_file'
import { bodyOf, refusalOf, staffVisit } from '#plugins/catalogue/tests/fixtures/staff_visit'
import { emptyShelves, problems } from '#plugins/catalogue/tests/fixtures/clerk'
import { upsert } from '#plugins/catalogue/testing'
import type { Visitor } from '#core/testing/visitor'

const AT = '/api/admin/catalogue/products'

const aForm = (sku: string) => ({
  type: 'simple',
  status: 'draft',
  translations: { fr_FR: { name: sku } },
  variants: [{ sku, price: 1250 }],
})

test.group('SKUs that differ by case alone', (group) => {
  let clerk: Visitor
  group.setup(async () => {
    clerk = await staffVisit()
  })
  group.each.setup(emptyShelves)

  const skus = async () =>
    (await all<{ sku: string }>('select sku from catalogue_variants order by sku')).map(({ sku }) => sku)

  test('do not become two products by a file, whichever row or batch they stand in', async ({ assert }) => {
    await importLines(['sku,name,price', 'ABC-1,Un,10'])
    const lines = ['sku,name,price', 'abc-1,Un encore,10', 'New-1,Deux,10', 'ABC-1,Un,11', 'NEW-1,Deux encore,10']
    for (const batchSize of [500, 1]) {
      const report = await importLines(lines, { batchSize })
      assert.deepEqual(told(report), ['2 sku E_CATALOGUE_SKU_ALIKE', '5 sku E_CATALOGUE_SKU_ALIKE'])
      assert.deepEqual(
        report.errors.map(({ parameters }) => [parameters.sku, parameters.other]),
        [
          ['abc-1', 'ABC-1'],
          ['NEW-1', 'New-1'],
        ]
      )
      assert.deepEqual(await skus(), ['ABC-1', 'New-1'])
    }
  })

  test('are refused by form and program beside the field, but may be mended', async ({ assert }) => {
    const made = await clerk.send('POST', AT, aForm('Abc-1'))
    assert.equal(refusalOf(await clerk.send('POST', AT, aForm('ABC-1'))), '422 E_CATALOGUE_SKU_ALIKE variants.0.sku')
    const twice = { ...aForm('X-1'), type: 'configurable', variants: ['X-1', 'x-1'].map((sku) => ({ sku, price: 1 })) }
    assert.include(problems(await clerk.send('POST', AT, twice)), 'E_CATALOGUE_SKU_ALIKE variants.1.sku')
    const { id } = bodyOf(made).data
    const { version, variants } = bodyOf(await clerk.send('GET', `${AT}/${id}`)).data
    const [variant] = variants as { id: number }[]
    const renamed = await clerk.send('PUT', `${AT}/${id}`, {
      variants: [{ id: variant?.id, sku: 'ABC-1', price: 1250 }],
      version,
    })
    assert.equal(renamed.status, 200)
    assert.deepEqual(await skus(), ['ABC-1'])
  })

  test('that stand beside each other already are changed as before', async ({ assert }) => {
    await upsert([{ translations: { fr_FR: { name: 'Un' } }, variants: [{ sku: 'OLD', price: 900 }] }])
    await upsert([{ translations: { fr_FR: { name: 'Deux' } }, variants: [{ sku: 'OTHER', price: 900 }] }])
    await renameBeside('OTHER', 'old')
    const report = await importLines(['sku,price', 'OLD,10', 'old,11'])
    assert.deepEqual([told(report), report.updated], [[], 2])
  })
})

test.group('Slugs that others hold or held', (group) => {
  let clerk: Visitor
  group.setup(async () => {
    clerk = await staffVisit()
  })
  group.each.setup(emptyShelves)

  test('are told with the one that a product got instead', async ({ assert }) => {
    await upsert([
      { translations: { fr_FR: { name: 'Merlot', slug: 'merlot' } }, variants: [{ sku: 'M', price: 900 }] },
    ])
    const redirect = { locale: 'fr_FR', path: '/vieux-merlot', redirect: '/merlot' }
    assert.equal((await clerk.send('POST', '/api/admin/catalogue/permalinks', redirect)).status, 201)
    const lines = [
      'sku,name,price,slug',
      'A,Vieux Merlot,10,vieux-merlot',
      'B,Merlot,10,merlot',
      'C,Autre,10,autre',
      'D,Merlot,10,',
    ]
    const report = await importLines(lines)
    assert.deepEqual(
      report.warnings.map(({ row, column, code, parameters }) => [row, column, code, parameters]),
      [
        [2, 'slug', 'E_CATALOGUE_IMPORT_SLUG_MOVED', { wanted: 'vieux-merlot', slug: 'vieux-merlot-2' }],
        [3, 'slug', 'E_CATALOGUE_IMPORT_SLUG_MOVED', { wanted: 'merlot', slug: 'merlot-2' }],
      ]
    )
    assert.deepEqual(report.errors, [])
    const again = await importLines(lines.map((line) => line.replace(',10,', ',11,')))
    assert.deepEqual([again.updated, again.warnings], [4, []])
  })
})

/** As a shop may stand from before. */
async function renameBeside(sku: string, alike: string): Promise<void> {
  const store = await app.container.make(Store)
  await store.transaction(async (trx) => {
    await trx.from('catalogue_variants').where('sku', sku).update({ sku: alike })
    await trx.from('catalogue_products').where('code', sku).update({ code: alike })
  })
}
