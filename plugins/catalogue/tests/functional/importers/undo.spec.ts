import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { MoveStock, UpsertProducts } from '#plugins/catalogue/index'
import { Statements } from '#core/database/statements'
import { Store } from '#core/database/store'
import { UndoImport } from '#core/import/undo_import'
import { all, counts, importLines, number } from '#plugins/catalogue/tests/fixtures/import_file'
import { loadProducts } from '#plugins/catalogue/products/upsert/load_products'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { sweep } from '#core/jobs/sweep'
import { resetDatabase } from '#core/testing/reset_database'
import { systemOrigin } from '#core/audit/origin'
import type { ProductState } from '#plugins/catalogue/products/upsert/product_state'

const ORIGIN = systemOrigin('command', 'test')

const FIRST = [
  'sku,product,type,name,price,special_price,stock,categories,description,option.size,attr.maker',
  'OLD,,simple,Old,10,8,5,Shop > Cups,<p>Old</p>,,Acme',
  'SET-S,SET,configurable,Set,20,,3,Shop,,S,Acme',
  'SET-L,SET,configurable,Set,22,,4,Shop,,L,Acme',
]

/** Changes one of three, adds a variant, and brings new products with words of their own. */
const SECOND = [
  'sku,product,type,name,slug,price,special_price,stock,categories,description,option.size,attr.maker,attr.glaze,tiers',
  'OLD,,simple,Older,,12,,9,Shop > Mugs,<p>New</p>,,Bell,blue,6:11',
  'SET-S,SET,configurable,Set,,21,,3,Shop,,S,Acme,,',
  'SET-XL,SET,configurable,Set,,30,,1,Shop,,XL,Acme,,',
  'NEW,,simple,New,fresh,5,,2,Shop > Mugs > Big,,,Acme,red,',
]

async function run(lines: string[]): Promise<number> {
  const report = await importLines(lines, { createMissing: true })
  if (report.id === null || report.errors.length > 0) throw new Error(JSON.stringify(report))
  return report.id
}

const undo = async (id: number) => (await app.container.make(UndoImport)).execute(id, ORIGIN)

/** All products as they are written, without what changes with every write. */
async function everything(): Promise<unknown[]> {
  const store = await app.container.make(Store)
  const ids = (await all<{ id: number }>('select id from catalogue_products order by id')).map(({ id }) => Number(id))
  const states = await store.transaction((trx) => loadProducts(new Statements(trx), ids))
  return [...states.values()].map(({ version: _, variants, ...state }: ProductState) => ({
    ...state,
    variants: variants.map(({ id: __, ...variant }) => variant),
  }))
}

const words = async () => [
  await all('select code from catalogue_attributes order by code'),
  await all('select code, parent_id from catalogue_categories order by code'),
]

test.group('An import that is undone', (group) => {
  group.each.setup(async () => resetDatabase(await app.container.make(Store)))

  test('leaves everything as it was: texts, prices, stock, variants, words; a second import is the first', async ({
    assert,
  }) => {
    await run(FIRST)
    const [products, vocabulary] = [await everything(), await words()]
    const moved = await number('select coalesce(sum(quantity), 0) from catalogue_stock_movements')
    const id = await run(SECOND)
    assert.notDeepEqual(await everything(), products)
    const report = await undo(id)
    assert.deepEqual(report.kept, [])
    assert.deepEqual(await everything(), products)
    assert.deepEqual(await words(), vocabulary)
    assert.equal(await number('select coalesce(sum(quantity), 0) from catalogue_stock_movements'), moved)
    assert.equal(await number("select count(*) from core_permalinks where path like '%fresh%'"), 0)
    const again = await importLines(SECOND, { createMissing: true })
    assert.containsSubset(counts(again), { created: 1, updated: 2, rejected: 0 })
  })

  test('leaves alone what somebody changed since, and lists it', async ({ assert }) => {
    await run(FIRST)
    const id = await run(SECOND)
    const upsert = await app.container.make(UpsertProducts)
    await upsert.execute([{ code: 'NEW', variants: [{ sku: 'NEW', price: 700 }] }], { origin: ORIGIN })
    const report = await undo(id)
    assert.sameDeepMembers(report.kept, [
      { title: 'NEW New', reason: 'changed' },
      { title: 'glaze', reason: 'needed' },
      { title: 'Mugs', reason: 'needed' },
      { title: 'Big', reason: 'needed' },
    ])
    assert.equal(await number("select price_amount from catalogue_variants where sku = 'NEW'"), 700)
    assert.equal(await number("select price_amount from catalogue_variants where sku = 'OLD'"), 1000)
  })

  test('keeps what was sold and received since: only the difference of the import goes', async ({ assert }) => {
    await run(FIRST)
    const id = await run(SECOND)
    const [old] = await all<{ id: number }>("select id from catalogue_variants where sku = 'OLD'")
    const [fresh] = await all<{ id: number }>("select id from catalogue_variants where sku = 'NEW'")
    const move = await app.container.make(MoveStock)
    const sold = { source: 'main', quantity: -2, reason: 'adjustment' as const }
    await move.execute(
      [old, fresh].map((variant) => ({
        ...sold,
        variantId: Number(variant?.id),
        quantity: variant === fresh ? -1 : -2,
      })),
      ORIGIN
    )
    const report = await undo(id)
    const stock = `select l.on_hand from catalogue_stock_levels l join catalogue_variants v on v.id = l.variant_id where v.sku = ?`
    // Five, made nine by the import, two sold: three.
    assert.equal(await number(stock, ['OLD']), 3)
    assert.includeDeepMembers(report.kept, [{ title: 'NEW New', reason: 'changed' }])
  })

  test('is undone once; a trial and an unknown number cannot be', async ({ assert }) => {
    const id = await run(FIRST)
    const trial = await importLines(SECOND, { createMissing: true, dryRun: true })
    assert.isNull(trial.id)
    assert.equal(await number('select count(*) from core_import_writes where import_id <> ?', [id]), 0)
    await undo(id)
    assert.equal(await number('select count(*) from catalogue_products'), 0)
    await assert.rejects(() => undo(id), /import\.undo\.undone/)
    await assert.rejects(() => undo(9999), /import\.undo\.unknown/)
  })

  test('is kept for 90 days, and then swept', async ({ assert, cleanup }) => {
    const id = await run(FIRST)
    const store = await app.container.make(Store)
    const clock = await app.container.make(Clock)
    const after = (days: number) => new FrozenClock(clock.isoIn(days * 24 * 3600))
    const kept = () => number('select count(*) from core_import_writes')
    await sweep(store, after(89))
    assert.isAbove(await kept(), 0)
    app.container.swap(Clock, () => after(91))
    cleanup(() => app.container.restore(Clock))
    await assert.rejects(() => undo(id))
    await sweep(store, after(91))
    assert.equal(await kept(), 0)
  })

  test('goes on where it was cut off', async ({ assert }) => {
    const id = await run(FIRST)
    // As if the first transaction of an undoing had been committed before the process ended.
    const store = await app.container.make(Store)
    const [write] = await all<{ id: number; thing_id: number }>(
      "select id, thing_id from core_import_writes where kind = 'catalogue.products' order by id desc"
    )
    const { default: products } = await import('#plugins/catalogue/import/undo/products')
    await store.transaction(async (trx) => {
      const [row] = await all<{ after: unknown }>('select after from core_import_writes where id = ?', [
        Number(write?.id),
      ])
      const after = typeof row?.after === 'string' ? (JSON.parse(row.after) as unknown) : row?.after
      const results = await products.undo(
        trx,
        [{ kind: 'catalogue.products', thing: Number(write?.thing_id), title: '', before: null, after }],
        ORIGIN
      )
      await trx.rawQuery('update core_import_writes set result = ? where id = ?', [results[0] ?? '', Number(write?.id)])
    })
    assert.equal(await number('select count(*) from catalogue_products'), 1)
    const report = await undo(id)
    assert.deepEqual(report.kept, [])
    assert.equal(await number('select count(*) from catalogue_products'), 0)
  })
})
