import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { Queue } from '#core/jobs/queue'
import { countQueries } from '#core/testing/query_counter'
import { runEvents } from '#core/testing/run_events'
import { runJobs } from '#core/testing/run_jobs'
import { ApplyCatalogRules } from '#plugins/marketing/catalog_rules/apply_catalog_rules'
import { FindLowestPrices } from '#plugins/catalogue/index'
import { CATALOG_KINDS, OF_PERCENT } from '#plugins/marketing/catalog_rules/catalog_rule'
import { makeCatalogRule, makeRow, onlyIf, when } from '#plugins/marketing/testing'
import { aWine, ProductFactory, upsert } from '#plugins/catalogue/testing'
import { freshShop, sellWine, ShopVisitor, signedInShopper } from '#plugins/sales/testing'
import type { Store } from '#core/database/store'
import type { Visitor } from '#core/testing/visitor'

interface Page {
  price: { amount: number }
  regularPrice: { amount: number } | null
  lowestPrice: { amount: number } | null
}

const onSku = (...skus: string[]) => onlyIf([when('sku', { operator: 'among', skus })])

test.group('Price rules', (group) => {
  let store: Store
  const clock = new FrozenClock('2026-03-20T10:00:00.000Z')

  group.each.setup(async () => {
    clock.travelTo('2026-03-20T10:00:00.000Z')
    app.container.swap(Clock, () => clock)
    store = await freshShop()
    return () => app.container.restoreAll()
  })

  /** Price, regular price and lowest price of 30 days on the page of a product. */
  const page = async (sku: string, visitor: Visitor = new ShopVisitor()) => {
    const { body } = await visitor.send('GET', `/api/catalogue/products/vin-${sku.toLowerCase()}`)
    const { price, regularPrice, lowestPrice } = body as Page
    return [price.amount, regularPrice?.amount ?? null, lowestPrice?.amount ?? null]
  }
  const inCart = async (sku: string, visitor = new ShopVisitor()) => {
    await visitor.fill({ [sku]: 1 })
    return askedIn(visitor, sku)
  }
  const askedIn = async (visitor: ShopVisitor, sku: string) => {
    const { lines } = await visitor.cart()
    return lines.find((line) => line.sku === sku)?.unitPrice?.amount
  }
  const travel = async (at: string) => {
    clock.travelTo(at)
    await (await app.container.make(Queue)).enqueue(null, 'catalogue.relist_prices', {})
    await runJobs()
  }
  const history = () =>
    store.reader.all(
      'select channel, customer_group, amount, from_at, to_at from catalogue_price_history order by channel, customer_group, from_at'
    )

  test('lower the price that is shown and asked, and keep the regular one beside', async ({ assert }) => {
    await sellWine('V-1', 2500)
    await sellWine('V-2', 1000)
    await makeCatalogRule(onSku('V-1'))
    assert.deepEqual(await page('V-1'), [2500, null, null])
    await runJobs()
    assert.deepEqual(await page('V-1'), [2250, 2500, 2500])
    assert.equal(await inCart('V-1'), 2250)
    assert.deepEqual(await page('V-2'), [1000, null, null])
    const { body } = await new ShopVisitor().send('GET', '/api/catalogue/products?filter[promo]=1')
    assert.equal((body as { meta: { total: number } }).meta.total, 1)
  })

  for (const kind of CATALOG_KINDS) {
    test(`leave vouchers what they are worth (${kind})`, async ({ assert }) => {
      await sellWine('V-1', 2000)
      await ProductFactory.create({
        name: 'Vin bon',
        type: 'virtual',
        variants: [{ sku: 'BON', price: 5000, stock: { main: 9 } }],
      })
      const figures = OF_PERCENT.includes(kind) ? { percent: 5000 } : { percent: null, amount: 1000 }
      await makeCatalogRule({ kind, ...figures })
      await makeCatalogRule({ kind, ...figures, ...onlyIf([when('sku', { operator: 'among', skus: ['BON'] })]) })
      await runJobs()
      assert.deepEqual(await page('BON'), [5000, null, null])
      assert.equal((await page('V-1'))[0], 1000)
      assert.equal(await inCart('BON'), 5000)
    })
  }

  test('can ask for price and family, and set any price down to nothing', async ({ assert }) => {
    await ProductFactory.createFrom([
      aWine({ name: 'Vin A', variants: [{ sku: 'A', price: 2000, stock: { main: 6 } }] }),
      aWine({ name: 'Vin B', variants: [{ sku: 'B', price: 500 }] }),
    ])
    const dear = when('unit_price', { operator: 'at_least', amount: 1000 })
    await makeCatalogRule({ kind: 'to_fixed', amount: 0, percent: null, ...onlyIf([dear]) })
    await runJobs()
    assert.deepEqual(
      [await page('A'), await page('B')],
      [
        [0, 2000, 2000],
        [500, null, null],
      ]
    )
    assert.equal(await inCart('A'), 0)
    await makeCatalogRule({
      kind: 'to_percent',
      percent: 2500,
      ...onlyIf([when('family', { operator: 'among', families: ['default'] })]),
    })
    await runJobs()
    assert.deepEqual((await page('B'))[0], 125)
  })

  test('apply by priority, each to what the earlier left, until one stops the others', async ({ assert }) => {
    await sellWine('V-1', 1000)
    await makeCatalogRule({ priority: 2, kind: 'by_fixed', amount: 100, percent: null })
    await makeCatalogRule({ priority: 1, percent: 5000 })
    await runJobs()
    // 10.00 less half is 5.00, less 1.00: not 10.00 less 1.00, less half.
    assert.equal((await page('V-1'))[0], 400)
    await makeCatalogRule({ priority: 0, percent: 1000, stopsOthers: true })
    await runJobs()
    assert.equal((await page('V-1'))[0], 900)
  })

  test('the lowest of the special price, the price of the group and that of rules counts', async ({ assert }) => {
    const said = { sku: 'V-1', price: 2000, stock: { main: 9 }, specialPrice: 1700 }
    await upsert([aWine({ name: 'Vin V-1', variants: [{ ...said, groupPrices: { professional: { amount: 1500 } } }] })])
    await makeCatalogRule()
    await runJobs()
    assert.equal((await page('V-1'))[0], 1700)
    await makeCatalogRule({ priority: 1 })
    await runJobs()
    // 20.00 less 10 % twice.
    assert.equal((await page('V-1'))[0], 1620)
  })

  test('for a group are its own, and guests see nothing of them', async ({ assert }) => {
    await sellWine('V-1', 2000)
    const member = await signedInShopper()
    await makeCatalogRule({ groups: ['general'], percent: 2000 })
    await runJobs()
    assert.deepEqual(await page('V-1'), [2000, null, null])
    assert.deepEqual(await page('V-1', member), [1600, 2000, 2000])
    assert.equal(await inCart('V-1', member), 1600)
    assert.equal(await inCart('V-1'), 2000)
  })

  test('for guests alone leave those who signed in the whole price', async ({ assert }) => {
    await sellWine('V-1', 2000)
    const member = await signedInShopper()
    await makeCatalogRule({ groups: ['guest'] })
    await runJobs()
    assert.deepEqual([(await page('V-1'))[0], (await page('V-1', member))[0]], [1800, 2000])
    assert.deepEqual([await inCart('V-1'), await inCart('V-1', member)], [1800, 2000])
  })

  test('for guests alone leave a new group the whole price, too, by one job', async ({ assert }) => {
    await sellWine('V-1', 2000)
    await makeCatalogRule({ groups: ['guest'] })
    await runEvents()
    await runJobs()
    await makeRow('users.groups', { name: 'Club', code: null, roleId: null })
    await runEvents()
    const jobs = await store.reader.all(
      "select id from core_jobs where job = 'marketing.apply_catalog_rules' and state = 'waiting'"
    )
    assert.lengthOf(jobs, 1)
    await runJobs()
    const member = await signedInShopper()
    await store.lucid.rawQuery(
      "update users_customers set group_id = (select id from users_groups where code = 'club')"
    )
    assert.deepEqual([(await page('V-1'))[0], (await page('V-1', member))[0]], [1800, 2000])
    assert.deepEqual([await inCart('V-1'), await inCart('V-1', member)], [1800, 2000])
  })

  test('begin and end by the clock of the shop, also on the days when clocks change', async ({ assert }) => {
    await sellWine('V-1', 2000)
    const visitor = new ShopVisitor()
    await makeCatalogRule({ startsOn: '2026-03-29', startsTime: '03:30', endsOn: '2026-03-29', endsTime: '04:00' })
    await makeCatalogRule({ startsOn: '2026-10-24', endsOn: '2026-10-25', percent: 5000 })
    await runJobs()
    await visitor.fill({ 'V-1': 1 })
    const told = []
    for (const at of [
      '2026-03-29T01:29:59.000Z',
      // 03:30 in Paris, where it is summer since 02:00.
      '2026-03-29T01:30:00.000Z',
      '2026-03-29T01:59:59.999Z',
      '2026-03-29T02:00:00.000Z',
      // Midnight in Paris in summer.
      '2026-10-23T21:59:59.000Z',
      '2026-10-23T22:00:00.000Z',
      // The 25th has 25 hours: it ends at 23:00.
      '2026-10-25T22:59:59.000Z',
      '2026-10-25T23:00:00.000Z',
    ]) {
      await travel(at)
      const [shown] = await page('V-1')
      told.push(shown)
      assert.equal(await inCart('V-1'), shown, at)
    }
    assert.deepEqual(told, [2000, 1800, 1800, 2000, 2000, 1000, 1000, 2000])
  })

  test('keep the lowest price of the 30 days before the first reduction', async ({ assert }) => {
    await sellWine('V-1', 2000)
    await travel('2026-03-25T10:00:00.000Z')
    await upsert([{ variants: [{ sku: 'V-1', price: 1900 }] }])
    await travel('2026-04-01T10:00:00.000Z')
    await upsert([{ variants: [{ sku: 'V-1', price: 2100 }] }])
    await travel('2026-04-05T10:00:00.000Z')
    await makeCatalogRule()
    await runJobs()
    assert.deepEqual(await page('V-1'), [1890, 2100, 1900])
    await travel('2026-04-10T10:00:00.000Z')
    await makeCatalogRule({ priority: 1 })
    await runJobs()
    // 21.00 less 10 % twice; the first reduction began on the 5th.
    assert.deepEqual(await page('V-1'), [1701, 2100, 1900])
    // A new price during the reduction: it is reduced at once, and the reduction goes on.
    await upsert([{ variants: [{ sku: 'V-1', price: 3000 }] }])
    assert.deepEqual(await page('V-1'), [2430, 3000, 1900])
    const [variant] = await store.reader.all<{ id: number }>('select id from catalogue_variants')
    const lowest = await (await app.container.make(FindLowestPrices)).execute([Number(variant?.id)], 'EUR', 'default')
    assert.deepEqual([...lowest.values()], [{ amount: 1900, reducedSince: '2026-04-05T10:00:00.000Z' }])
  })

  test('follow products that come, change and move', async ({ assert }) => {
    await makeCatalogRule({ ...onlyIf([when('unit_price', { operator: 'at_least', amount: 1000 })]) })
    await runJobs()
    await sellWine('V-1', 2000)
    await runEvents()
    await runJobs()
    assert.deepEqual(await page('V-1'), [1800, 2000, 2000])
    await upsert([{ variants: [{ sku: 'V-1', price: 900 }] }])
    await runEvents()
    await runJobs()
    assert.deepEqual(await page('V-1'), [900, null, null])
  })

  test('reduce the parts of bundles and groups with their own products', async ({ assert }) => {
    await sellWine('P-1', 1000)
    await ProductFactory.createFrom([
      {
        type: 'bundle',
        priceRule: 'parts',
        translations: { fr_FR: { name: 'Vin box' } },
        variants: [{ sku: 'BOX' }],
        bundle: [
          {
            code: 'red',
            type: 'radio',
            label: { fr_FR: 'Rouge' },
            parts: [{ sku: 'P-1', quantity: 2, isDefault: true }],
          },
        ],
      },
    ])
    await makeCatalogRule()
    await runJobs()
    assert.equal((await page('BOX'))[0], 1800)
    assert.equal(await inCart('BOX'), 1800)
  })

  test('written twice change nothing the second time, and go on where they were broken off', async ({ assert }) => {
    await ProductFactory.createMany(230)
    const apply = await app.container.make(ApplyCatalogRules)
    await makeCatalogRule()
    const stop = new AbortController()
    // Killed in the middle: the first two batches are done.
    let batches = 0
    const rules = apply.rules.bind(apply)
    apply.rules = async () => {
      batches += 1
      if (batches === 2) stop.abort()
      return rules()
    }
    await assert.rejects(() => apply.execute({ signal: stop.signal }))
    assert.equal(batches, 2)
    const reduced = async () => {
      const row = await store.reader.first<{ count: number }>('select count(*) as count from catalogue_reductions')
      return Number(row?.count)
    }
    assert.equal(await reduced(), 200)
    assert.equal(await apply.execute(), 30)
    assert.equal(await reduced(), 230)
    const before = await history()
    assert.equal(await apply.execute(), 0)
    assert.deepEqual(await history(), before)
    await runJobs()
    assert.deepEqual(await history(), before)
  })

  test('cost pages, lists and carts no statement more', async ({ assert }) => {
    await sellWine('V-1', 2000)
    const costs = async () => {
      const visitor = new ShopVisitor()
      await visitor.fill({ 'V-1': 1 })
      const counted = []
      for (const path of ['/api/catalogue/products/vin-v-1', '/api/catalogue/products', '/api/sales/cart']) {
        await visitor.send('GET', path)
        await upsert([{ variants: [{ sku: 'V-1', stock: { main: 20 + counted.length } }] }])
        counted.push((await countQueries(() => visitor.send('GET', path))).queries.length)
      }
      return counted
    }
    await costs()
    const before = await costs()
    await makeCatalogRule()
    await makeCatalogRule({ priority: 1, groups: ['general'] })
    await runJobs()
    assert.deepEqual((await page('V-1'))[0], 1800)
    assert.deepEqual(await costs(), before)
  })

  test('are gone when the rule is switched off or deleted', async ({ assert }) => {
    await sellWine('V-1', 2000)
    const rule = await makeCatalogRule()
    await runJobs()
    assert.equal((await page('V-1'))[0], 1800)
    await store.transaction((trx) =>
      trx.from('marketing_catalog_rules').where('id', rule.id).update({ is_active: false })
    )
    await (await app.container.make(ApplyCatalogRules)).execute()
    assert.deepEqual(await page('V-1'), [2000, null, null])
  })
})
