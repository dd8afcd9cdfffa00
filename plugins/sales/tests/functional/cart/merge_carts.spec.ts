import { test } from '@japa/runner'
import { createCustomer } from '#plugins/users/testing'
import { freshShop, refusalOf, sellWine, ShopVisitor, signedInShopper } from '#plugins/sales/testing'
import { upsert } from '#plugins/catalogue/testing'
import type { CartAnswer } from '#plugins/sales/cart/cart_answer'
import type { Store } from '#core/database/store'

const told = ({ lines }: CartAnswer) => lines.map(({ sku, quantity }) => `${quantity} ${sku}`)
const notices = (cart: CartAnswer) => cart.notices.map(({ code }) => code)

test.group('Signing in with a full cart', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await freshShop()
    for (const sku of ['A', 'B', 'C']) await sellWine(sku, 1000, 10)
  })

  test('keeps it, and the guest’s token opens nothing any more', async ({ assert }) => {
    await createCustomer()
    const visitor = new ShopVisitor()
    await visitor.fill({ A: 2, B: 1 })
    const token = visitor.cookie('cart') as string
    await visitor.signIn()
    assert.isUndefined(visitor.cookie('cart'))
    assert.equal(visitor.cookie('cart-quantity'), '3')
    const cart = await visitor.cart()
    assert.deepEqual([told(cart), notices(cart)], [['2 A', '1 B'], []])
    const thief = await new ShopVisitor().send('GET', '/api/sales/cart', undefined, { cookie: `cart=${token}` })
    assert.containsSubset(thief.body, { data: { quantity: 0 } })
    await visitor.signOut()
    assert.equal((await visitor.cart()).quantity, 0)
    assert.isUndefined(visitor.cookie('cart-quantity'))
  })

  test('adds it to what the account had, wherever it was filled, and says so', async ({ assert }) => {
    const elsewhere = await signedInShopper()
    await elsewhere.fill({ A: 1, C: 1 })
    const visitor = new ShopVisitor()
    await visitor.fill({ A: 2, B: 1 })
    await visitor.signIn()
    assert.equal(visitor.cookie('cart-quantity'), '5')
    const cart = await visitor.cart()
    assert.deepEqual([told(cart), notices(cart)], [['3 A', '1 C', '1 B'], ['carts_joined']])
    assert.deepEqual(told(await elsewhere.cart()), told(cart))
    // Told until something is done about it, or with it.
    assert.deepEqual(notices(await visitor.cart()), ['carts_joined'])
    assert.deepEqual(notices(await visitor.fill({ B: 1 })), [])
  })

  test('tells every line that could not be kept as it was', async ({ assert }) => {
    const elsewhere = await signedInShopper()
    await elsewhere.fill({ A: 7 })
    const visitor = new ShopVisitor()
    await visitor.fill({ A: 6, B: 4, C: 2 })
    await upsert([{ variants: [{ sku: 'B', stock: { main: 3 } }] }, { status: 'draft', variants: [{ sku: 'C' }] }])
    await visitor.signIn()
    const cart = await visitor.cart()
    assert.deepEqual(told(cart), ['10 A', '3 B'])
    assert.deepEqual(
      cart.notices.map(({ message }) => message),
      [
        'Nous avons réuni ce panier et celui que vous aviez déjà.',
        '«\u202fVin A\u202f»\u202f: il n’en reste que 10, votre panier a été ajusté.',
        '«\u202fVin B\u202f»\u202f: il n’en reste que 3, votre panier a été ajusté.',
        '«\u202fVin C\u202f» n’a pas pu être gardé\u202f: il n’est plus disponible.',
      ]
    )
  })

  test('happens once, however often and wherever it is asked for', async ({ assert }) => {
    await createCustomer()
    const visitor = new ShopVisitor()
    await visitor.fill({ A: 2 })
    const token = visitor.cookie('cart') as string
    await visitor.signIn()
    const again = (headers: Record<string, string>) => visitor.send('GET', '/api/sales/cart', undefined, headers)
    const session = visitor.cookieNames().map((name) => `${name}=${visitor.cookie(name)}`)
    await Promise.all(Array.from({ length: 4 }, () => again({ cookie: [...session, `cart=${token}`].join('; ') })))
    assert.deepEqual(told(await visitor.cart()), ['2 A'])
    const row = await store.reader.first<{ count: number }>(
      "select count(*) as count from sales_carts where status = 'active'"
    )
    assert.equal(Number(row?.count), 1)
  })

  test('reads the prices of the group from then on', async ({ assert }) => {
    await createCustomer({ kind: 'professional', corporateName: 'Le Bistrot' })
    await upsert([{ variants: [{ sku: 'A', groupPrices: { professional: { amount: 800 } } }] }])
    const visitor = new ShopVisitor()
    await visitor.fill({ A: 1 })
    assert.deepEqual((await visitor.cart()).lines[0]?.unitPrice, { amount: 1000, currency: 'EUR' })
    await visitor.signIn()
    const { lines, showsNet } = await visitor.cart()
    assert.deepEqual(lines[0]?.unitPrice, { amount: 800, currency: 'EUR' })
    assert.isTrue(showsNet)
  })

  test('lets a professional read the VAT of shown prices, and nobody else', async ({ assert }) => {
    const rates = async (visitor: ShopVisitor) =>
      (await visitor.send('GET', '/api/catalogue/net-prices')).body as { data: { standard: number } | null }
    assert.deepEqual(await rates(new ShopVisitor()), { data: null })
    await createCustomer({ kind: 'professional', corporateName: 'Le Bistrot' })
    const visitor = new ShopVisitor()
    await visitor.signIn()
    const { data } = await rates(visitor)
    assert.equal(data?.standard, 2000)
  })

  test('by somebody who may not leaves the guest’s cart alone', async ({ assert }) => {
    await createCustomer()
    const visitor = new ShopVisitor()
    await visitor.fill({ A: 2 })
    const refused = await visitor.send('POST', '/api/users/session', { email: 'cliente@exemple.fr', password: 'faux' })
    assert.match(refusalOf(refused), /^4/)
    assert.deepEqual(told(await visitor.cart()), ['2 A'])
  })
})
