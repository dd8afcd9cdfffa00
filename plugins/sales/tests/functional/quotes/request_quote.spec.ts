import { test } from '@japa/runner'
import { runEvents } from '#core/testing/run_events'
import { runJobs } from '#core/testing/run_jobs'
import { watchMails } from '#core/testing/watch_mails'
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
import type { QuoteAnswer } from '#plugins/sales/quotes/quote_answer'
import type { Store } from '#core/database/store'

const QUOTES = '/api/sales/quotes'
const CHECKOUT = '/api/sales/checkout'

const madeOf = ({ status, body }: Answer) => {
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return (body as { data: { number: string; key: string } }).data
}
const quoteOf = ({ body }: Answer) => (body as { data: QuoteAnswer }).data

test.group('A quote that is asked for', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await freshShop()
    await sellWine('A', 1250, 6)
  })

  /** A guest who has come to the last step. */
  async function guest(email = 'guest@exemple.fr'): Promise<ShopVisitor> {
    const visitor = new ShopVisitor()
    await visitor.fill({ A: 2 })
    cartOf(await visitor.send('PUT', '/api/sales/cart/purpose', { purpose: 'quote' }))
    const form = { billing: PARIS, isSameAddress: true, email }
    cartOf(await visitor.send('PUT', `${CHECKOUT}/addresses`, form))
    return visitor
  }

  /** The same of a customer, with a delivery. */
  async function customer(email?: string): Promise<ShopVisitor> {
    const visitor = await signedInShopper(email)
    await visitor.fill({ A: 6 })
    cartOf(await visitor.send('PUT', '/api/sales/cart/purpose', { purpose: 'quote' }))
    cartOf(await visitor.send('PUT', `${CHECKOUT}/addresses`, { billing: PARIS, isSameAddress: true }))
    cartOf(await visitor.send('PUT', `${CHECKOUT}/shipping`, { code: 'flat_rate.standard' }))
    return visitor
  }

  const count = async (sql: string) => Number((await store.reader.first<{ count: number }>(sql))?.count)

  test('by a guest is theirs by the key of a link alone, and empties their cart', async ({ assert }) => {
    const visitor = await guest()
    const { number, key } = madeOf(await visitor.send('POST', QUOTES, { comment: 'Pour un mariage' }))
    assert.match(number, /^DEV-\d{4}-000001$/)
    assert.equal((await visitor.cart()).quantity, 0)
    const shown = quoteOf(await new ShopVisitor().send('GET', `${QUOTES}/${number}?key=${key}`))
    assert.containsSubset(shown, { state: 'requested', email: 'guest@exemple.fr', comment: 'Pour un mariage' })
    assert.deepEqual([shown.lines[0]?.quantity, shown.totals.total.amount, shown.shipping], [2, 2500, null])
    for (const wrong of ['', '?key=', `?key=${'a'.repeat(43)}`]) {
      const refused = await visitor.send('GET', `${QUOTES}/${number}${wrong}`)
      assert.equal(refusalOf(refused), '404 E_SALES_QUOTE_NOT_FOUND', wrong)
    }
    assert.equal(
      refusalOf(await visitor.send('POST', `${QUOTES}/${number}/cancellation`)),
      '404 E_SALES_QUOTE_NOT_FOUND'
    )
  })

  test('by a customer freezes prices and delivery, and stands in their account', async ({ assert }) => {
    const visitor = await customer()
    const { number } = madeOf(await visitor.send('POST', QUOTES, {}))
    await upsert([{ variants: [{ sku: 'A', price: 9900 }] }])
    const shown = quoteOf(await visitor.send('GET', `${QUOTES}/${number}`))
    assert.deepEqual([shown.totals.total.amount, shown.shipping?.title], [6 * 1250 + 1000, 'Livraison standard'])
    assert.containsSubset((await visitor.send('GET', '/api/sales/account/quotes')).body, {
      data: [{ number, state: 'requested', quantity: 6 }],
      meta: { total: 1 },
    })
    const other = await signedInShopper('autre@exemple.fr')
    assert.equal(refusalOf(await other.send('GET', `${QUOTES}/${number}`)), '404 E_SALES_QUOTE_NOT_FOUND')
    assert.containsSubset((await other.send('GET', '/api/sales/account/quotes')).body, { data: [] })
  })

  test('reserves nothing, and may be for more than there is', async ({ assert }) => {
    const visitor = await customer()
    await upsert([{ variants: [{ sku: 'A', stock: { main: 1 } }] }])
    madeOf(await visitor.send('POST', QUOTES, {}))
    assert.equal(await count('select sum(reserved) as count from catalogue_stock_levels'), 0)
  })

  test('is one quote for the same request, and refused under the same key with other words', async ({ assert }) => {
    const visitor = await guest()
    const again = { 'idempotency-key': 'page-1' }
    const [first, second] = await Promise.all([1, 2].map(() => visitor.send('POST', QUOTES, { comment: 'Oui' }, again)))
    const third = madeOf(await visitor.send('POST', QUOTES, { comment: 'Oui' }, again))
    assert.deepEqual([madeOf(first as Answer).number, madeOf(second as Answer).number], [third.number, third.number])
    assert.equal(await count('select count(*) as count from sales_quotes'), 1)
    const other = await visitor.send('POST', QUOTES, { comment: 'Non' }, again)
    assert.equal(refusalOf(other), '422 E_SALES_IDEMPOTENCY_KEY_REUSED')
    assert.equal(refusalOf(await visitor.send('POST', QUOTES, {})), '422 E_SALES_CART_EMPTY')
  })

  test('by a guest is bounded: the shop writes to an address that is not known to be theirs', async ({ assert }) => {
    const sent = await watchMails()
    const ask = async (email: string) =>
      (await guest(email)).send('POST', QUOTES, { comment: 'http://ailleurs.example' })
    for (let at = 0; at < 5; at += 1) madeOf(await ask('victime@exemple.fr'))
    assert.equal(refusalOf(await ask('Victime@exemple.fr')), '429 E_SALES_QUOTES_TOO_MANY')
    for (let at = 0; at < 14; at += 1) madeOf(await ask(`victime-${at}@exemple.fr`))
    const refused = await ask('victime-15@exemple.fr')
    assert.equal(refusalOf(refused), '429 E_SALES_QUOTES_TOO_MANY')
    // Who has an account has confirmed their address.
    const known = await customer()
    madeOf(await known.send('POST', QUOTES, {}))
    await runEvents()
    await runJobs()
    assert.lengthOf(
      (await sent()).filter(({ to }) => to === 'victime@exemple.fr'),
      5
    )
  })

  test('waits for its steps', async ({ assert }) => {
    const visitor = new ShopVisitor()
    await visitor.fill({ A: 2 })
    assert.equal((await visitor.send('POST', QUOTES, {})).status, 401)
    await visitor.send('PUT', '/api/sales/cart/purpose', { purpose: 'quote' })
    assert.equal(refusalOf(await visitor.send('POST', QUOTES, {})), '409 E_SALES_STEP_LOCKED')
    assert.equal((await visitor.cart()).quantity, 2)
  })

  test('is told by mail to who asked and to staff, once', async ({ assert }) => {
    const sent = await watchMails()
    const [asker, staff] = ['demandeuse@exemple.fr', 'ventes@exemple.fr']
    await setSetting('sales.orders.staff_email', staff)
    const visitor = await guest(asker)
    const { number, key } = madeOf(await visitor.send('POST', QUOTES, {}))
    await runEvents()
    await store.lucid.rawQuery("update core_events set state = 'pending', heard_by = null")
    await runEvents()
    await runJobs()
    const mails = (await sent()).filter(({ to }) => to === asker || to === staff)
    assert.sameMembers(
      mails.map(({ to }) => to),
      [asker, staff]
    )
    const own = mails.find(({ to }) => to === asker)
    assert.include(own?.subject, number)
    assert.include(own?.text, `/checkout/quotes/${number}?key=${key}`)
    assert.include(own?.text, '2 × Vin A')
  })

  test('is taken back once', async ({ assert }) => {
    const visitor = await customer()
    const { number } = madeOf(await visitor.send('POST', QUOTES, {}))
    const canceled = quoteOf(await visitor.send('POST', `${QUOTES}/${number}/cancellation`))
    assert.deepEqual([canceled.state, canceled.canCancel], ['canceled', false])
    assert.equal(
      refusalOf(await visitor.send('POST', `${QUOTES}/${number}/cancellation`)),
      '409 E_SALES_QUOTE_NOT_CANCELLABLE'
    )
    assert.equal(await count("select count(*) as count from sales_quote_history where kind = 'canceled'"), 1)
  })
})
