import { test } from '@japa/runner'
import {
  cartOf,
  contributed,
  freshShop,
  PARIS,
  PAY_LATER,
  refusalOf,
  sellWine,
  setSetting,
  ShopVisitor,
  signedInShopper,
} from '#plugins/sales/testing'

const [ADDRESSES, SHIPPING, PAYMENT] = ['addresses', 'shipping', 'payment'].map(
  (step) => `/api/sales/checkout/${step}`
) as [string, string, string]
const FLAT = 'flat_rate.standard'

const message = ({ body }: { body: unknown }) => (body as { errors: { message: string }[] }).errors[0]?.message

test.group('The choices of the checkout', (group) => {
  group.each.setup(async () => {
    await freshShop()
    await sellWine('A', 1250)
    return contributed('sales.payment_methods', 'test.later', PAY_LATER)
  })

  async function addressed() {
    const visitor = await signedInShopper()
    await visitor.fill({ A: 2 })
    cartOf(await visitor.send('PUT', ADDRESSES, { billing: PARIS, isSameAddress: true }))
    return visitor
  }

  test('ask who is there before what is in the cart: a sign-in that ended is told as such', async ({ assert }) => {
    const visitor = await addressed()
    await visitor.signOut()
    assert.isTrue((await visitor.cart()).asksSignIn)
    for (const [path, body] of [
      [ADDRESSES, { billing: PARIS, isSameAddress: true }],
      [SHIPPING, { code: FLAT }],
      [PAYMENT, { code: 'test.later' }],
    ] as const) {
      assert.equal((await visitor.send('PUT', path, body)).status, 401, path)
    }
    await visitor.signIn()
    const { asksSignIn, quantity } = await visitor.cart()
    assert.deepEqual([asksSignIn, quantity], [false, 2])
    assert.equal((await visitor.send('PUT', SHIPPING, { code: FLAT })).status, 200)
  })

  test('come one after the other: what lies behind the current step is not reached', async ({ assert }) => {
    const visitor = await signedInShopper()
    await visitor.fill({ A: 2 })
    for (const [path, code] of [
      [SHIPPING, FLAT],
      [PAYMENT, 'test.later'],
    ] as const) {
      const refused = await visitor.send('PUT', path, { code })
      assert.equal(refusalOf(refused), '409 E_SALES_STEP_LOCKED')
      assert.containsSubset(refused.body, { errors: [{ meta: { step: 'addresses' } }] })
    }
    assert.equal((await new ShopVisitor().send('PUT', SHIPPING, { code: FLAT })).status, 401)
  })

  test('are a delivery that is offered, and then a payment', async ({ assert }) => {
    const visitor = await addressed()
    const before = await visitor.cart()
    assert.deepEqual(before.payment.offers, [])
    const cart = cartOf(await visitor.send('PUT', SHIPPING, { code: FLAT }))
    assert.deepEqual(cart.totals?.total, { amount: 2500 + 1000, currency: 'EUR' })
    assert.equal(cart.steps.payment, 'current')
    assert.containsSubset(cart.payment, { offers: [{ code: 'test.later', title: 'Plus tard' }], chosen: null })
    const paid = cartOf(await visitor.send('PUT', PAYMENT, { code: 'test.later' }))
    assert.equal(paid.payment.chosen, 'test.later')
    assert.isAbove(paid.version, cart.version)
  })

  test('are asked for in words', async ({ assert }) => {
    const visitor = await addressed()
    const none = await visitor.send('PUT', SHIPPING, { code: null })
    assert.equal(message(none), 'Veuillez sélectionner une méthode de livraison')
    assert.equal(refusalOf(await visitor.send('PUT', SHIPPING, { code: 'x' })), '422 E_SALES_SHIPPING_NOT_OFFERED')
    await visitor.send('PUT', SHIPPING, { code: FLAT })
    assert.equal(refusalOf(await visitor.send('PUT', PAYMENT, { code: null })), '422 E_SALES_PAYMENT_UNCHOSEN')
    assert.equal(refusalOf(await visitor.send('PUT', PAYMENT, { code: 'x' })), '422 E_SALES_PAYMENT_NOT_OFFERED')
  })

  test('tell when nobody delivers there, with the reason', async ({ assert, cleanup }) => {
    const visitor = await addressed()
    cleanup(
      contributed('sales.shipping_gates', 'test.gate', {
        judge: async () => ({ kind: 'refused', message: 'Il manque 38,00 €.', meta: {} }),
      })
    )
    const refused = await visitor.send('PUT', `${SHIPPING}?locale=en_GB`, { code: FLAT })
    assert.equal(message(refused), 'No shipping method available')
    assert.containsSubset(refused.body, { errors: [{ meta: { reason: 'Il manque 38,00 €.' } }] })
    const { shipping, steps } = await visitor.cart()
    assert.equal(shipping.refusal?.message, 'Il manque 38,00 €.')
    assert.equal(steps.shipping, 'current')
  })

  test('that are offered no more are asked for again', async ({ assert }) => {
    const visitor = await addressed()
    await visitor.send('PUT', SHIPPING, { code: FLAT })
    await setSetting('sales.shipping.flat_rate_active', false)
    const { steps, shipping } = await visitor.cart()
    assert.deepEqual([steps.shipping, steps.payment, shipping.chosen], ['current', 'locked', null])
    assert.equal(refusalOf(await visitor.send('PUT', PAYMENT, { code: 'test.later' })), '409 E_SALES_STEP_LOCKED')
  })

  test('hold a comment of any kind, up to its length', async ({ assert }) => {
    const visitor = await addressed()
    const comment = 'Livrer le 24 🎄\n<b>merci</b>'
    assert.equal(cartOf(await visitor.send('PUT', '/api/sales/cart/comment', { comment })).comment, comment)
    const long = await visitor.send('PUT', '/api/sales/cart/comment', { comment: 'x'.repeat(10_000) })
    assert.equal(long.status, 422)
    assert.equal((await visitor.cart()).comment, comment)
  })
})
