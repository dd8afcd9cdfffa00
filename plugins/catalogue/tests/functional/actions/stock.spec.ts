import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { APP_ROOT } from '#core/boot/app_root'
import { Store } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { resetDatabase } from '#core/testing/reset_database'
import { ExpireReservations } from '#plugins/catalogue/stock/actions/expire_reservations'
import { MoveStock, type StockMove } from '#plugins/catalogue/stock/actions/move_stock'
import { ReleaseReservation } from '#plugins/catalogue/stock/actions/release_reservation'
import { SendReservedPieces } from '#plugins/catalogue/stock/actions/send_reserved_pieces'
import { ReserveStock } from '#plugins/catalogue/stock/actions/reserve_stock'
import { TakeReservedStock } from '#plugins/catalogue/stock/actions/take_reserved_stock'
import { FindAvailability } from '#plugins/catalogue/stock/queries/find_availability'
import { ProductFactory, seedCatalogue, tester } from '#plugins/catalogue/testing'

const make = <T>(action: new (...parts: never[]) => T) => app.container.make(action as never) as Promise<T>

async function variantOf(productId: number): Promise<number> {
  const { reader } = await make(Store as never as new () => Store)
  const row = await reader.first<{ id: number }>('select id from catalogue_variants where product_id = ?', [productId])
  return (row as { id: number }).id
}

async function levels(): Promise<{ on_hand: number; reserved: number }[]> {
  const { reader } = await app.container.make(Store)
  const rows = await reader.all<{ on_hand: number; reserved: number }>(
    'select on_hand, reserved from catalogue_stock_levels order by variant_id, source_id'
  )
  return rows.map((row) => ({ ...row }))
}

async function aBottle(onHand: number): Promise<number> {
  return variantOf(await ProductFactory.create({ variants: [{ sku: 'BOTTLE', price: 900, stock: { main: onHand } }] }))
}

async function addSource(code: string, priority: number): Promise<void> {
  const { lucid } = await app.container.make(Store)
  await lucid.rawQuery('insert into catalogue_inventory_sources (code, name, priority) values (?, ?, ?)', [
    code,
    code,
    priority,
  ])
}

async function move(variantId: number, quantity: number, source = 'main'): Promise<void> {
  const said: StockMove = { variantId, source, quantity, reason: 'delivery' }
  await (await app.container.make(MoveStock)).execute([said], tester)
}

async function reserve(variantId: number, quantity: number, reference = 'CMD-1', expiresAt: string | null = null) {
  await (await app.container.make(ReserveStock)).execute({ reference, expiresAt, lines: [{ variantId, quantity }] })
}

test.group('The stock ledger', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
  })

  test('books what comes and goes, and refuses what is not there', async ({ assert }) => {
    const bottle = await aBottle(10)
    await move(bottle, 5)
    await move(bottle, -15)
    assert.deepEqual(await levels(), [{ on_hand: 0, reserved: 0 }])
    await assert.rejects(() => move(bottle, -1), 'catalogue.errors.stock_insufficient')
    assert.deepEqual(await levels(), [{ on_hand: 0, reserved: 0 }])
  })

  test('lists a product again only where visitors see the difference of a reservation', async ({ assert }) => {
    const bottle = await aBottle(40)
    const { reader } = await app.container.make(Store)
    const told = async () => {
      const row = await reader.first<{ changes: number; available: number }>(
        `select available, (select count(*) from core_changes where topic = 'catalogue.products') as changes
         from catalogue_product_rows`
      )
      return { changes: Number(row?.changes), available: Number(row?.available) }
    }
    const { changes } = await told()
    await reserve(bottle, 10)
    assert.deepEqual(await told(), { changes, available: 30 })
    await reserve(bottle, 28, 'CMD-2')
    assert.deepEqual(await told(), { changes: changes + 1, available: 2 })
  })

  test('does not let bottles go out to somebody that are promised to others', async ({ assert }) => {
    const bottle = await aBottle(10)
    await addSource('cellar', 5)
    await move(bottle, 5, 'cellar')
    await reserve(bottle, 8)
    await reserve(bottle, 5, 'CMD-2')
    assert.deepEqual(await levels(), [
      { on_hand: 10, reserved: 10 },
      { on_hand: 5, reserved: 3 },
    ])
    const send = await app.container.make(SendReservedPieces)
    const store = await app.container.make(Store)
    const sent = { reference: 'CMD-1', source: 'cellar', reason: 'shipment' }
    const take = (quantity: number) =>
      store.transaction((trx) => send.execute({ ...sent, lines: [{ variantId: bottle, quantity }] }, tester, trx))
    await assert.rejects(() => take(3), 'catalogue.errors.stock_reserved')
    await take(2)
    assert.deepEqual(await levels(), [
      { on_hand: 10, reserved: 8 },
      { on_hand: 3, reserved: 3 },
    ])
  })

  test('takes a breakage as it is, however much is promised, and sells nothing more then', async ({ assert }) => {
    const bottle = await aBottle(10)
    await reserve(bottle, 8)
    await move(bottle, -5)
    assert.deepEqual(await levels(), [{ on_hand: 5, reserved: 8 }])
    const find = await app.container.make(FindAvailability)
    assert.equal((await find.execute([bottle])).get(bottle)?.available, 0)
    await assert.rejects(() => reserve(bottle, 1, 'CMD-2'), 'catalogue.errors.stock_insufficient')
    await assert.rejects(() => move(bottle, -6), 'catalogue.errors.stock_insufficient')
    const take = await app.container.make(TakeReservedStock)
    await assert.rejects(() => take.execute('CMD-1', 'shipment'), 'catalogue.errors.stock_insufficient')
    assert.deepEqual(await levels(), [{ on_hand: 5, reserved: 8 }])
  })

  test('sells of one source no more than another one is short of', async ({ assert }) => {
    const bottle = await aBottle(4)
    await addSource('cellar', 5)
    await reserve(bottle, 4)
    await move(bottle, 6, 'cellar')
    await move(bottle, -3)
    const find = await app.container.make(FindAvailability)
    assert.equal((await find.execute([bottle])).get(bottle)?.available, 3)
    await assert.rejects(() => reserve(bottle, 4, 'CMD-2'), 'catalogue.errors.stock_insufficient')
    await reserve(bottle, 3, 'CMD-2')
  })

  test('asks sources in the order of their priority and lets them share a line', async ({ assert }) => {
    const bottle = await aBottle(4)
    await addSource('cellar', -1)
    await move(bottle, 3, 'cellar')
    await reserve(bottle, 5)
    assert.deepEqual(await levels(), [
      { on_hand: 4, reserved: 2 },
      { on_hand: 3, reserved: 3 },
    ])
  })

  test('promises all lines or none', async ({ assert }) => {
    const bottle = await aBottle(4)
    const other = await variantOf(await ProductFactory.create({ sku: 'OTHER' }))
    const lines = [
      { variantId: other, quantity: 1 },
      { variantId: bottle, quantity: 5 },
    ]
    const action = await app.container.make(ReserveStock)
    await assert.rejects(
      () => action.execute({ reference: 'CMD-9', lines, expiresAt: null }),
      'catalogue.errors.stock_insufficient'
    )
    const found = await (await app.container.make(FindAvailability)).execute([bottle, other])
    assert.deepEqual([found.get(bottle)?.available, found.get(other)?.available], [4, 24])
  })

  test('gives back once, however often it is asked to', async ({ assert }) => {
    const bottle = await aBottle(10)
    await reserve(bottle, 4, 'CMD-1')
    await reserve(bottle, 3, 'CMD-2')
    const release = await app.container.make(ReleaseReservation)
    assert.equal(await release.execute('CMD-1'), 4)
    assert.equal(await release.execute('CMD-1'), 0)
    assert.deepEqual(await levels(), [{ on_hand: 10, reserved: 3 }])
  })

  test('takes promised bottles out of their sources', async ({ assert }) => {
    const bottle = await aBottle(10)
    await reserve(bottle, 4)
    const take = await app.container.make(TakeReservedStock)
    await take.execute('CMD-1', 'shipment')
    assert.deepEqual(await levels(), [{ on_hand: 6, reserved: 0 }])
    await assert.rejects(() => take.execute('CMD-1', 'shipment'), 'catalogue.errors.reservation_closed')
  })

  test('gives back what has expired, and nothing else', async ({ assert }) => {
    const clock = new FrozenClock('2026-11-21T10:00:00.000Z')
    app.container.swap(Clock, () => clock)
    const bottle = await aBottle(10)
    await reserve(bottle, 4, 'CMD-1', '2026-11-21T10:30:00.000Z')
    await reserve(bottle, 3, 'CMD-2', '2026-11-21T11:30:00.000Z')
    clock.advance({ minutes: 30 })
    assert.equal(await (await app.container.make(ExpireReservations)).execute(), 4)
    assert.deepEqual(await levels(), [{ on_hand: 10, reserved: 3 }])
    app.container.restore(Clock)
  })

  test('keeps levels equal to the sum of their movements', async ({ assert }) => {
    const bottle = await aBottle(7)
    for (const quantity of [3, -2, 12, -20, 1, 40, -41]) await move(bottle, quantity)
    const { reader } = await app.container.make(Store)
    const sum = await reader.first<{ sum: number | string }>(
      'select sum(quantity) as sum from catalogue_stock_movements'
    )
    assert.equal(Number(sum?.sum), 0)
    assert.deepEqual(await levels(), [{ on_hand: 0, reserved: 0 }])
  })

  test('sells nothing twice when one process does many things at once', async ({ assert }) => {
    const bottle = await aBottle(12)
    const tries = Array.from({ length: 30 }, (_, index) => reserve(bottle, 1, `CMD-${index}`))
    const done = await Promise.allSettled(tries)
    assert.equal(done.filter(({ status }) => status === 'fulfilled').length, 12)
    assert.deepEqual(await levels(), [{ on_hand: 12, reserved: 12 }])
  })

  test('sells nothing twice when several processes sell', async ({ assert }) => {
    const bottle = await aBottle(40)
    const script = fileURLToPath(new URL('plugins/catalogue/tests/fixtures/reserve_in_a_loop.ts', APP_ROOT))
    const run = promisify(execFile)
    const sellers = ['one', 'two', 'three'].map((name) =>
      run(process.execPath, ['--import=./bin/typescript.js', script, String(bottle), '25', name], {
        cwd: fileURLToPath(APP_ROOT),
        env: process.env,
      })
    )
    const sold = (await Promise.all(sellers)).map(({ stdout }) => Number(stdout.trim().split('\n').at(-1)))
    assert.equal(
      sold.reduce((sum, count) => sum + count, 0),
      40
    )
    assert.deepEqual(await levels(), [{ on_hand: 40, reserved: 40 }])
  }).timeout(60_000)
})
