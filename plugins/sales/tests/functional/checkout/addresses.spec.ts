import { test } from '@japa/runner'
import { createCustomer } from '#plugins/users/testing'
import { upsert } from '#plugins/catalogue/testing'
import {
  cartOf,
  freshShop,
  PARIS,
  refusalOf,
  sellWine,
  setSetting,
  ShopVisitor,
  signedInShopper,
} from '#plugins/sales/testing'
import type { Answer } from '#core/testing/visitor'

const TO = '/api/sales/checkout/addresses'

interface Entry {
  id: number
  city: string
}

const fieldsOf = ({ body }: Answer) =>
  (body as { errors: { field?: string; code: string; message: string }[] }).errors.map(({ field, code }) => [
    field,
    code,
  ])

const book = async (visitor: ShopVisitor) =>
  ((await visitor.send('GET', '/api/users/addresses')).body as { data: Entry[] }).data

test.group('Addresses of the checkout', (group) => {
  group.each.setup(async () => {
    await freshShop()
    await sellWine('A', 1250)
  })

  async function customer() {
    const visitor = await signedInShopper()
    await visitor.fill({ A: 2 })
    return visitor
  }

  test('are asked of who has signed in, and lead to the delivery', async ({ assert }) => {
    const visitor = await customer()
    const cart = cartOf(await visitor.send('PUT', TO, { billing: PARIS, isSameAddress: true }))
    assert.deepEqual(cart.steps, { cart: 'done', addresses: 'done', shipping: 'current', payment: 'locked' })
    assert.containsSubset(cart.addresses, {
      billing: { street: '12 rue des Vignes', postcode: '75011', phone: '+33 6 12 34 56 78' },
      delivery: null,
      isSameAddress: true,
    })
    assert.isNotEmpty(cart.shipping.offers)
    assert.deepEqual(await book(visitor), [])
  })

  test('of a guest who wants to order wait for the sign-in, which keeps the cart', async ({ assert }) => {
    const visitor = new ShopVisitor()
    await visitor.fill({ A: 2 })
    assert.equal((await visitor.send('PUT', TO, { billing: PARIS, isSameAddress: true })).status, 401)
    assert.equal((await visitor.cart()).quantity, 2)
  })

  test('go into the book when they are to be kept, each once', async ({ assert }) => {
    const visitor = await customer()
    const lyon = { ...PARIS, postcode: '69001', city: 'Lyon', keep: true }
    const form = { billing: { ...PARIS, keep: true }, isSameAddress: false, delivery: lyon }
    await visitor.send('PUT', TO, form)
    const cart = cartOf(await visitor.send('PUT', TO, form))
    assert.deepEqual([cart.addresses.billing?.city, cart.addresses.delivery?.city], ['Paris', 'Lyon'])
    assert.deepEqual(
      (await book(visitor)).map(({ city }) => city),
      ['Paris', 'Lyon']
    )
  })

  test('come from the book by their number, from one’s own only', async ({ assert }) => {
    const visitor = await customer()
    await visitor.send('PUT', TO, { billing: { ...PARIS, keep: true }, isSameAddress: true })
    const [own] = await book(visitor)
    const cart = cartOf(await visitor.send('PUT', TO, { billingId: own?.id, isSameAddress: true }))
    assert.containsSubset(cart.addresses.billing, { city: 'Paris', phone: '+33 6 12 34 56 78' })
    const other = await signedInShopper('autre@exemple.fr')
    await other.fill({ A: 1 })
    const refused = await other.send('PUT', TO, { billingId: own?.id, isSameAddress: true })
    assert.deepEqual(fieldsOf(refused), [['billing.id', 'E_SALES_ADDRESS_GONE']])
  })

  test('overseas are those of their own country, however they are written', async ({ assert }) => {
    const visitor = await customer()
    const billing = { ...PARIS, postcode: '97400', city: 'Saint-Denis', phone: '0692 12 34 56' }
    const { addresses } = cartOf(await visitor.send('PUT', TO, { billing, isSameAddress: true }))
    assert.containsSubset(addresses.billing, { country: 'RE', postcode: '97400' })
    assert.match(String(addresses.billing?.phone), /^\+262/)
  })

  test('that lack something, or that nobody can print, are refused by their fields', async ({ assert }) => {
    const visitor = await customer()
    cartOf(await visitor.send('PUT', TO, { billing: PARIS, isSameAddress: true }))
    const refused = async (form: object) => {
      const answer = await visitor.send('PUT', TO, form)
      assert.equal(answer.status, 422, JSON.stringify(form).slice(0, 80))
      return fieldsOf(answer)
    }
    const billing = (fields: object) => ({ billing: { ...PARIS, ...fields }, isSameAddress: true })
    assert.deepEqual(await refused({ isSameAddress: true }), [['billing', 'E_VALIDATION_REQUIRED']])
    assert.deepEqual(await refused(billing({ street: '', city: null })), [
      ['billing.street', 'E_VALIDATION_REQUIRED'],
      ['billing.city', 'E_VALIDATION_REQUIRED'],
    ])
    assert.deepEqual(await refused(billing({ firstName: '🍷', city: 'Paris 🇫🇷' })), [
      ['billing.firstName', 'E_VALIDATION_PRINTABLE'],
      ['billing.city', 'E_VALIDATION_PRINTABLE'],
    ])
    assert.deepEqual(await refused(billing({ street: 'rue\u202Edes Vignes' })), [
      ['billing.street', 'E_VALIDATION_PRINTABLE'],
    ])
    assert.deepEqual(await refused(billing({ street: 'rue\u0000des Vignes' })), [
      ['billing.street', 'E_TEXT_UNREADABLE'],
    ])
    const [[field] = []] = await refused(billing({ street: 'é'.repeat(10_000) }))
    assert.equal(field, 'billing.street')
    assert.deepEqual((await refused(billing({ postcode: '2A004' })))[0]?.[0], 'billing.postcode')
    assert.deepEqual((await refused(billing({ phone: '12' })))[0]?.[0], 'billing.phone')
    assert.deepEqual(await refused({ billing: PARIS, isSameAddress: false }), [
      ['delivery', 'E_SALES_DELIVERY_REQUIRED'],
    ])
    assert.equal((await visitor.cart()).addresses.billing?.street, '12 rue des Vignes')
  })

  test('keep names that people and firms have', async ({ assert }) => {
    const visitor = await customer()
    const billing = { ...PARIS, firstName: 'Łucja-Zoë', lastName: 'D’Œuvre', company: 'Crü® & fils, №1' }
    const { addresses } = cartOf(await visitor.send('PUT', TO, { billing, isSameAddress: true }))
    assert.equal(addresses.billing?.company, 'Crü® & fils, №1')
  })

  test('wait for a cart that can be ordered', async ({ assert }) => {
    const visitor = await customer()
    await upsert([{ variants: [{ sku: 'A', stock: { main: 1 } }] }])
    const refused = await visitor.send('PUT', TO, { billing: PARIS, isSameAddress: true })
    assert.equal(refusalOf(refused), '409 E_SALES_STEP_LOCKED')
    assert.containsSubset(refused.body, { errors: [{ meta: { step: 'cart' } }] })
    const empty = await signedInShopper('autre@exemple.fr')
    assert.equal(
      refusalOf(await empty.send('PUT', TO, { billing: PARIS, isSameAddress: true })),
      '422 E_SALES_CART_EMPTY'
    )
  })
})

test.group('A quote', (group) => {
  group.each.setup(async () => {
    await freshShop()
    await sellWine('A', 1250, 6)
  })

  const PURPOSE = '/api/sales/cart/purpose'

  test('is asked for where the shop makes them, and nowhere else', async ({ assert }) => {
    const visitor = new ShopVisitor()
    assert.isTrue((await visitor.fill({ A: 1 })).offersQuotes)
    await setSetting('sales.quotes.offered', false)
    assert.isFalse((await visitor.cart()).offersQuotes)
    const refused = await visitor.send('PUT', PURPOSE, { purpose: 'quote' })
    assert.equal(refusalOf(refused), '422 E_SALES_QUOTES_NOT_OFFERED')
    assert.equal((await visitor.cart()).purpose, 'order')
  })

  test('is asked for by a guest who says where to answer', async ({ assert }) => {
    const visitor = new ShopVisitor()
    assert.equal(refusalOf(await visitor.send('PUT', PURPOSE, { purpose: 'quote' })), '422 E_SALES_CART_EMPTY')
    await visitor.fill({ A: 2 })
    const turned = cartOf(await visitor.send('PUT', PURPOSE, { purpose: 'quote' }))
    assert.deepEqual(turned.steps, { cart: 'done', addresses: 'current', quote: 'locked' })
    const form = { billing: PARIS, isSameAddress: true }
    assert.deepEqual(fieldsOf(await visitor.send('PUT', TO, form)), [['email', 'E_SALES_EMAIL_REQUIRED']])
    const bad = await visitor.send('PUT', TO, { ...form, email: 'nobody' })
    assert.deepEqual(fieldsOf(bad)[0]?.[0], 'email')
    const cart = cartOf(await visitor.send('PUT', TO, { ...form, email: 'Guest@Exemple.fr' }))
    assert.deepEqual(cart.steps, { cart: 'done', addresses: 'done', quote: 'current' })
    assert.equal(cart.addresses.email, 'guest@exemple.fr')
  })

  test('goes by the delivery for a customer, and knows no smallest order nor stock', async ({ assert }) => {
    const visitor = await signedInShopper()
    await visitor.fill({ A: 6 })
    await upsert([{ variants: [{ sku: 'A', stock: { main: 1 } }] }])
    assert.equal((await visitor.cart()).steps.cart, 'current')
    const { steps } = cartOf(await visitor.send('PUT', PURPOSE, { purpose: 'quote' }))
    assert.deepEqual(steps, { cart: 'done', addresses: 'current', shipping: 'locked', quote: 'locked' })
  })

  test('comes along with its words when its guest signs in', async ({ assert }) => {
    const visitor = new ShopVisitor()
    await visitor.fill({ A: 2 })
    await visitor.send('PUT', PURPOSE, { purpose: 'quote' })
    await visitor.send('PUT', '/api/sales/cart/comment', { comment: 'Pour un mariage.' })
    await visitor.send('PUT', TO, { billing: PARIS, isSameAddress: true, email: 'guest@exemple.fr' })
    await createCustomer()
    await visitor.signIn()
    const { purpose, comment, addresses, quantity } = await visitor.cart()
    assert.deepEqual([purpose, comment, quantity], ['quote', 'Pour un mariage.', 2])
    assert.equal(addresses.billing?.city, 'Paris')
  })
})
