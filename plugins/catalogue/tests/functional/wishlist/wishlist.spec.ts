import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { Store } from '#core/database/store'
import { Visitor, type Answer } from '#core/testing/visitor'
import { countQueries } from '#core/testing/query_counter'
import { resetDatabase } from '#core/testing/reset_database'
import { SweepWishlists } from '#plugins/catalogue/wishlist/actions/sweep_wishlists'
import { ProductFactory, seedCatalogue, upsert } from '#plugins/catalogue/testing'
import { freshConfiguration } from '#plugins/configuration/testing'
import { PASSWORD, createCustomer, seedRoles, signedInCustomer } from '#plugins/users/testing'

const LIST = '/api/catalogue/wishlist'
const ITEMS = `${LIST}/items`

interface Wish {
  productId: number
  name: string
  product: { name: string; sku: string } | null
}

const shown = ({ body }: Answer) => (body as { data: Wish[] }).data
const products = ({ body }: Answer) => (body as { data: { products: number[] } }).data.products
const refused = ({ status, body }: Answer) => {
  return `${status} ${(body as { errors?: { code: string }[] }).errors?.[0]?.code ?? ''}`
}

test.group('A wishlist', (group) => {
  let store: Store
  let guest: Visitor
  let wines: number[]
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    await freshConfiguration()
    await seedCatalogue()
    wines = await ProductFactory.createMany(3, (at) => ({ sku: `W-${at}`, name: `Vin ${at}` }))
    guest = new Visitor()
  })
  group.each.teardown(() => app.container.restoreAll())

  const wish = (productId: unknown, visitor = guest) => visitor.send('POST', ITEMS, { productId })
  const list = async (visitor = guest) => shown(await visitor.send('GET', LIST))
  const signIn = (visitor: Visitor) =>
    visitor.send('POST', '/api/users/session', { email: 'cliente@exemple.fr', password: PASSWORD })
  const count = async (table: string) =>
    Number((await store.reader.first<{ n: number }>(`select count(*) as n from ${table}`))?.n)

  test('is empty without a cookie, and asking for it leaves none', async ({ assert }) => {
    const answer = await guest.send('GET', LIST)
    assert.containsSubset(answer.body, { data: [], meta: { total: 0 } })
    assert.equal(answer.headers.get('cache-control'), 'private, no-store')
    assert.deepEqual(guest.cookieNames(), [])
    assert.equal(await count('catalogue_wishlists'), 0)
  })

  test('keeps what a guest presses, the newest first, and tells the browser without a call', async ({ assert }) => {
    const [first = 0, second = 0] = wines
    assert.deepEqual(products(await wish(first)), [first])
    const again = await wish(second)
    assert.deepEqual(products(again), [second, first])
    assert.deepEqual(products(await wish(first)), [second, first])
    assert.equal(guest.cookie('wishlist-products'), ['g', second.toString(36), first.toString(36)].join('.'))
    assert.match(again.cookies.join('\n'), /wishlist-products=.*(?<!HttpOnly)$/m)
    assert.match(guest.cookie('wishlist') ?? '', /^[\w-]{43}$/)
    assert.containsSubset(await list(), [
      { productId: second, product: { name: 'Vin 1' } },
      { productId: first, product: { name: 'Vin 0' } },
    ])
    const left = await guest.send('DELETE', `${ITEMS}/${second}`)
    assert.deepEqual(products(left), [first])
    assert.deepEqual(products(await guest.send('DELETE', `${ITEMS}/${second}`)), [first])
    await guest.send('DELETE', `${ITEMS}/${first}`)
    assert.isUndefined(guest.cookie('wishlist-products'))
  })

  test('is read with as many statements for three wines as for one', async ({ assert }) => {
    await wish(wines[0])
    const one = (await countQueries(() => guest.send('GET', LIST))).queries
    await wish(wines[1])
    await wish(wines[2])
    const three = (await countQueries(() => guest.send('GET', LIST))).queries
    assert.isAtMost(three.length, one.length + 1)
    assert.isAtMost(three.length, 6)
  })

  test('refuses what is no product, and leaves no empty list behind', async ({ assert }) => {
    assert.equal(refused(await wish(999_999)), '404 E_CATALOGUE_PRODUCT_NOT_FOUND')
    for (const wrong of [0, -1, 1.5, 'x', null, 1e300, [1, 2], '🍷']) {
      assert.equal((await wish(wrong)).status, 422, String(wrong))
    }
    assert.equal((await guest.send('POST', ITEMS)).status, 422)
    for (const path of [`${ITEMS}/0`, `${ITEMS}/abc`, `${ITEMS}/99999999999999999999`]) {
      assert.equal((await guest.send('DELETE', path)).status, 404, path)
    }
    assert.equal(await count('catalogue_wishlists'), 0)
    assert.deepEqual(guest.cookieNames(), [])
  })

  test('of one browser is nobody else’s, and a made-up token opens none', async ({ assert }) => {
    await wish(wines[0])
    assert.deepEqual(await list(new Visitor()), [])
    for (const token of ['x', 'a'.repeat(43), 'a'.repeat(4_000)]) {
      const answer = await new Visitor().send('GET', LIST, undefined, { cookie: `wishlist=${token}` })
      assert.deepEqual(shown(answer), [])
    }
    const hashes = await store.reader.all<{ token_hash: string }>('select token_hash from catalogue_wishlists')
    assert.notInclude(JSON.stringify(hashes), String(guest.cookie('wishlist')))
  })

  test('has a limit, and so have lists that one network address begins', async ({ assert }) => {
    const many = await ProductFactory.createMany(100)
    for (const id of many) assert.equal((await wish(id)).status, 200)
    const [one = 0] = wines
    assert.equal(refused(await wish(one)), '422 E_CATALOGUE_WISHLIST_FULL')
    assert.lengthOf(await list(), 100)
    for (let at = 1; at < 60; at += 1) assert.equal((await wish(one, new Visitor())).status, 200)
    assert.equal((await wish(one, new Visitor())).status, 429)
    assert.equal((await guest.send('DELETE', `${ITEMS}/${many[0]}`)).status, 200)
  })

  test('keeps the name of what is not offered any more, and forgets what is gone', async ({ assert }) => {
    const [first = 0, second = 0] = wines
    await wish(first)
    await wish(second)
    await upsert([{ status: 'draft', variants: [{ sku: 'W-0' }] }])
    assert.containsSubset(await list(), [
      { productId: second, name: 'Vin 1' },
      { productId: first, name: 'Vin 0', product: null },
    ])
    await store.transaction((trx) => trx.from('catalogue_products').where('id', first).delete())
    assert.deepEqual(
      (await list()).map(({ productId }) => productId),
      [second]
    )
  })

  test('comes to the account at sign-in, once, and stays there at sign-out', async ({ assert }) => {
    const [first = 0, second = 0, third = 0] = wines
    await createCustomer()
    const elsewhere = await signedInCustomer()
    await wish(first, elsewhere)
    await wish(second, elsewhere)
    await wish(second)
    await wish(third)
    const token = guest.cookie('wishlist') ?? ''
    await signIn(guest)
    assert.isUndefined(guest.cookie('wishlist'))
    assert.equal(
      guest.cookie('wishlist-products'),
      ['c', ...[third, second, first].map((id) => id.toString(36))].join('.')
    )
    assert.deepEqual(
      (await list(elsewhere)).map(({ productId }) => productId),
      [third, second, first]
    )
    const thief = await new Visitor().send('GET', LIST, undefined, { cookie: `wishlist=${token}` })
    assert.deepEqual(shown(thief), [])
    assert.equal(await count('catalogue_wishlists'), 1)
    await guest.send('DELETE', '/api/users/session')
    assert.isUndefined(guest.cookie('wishlist-products'))
    assert.deepEqual(await list(), [])
    await signIn(guest)
    assert.lengthOf(await list(), 3)
  })

  test('comes to a new account at registration', async ({ assert }) => {
    await wish(wines[0])
    const form = {
      kind: 'individual',
      firstName: 'Claire',
      lastName: 'Client',
      email: 'neuve@exemple.fr',
      password: PASSWORD,
      password_confirmation: PASSWORD,
      isAdult: true,
      acceptsTerms: true,
    }
    assert.equal((await guest.send('POST', '/api/users/customers', form)).status, 201)
    assert.match(guest.cookie('wishlist-products') ?? '', /^c\./)
    assert.lengthOf(await list(), 1)
  })

  test('keeps the newest of a guest where both are too many for one list', async ({ assert }) => {
    await createCustomer()
    const elsewhere = await signedInCustomer()
    for (const id of await ProductFactory.createMany(98)) await wish(id, elsewhere)
    for (const id of wines) await wish(id)
    await signIn(guest)
    const [, second = 0, third = 0] = wines
    const kept = (await list()).map(({ productId }) => productId)
    assert.lengthOf(kept, 100)
    assert.deepEqual(kept.slice(0, 2), [third, second])
  })

  test('pressed many times at once keeps one of each', async ({ assert }) => {
    await createCustomer()
    const visitor = await signedInCustomer()
    const answers = await Promise.all(Array.from({ length: 8 }, () => wish(wines[0], visitor)))
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    assert.equal(await count('catalogue_wishes'), 1)
    assert.equal(await count('catalogue_wishlists'), 1)
  })

  test('of a guest who does not come back is forgotten after sixty days, a customer’s is not', async ({ assert }) => {
    await wish(wines[0])
    await createCustomer()
    await wish(wines[1], await signedInCustomer())
    const clock = await app.container.make(Clock)
    const sweep = async (days: number) => {
      app.container.swap(Clock, () => new FrozenClock(clock.isoIn(days * 24 * 3600)))
      return (await app.container.make(SweepWishlists)).execute()
    }
    assert.equal(await sweep(59), 0)
    assert.equal(await sweep(61), 1)
    assert.deepEqual([await count('catalogue_wishlists'), await count('catalogue_wishes')], [1, 1])
  })

  test('is among a customer’s data, and goes with them', async ({ assert }) => {
    await createCustomer()
    const visitor = await signedInCustomer()
    await wish(wines[0], visitor)
    const data = await visitor.send('GET', '/api/users/personal-data')
    assert.containsSubset(data.body, { data: { parts: [{ label: 'Envies', deleted: 1, anonymised: 0 }] } })
    const erased = await visitor.send('DELETE', '/api/users/personal-data', { current_password: PASSWORD })
    assert.equal(erased.status, 204)
    assert.deepEqual([await count('catalogue_wishlists'), await count('catalogue_wishes')], [0, 0])
    assert.isUndefined(visitor.cookie('wishlist-products'))
  })
})
