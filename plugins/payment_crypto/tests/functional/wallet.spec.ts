import app from '@adonisjs/core/services/app'
import { encode } from 'uqr'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { Settings } from '#core/settings/settings'
import {
  chooseAll,
  freshShop,
  paymentContract,
  placedOf,
  refusalOf,
  saidOf,
  sellWine,
  setSetting,
  signedInShopper,
  type ShopVisitor,
} from '#plugins/sales/testing'
import { newStaffVisit } from '#plugins/users/testing'
import type { AmountAnswer } from '#plugins/payment_crypto/queries/show_amount'
import type { PaymentMethod } from '#plugins/sales/index'
import type { Store } from '#core/database/store'
import { Visitor } from '#core/testing/visitor'

const METHOD = 'payment_crypto.wallet'
const KEY = (name: string) => `${METHOD}.${name}`
const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const HASH = '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b'

const load = async (): Promise<PaymentMethod> => (await import('#plugins/payment_crypto/methods/wallet')).default

let store: Store

async function prepare() {
  store = await freshShop()
  await setSetting(KEY('active'), true)
  await setSetting(KEY('address'), ADDRESS)
  await setSetting(KEY('rate'), '60000')
}

paymentContract({ name: METHOD, method: load, prepare })

/** The rate was entered so many hours ago. */
async function ageRate(hours: number) {
  const [settings, clock] = await Promise.all([app.container.make(Settings), app.container.make(Clock)])
  await store.lucid.rawQuery('update core_settings set updated_at = ? where key = ?', [
    clock.isoIn(-hours * 3600),
    KEY('rate'),
  ])
  await settings.load()
}

test.group('A wallet', (group) => {
  group.each.setup(prepare)
  const order = { ...{ channel: 'default', locale: 'fr_FR' as const, currency: 'EUR', amount: 4200, group: '' } }
  const isOffered = async (changes = {}) => (await load()).isOffered({ ...order, destination: null, ...changes })

  test('is offered with an address of its coin and a rate that is not old', async ({ assert }) => {
    assert.isTrue(await isOffered())
    assert.isFalse(await isOffered({ currency: 'USD' }))
    await ageRate(23.9)
    assert.isTrue(await isOffered())
    await ageRate(24.1)
    assert.isFalse(await isOffered())
    await setSetting(KEY('rate_hours'), 0)
    assert.isTrue(await isOffered(), 'without limit')
    await setSetting(KEY('rate'), '61000')
    for (const [name, value] of [
      ['coin', 'ETH'],
      ['address', 'bc1q'],
      ['rate', '0'],
      ['active', false],
    ] as const) {
      const kept = { coin: 'BTC', address: ADDRESS, rate: '60000', active: true }[name]
      await setSetting(KEY(name), value)
      assert.isFalse(await isOffered(), name)
      await setSetting(KEY(name), kept)
      assert.isTrue(await isOffered())
    }
  })

  test('has no rate but the one that staff entered', async ({ assert }) => {
    await store.lucid.rawQuery('delete from core_settings where key = ?', [KEY('rate')])
    await (await app.container.make(Settings)).load()
    assert.isFalse(await isOffered())
  })
})

test.group('An order to a wallet', (group) => {
  let shopper: ShopVisitor
  group.each.setup(async () => {
    await prepare()
    await sellWine('A', 1000, 96)
    shopper = await signedInShopper()
  })

  const place = async () => {
    await shopper.fill({ A: 2 })
    await chooseAll({ payment: METHOD })
    return placedOf(await shopper.place()) as { number: string; state: string; next: { kind: string; page?: string } }
  }
  const path = (number: string) => `/api/payment-crypto/orders/${number}/amount`
  const shown = async (number: string) =>
    ((await shopper.send('GET', path(number))).body as { data: AmountAnswer }).data
  /** A quarter of an hour goes by. */
  const wait = async () => {
    const clock = await app.container.make(Clock)
    await store.lucid.rawQuery('update payment_crypto_amounts set expires_at = ?', [clock.iso()])
  }

  test('leads to its page, with an amount that stands for 15 minutes', async ({ assert }) => {
    const { number, state, next } = await place()
    assert.equal(state, 'pending')
    assert.containsSubset(next, { kind: 'instructions', page: 'crypto' })
    const { due, amount } = await shown(number)
    assert.deepEqual(due, { amount: 3000, currency: 'EUR' })
    // 30 / 60000
    const link = `bitcoin:${ADDRESS}?amount=0.00050000`
    assert.containsSubset(amount, { coin: 'BTC', address: ADDRESS, quantity: '0.00050000', rate: '60000', link })
    assert.isTrue(amount && amount.secondsLeft > 890 && amount.secondsLeft <= 900)
    await setSetting(KEY('rate'), '30000')
    await setSetting(KEY('address'), '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2')
    assert.equal((await shown(number)).amount?.quantity, '0.00050000', 'frozen')
    assert.equal((await shown(number)).amount?.address, ADDRESS)
    const { body } = await shopper.send('POST', path(number))
    assert.equal((body as { data: AmountAnswer }).data.amount?.quantity, '0.00050000', 'it still stands')
  })

  test('has a new amount at the rate of the moment when the time is over', async ({ assert }) => {
    const { number } = await place()
    await wait()
    assert.isNull((await shown(number)).amount)
    await setSetting(KEY('rate'), '30000')
    const answers = await Promise.all([1, 2].map(() => shopper.send('POST', path(number))))
    for (const { status, body } of answers) {
      assert.equal(status, 201)
      assert.equal((body as { data: AmountAnswer }).data.amount?.quantity, '0.00100000')
    }
    await wait()
    await ageRate(25)
    const refused = await shopper.send('POST', path(number))
    assert.equal(refusalOf(refused), '409 E_PAYMENT_CRYPTO_NO_RATE')
    assert.match(saidOf(refused), /cours/)
  })

  test('draws a QR code of what wallets read', async ({ assert }) => {
    const { amount } = await shown((await place()).number)
    const { data, size } = encode(amount?.link ?? '', { ecc: 'M', border: 4 })
    assert.equal(amount?.qr.size, size)
    const dark = new Set<string>()
    for (const [, x = '', y = '', run = ''] of (amount?.qr.path ?? '').matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
      for (let at = 0; at < Number(run); at += 1) dark.add(`${Number(x) + at} ${y}`)
    }
    data.forEach((row, y) => row.forEach((isDark, x) => assert.equal(dark.has(`${x} ${y}`), isDark, `${x} ${y}`)))
  })

  test('shows staff every amount that its customer was told', async ({ assert }) => {
    const staff = await newStaffVisit()
    const { number } = await place()
    await wait()
    await setSetting(KEY('rate'), '30000')
    await shopper.send('POST', path(number))
    const row = await store.reader.first<{ id: number }>('select id from sales_orders', [])
    const list = `/api/admin/payment-crypto/orders/${row?.id}/amounts`
    const { body } = await staff.send('GET', list)
    const quantities = (body as { data: { quantity: string }[] }).data.map(({ quantity }) => quantity)
    assert.deepEqual(quantities, ['0.00100000', '0.00050000'])
    assert.equal((await shopper.send('GET', list)).status, 401)
  })

  test('tells what staff add, as text', async ({ assert }) => {
    const { number } = await place()
    assert.equal((await shown(number)).note, '')
    await setSetting(KEY('instructions'), 'Merci <b>beaucoup</b>')
    assert.equal((await shown(number)).note, 'Merci <b>beaucoup</b>')
  })

  test('is shown to its customer only', async ({ assert }) => {
    const { number } = await place()
    const other = await signedInShopper('autre@exemple.fr')
    for (const method of ['GET', 'POST'] as const) {
      assert.equal((await other.send(method, path(number))).status, 404)
      assert.equal((await new Visitor().send(method, path(number))).status, 401)
      assert.equal((await shopper.send(method, path('unknown'))).status, 404)
    }
  })

  test('of another method has no amount in coins', async ({ assert }) => {
    await shopper.fill({ A: 2 })
    await chooseAll()
    const { number } = placedOf(await shopper.place())
    assert.equal(refusalOf(await shopper.send('GET', path(number))), '409 E_PAYMENT_CRYPTO_NOT_DUE')
    assert.equal(refusalOf(await shopper.send('POST', path(number))), '409 E_PAYMENT_CRYPTO_NOT_DUE')
  })

  test('is paid once, by staff, with a hash that pays nothing else', async ({ assert }) => {
    const staff = await newStaffVisit()
    const [first, second] = [await place(), await place()]
    const idOf = async (number: string) => {
      const row = await store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [number])
      return Number(row?.id)
    }
    const pay = async (number: string, reference: string, amount = 3000) =>
      staff.send('POST', `/api/admin/sales/orders/${await idOf(number)}/payments`, {
        method: METHOD,
        reference,
        amount,
        notify: false,
      })
    for (const reference of ['', 'vu dans le portefeuille', HASH.slice(1)]) {
      const refused = await pay(first.number, reference)
      assert.equal(refusalOf(refused), '422 E_PAYMENT_CRYPTO_HASH_UNREADABLE', reference)
      assert.containsSubset(refused.body, { errors: [{ field: 'reference' }] })
    }
    assert.equal((await pay(first.number, ` 0x${HASH.toUpperCase()} `)).status, 201)
    assert.equal(refusalOf(await pay(second.number, HASH)), '409 E_SALES_TRANSACTION_KNOWN')
    const { due, amount } = await shown(first.number)
    assert.deepEqual([due.amount, amount], [0, null])
    assert.equal(refusalOf(await shopper.send('POST', path(first.number))), '409 E_PAYMENT_CRYPTO_NOT_DUE')
    const rows = await store.reader.all<{ reference: string }>('select reference from sales_transactions', [])
    assert.deepEqual(rows, [{ reference: HASH }])
  })

  test('that is paid in part has a new amount for the rest', async ({ assert }) => {
    const staff = await newStaffVisit()
    const { number } = await place()
    const row = await store.reader.first<{ id: number }>('select id from sales_orders', [])
    const told = { method: METHOD, reference: HASH, amount: 1000, notify: false }
    assert.equal((await staff.send('POST', `/api/admin/sales/orders/${row?.id}/payments`, told)).status, 201)
    const { due, amount } = await shown(number)
    assert.equal(due.amount, 2000)
    assert.isNull(amount, 'the old amount is not what is due')
    const { body } = await shopper.send('POST', path(number))
    // 20 / 60000 = 0.000333…
    assert.equal((body as { data: AmountAnswer }).data.amount?.quantity, '0.00033334')
  })
})
