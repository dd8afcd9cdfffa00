import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { CheckNumbers } from '#plugins/sales/documents/numbers/queries/check_numbers'
import { queryRows } from '#core/database/query_rows'
import inspectNumbers from '#plugins/sales/documents/numbers/inspect_numbers'
import checkNumbersJob from '#plugins/sales/documents/numbers/check_numbers_job'
import { anOrder, freshShop, sellWine, signedInShopper } from '#plugins/sales/testing'
import type { JobRun } from '#core/jobs/job'
import type { Store } from '#core/database/store'

const run = {} as JobRun

test.group('The nightly look at numbers', (group) => {
  let store: Store
  let year: number
  group.each.setup(async () => {
    store = await freshShop()
    await sellWine('A', 1000, 24)
    const visitor = await signedInShopper()
    const numbers: string[] = []
    for (let made = 0; made < 3; made += 1) numbers.push((await anOrder({ A: 1 }, visitor)).order.number)
    year = Number(numbers[0]?.slice(4, 8))
  })

  const check = async () => (await app.container.make(CheckNumbers)).execute()
  const write = (sql: string, values: (string | number)[] = []) => {
    return store.transaction((trx) => queryRows(trx, sql, values))
  }

  test('finds nothing in a shop that is whole', async ({ assert }) => {
    assert.deepEqual(await check(), [])
    await checkNumbersJob.run({}, run)
    assert.isTrue((await inspectNumbers.look(app, 'fr_FR')).ok)
  })

  test('finds a number that was given to nothing', async ({ assert }) => {
    await write('update sales_number_series set last = last + 1')
    const highest = `CMD-${year}-000003`
    assert.deepEqual(await check(), [{ series: 'orders', year, last: 4, found: 3, highest }])
    await assert.rejects(() => checkNumbersJob.run({}, run), /numbers_broken/)
    const told = await inspectNumbers.look(app, 'en_GB')
    assert.equal(told.detail, `Orders ${year}: 3 for 4 numbers, the highest ${highest}.`)
  })

  test('finds a hole that another number hides', async ({ assert }) => {
    await write('update sales_orders set number = ? where number = ?', [`CMD-${year}-000009`, `CMD-${year}-000002`])
    assert.deepEqual(
      (await check()).map(({ found, highest }) => [found, highest]),
      [[3, `CMD-${year}-000009`]]
    )
  })
})
