import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { MoveStock } from '#plugins/catalogue/index'
import { Store } from '#core/database/store'
import { UndoImport } from '#core/import/undo_import'
import { aWine, seedCatalogue, upsert } from '#plugins/catalogue/testing'
import { all, counts, importLines, number, told } from '#plugins/catalogue/tests/fixtures/import_file'
import { resetDatabase } from '#core/testing/reset_database'
import { systemOrigin } from '#core/audit/origin'

const ORIGIN = systemOrigin('command', 'test')
const undo = async (id: number | null) => (await app.container.make(UndoImport)).execute(id ?? 0, ORIGIN)

async function onHand(): Promise<Record<string, number>> {
  const rows = await all<{ sku: string; count: number }>(
    `select v.sku, sum(l.on_hand) as count from catalogue_stock_levels l join catalogue_variants v on v.id = l.variant_id
     group by v.sku`
  )
  return Object.fromEntries(rows.map(({ sku, count }) => [sku, Number(count)]))
}

test.group('Files of stock', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
    await upsert([aWine({ sku: 'A' }), aWine({ sku: 'B' })])
    await importLines(['sku,quantity', 'A,10', 'B,10'])
  })

  test('count through the ledger, once; undone, what was sold since is kept', async ({ assert }) => {
    const moved = await number('select count(*) from catalogue_stock_movements')
    const lines = ['sku,quantity,source', 'A,7,main', 'B,10,main', 'C,1,main', 'A,many,', 'B,1,moon']
    const report = await importLines(lines)
    assert.deepEqual(told(report), [
      '4 sku E_CATALOGUE_IMPORT_SKU_UNKNOWN',
      '5 sku E_IMPORT_KEY_REPEATED',
      '6 source E_CATALOGUE_SOURCE_UNKNOWN',
    ])
    assert.containsSubset(counts(report), { created: 0, updated: 1, unchanged: 1, rejected: 3 })
    assert.deepEqual(await onHand(), { A: 7, B: 10 })
    assert.equal(await number('select count(*) from catalogue_stock_movements'), moved + 1)
    assert.containsSubset(counts(await importLines(lines.slice(0, 3))), { updated: 0, unchanged: 2 })
    const [variant] = await all<{ id: number }>("select id from catalogue_variants where sku = 'A'")
    const sale = { variantId: Number(variant?.id), source: 'main', quantity: -2, reason: 'adjustment' }
    await (await app.container.make(MoveStock)).execute([sale], ORIGIN)
    assert.deepEqual((await undo(report.id)).kept, [])
    // Ten, counted seven, two sold: eight.
    assert.deepEqual(await onHand(), { A: 8, B: 10 })
  })

  test('of Magento and Shopify are recognised', async ({ assert }) => {
    assert.deepEqual(told(await importLines(['source_code,sku,status,quantity', 'default,A,1,3.0000'])), [])
    const header = 'Handle,Title,SKU,Location,Available,On hand'
    assert.deepEqual(told(await importLines([header, 'b,B,B,Main,-2,-2', 'a,A,A,main,4,5'])).slice(1), [])
    assert.equal((await onHand()).A, 5)
  })
})

test.group('Files of reviews', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
    await upsert([aWine({ sku: 'A' }), aWine({ sku: 'B' })])
  })

  test('of our own, Magento and Shopify come in once, with half stars, and are undone', async ({ assert }) => {
    const files = [
      [
        'id,product,rating,title,body,author,date',
        '1,A,4.5,Good,Yes,Anne Martin,2026-01-02',
        '2,B,4.7,,,,',
        '3,Z,4,,,,',
      ],
      ['sku,nickname,title,detail,rating,status,created_at', 'A,Zoe,Fine,Nice,80,Approved,2026-01-02 10:00:00'],
      [
        'product_handle,state,rating,title,author,email,body,reply,created_at',
        'B,published,5,Top,Luc Roy,l@x.example,Great,Thanks,2026-02-03',
      ],
    ]
    const reports = []
    for (const lines of files) reports.push(await importLines(lines))
    assert.deepEqual(told(reports[0] as (typeof reports)[0]), [
      '3 rating E_CATALOGUE_RATING_UNUSABLE',
      '4 product E_CATALOGUE_RATING_WITHOUT_PRODUCT',
    ])
    assert.deepEqual(
      await all('select rating, author_name as author, state, answer from catalogue_reviews order by id').then((rows) =>
        rows.map((row) => ({ ...row }))
      ),
      [
        { rating: 45, author: 'Anne M.', state: 'approved', answer: '' },
        { rating: 40, author: 'Zoe', state: 'approved', answer: '' },
        { rating: 50, author: 'Luc R.', state: 'approved', answer: 'Thanks' },
      ]
    )
    for (const lines of files)
      assert.containsSubset(counts(await importLines(lines)), { created: 0, updated: 0, unchanged: 1 })
    const change = await importLines(['id,product,rating,title', '1,A,2,Bad'])
    assert.containsSubset(counts(change), { updated: 1 })
    await undo(change.id)
    assert.equal(await number('select max(rating) from catalogue_reviews where title = ?', ['Good']), 45)
    for (const { id } of reports.slice(1)) assert.deepEqual((await undo(id)).kept, [])
    assert.equal(await number('select count(*) from catalogue_reviews'), 1)
  })
})
