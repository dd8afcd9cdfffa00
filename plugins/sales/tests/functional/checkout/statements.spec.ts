import { test } from '@japa/runner'
import { countQueries } from '#core/testing/query_counter'
import { PARIS, anOrder, freshShop, sellWine, signedInShopper, type ShopVisitor } from '#plugins/sales/testing'

type Step = [method: string, path: string, body: object]

/** Most statements of each step, beside those that begin and commit its transaction. */
const MOST = { cart: 6, addresses: 5, shipping: 5, payment: 5, order: 23 }

const items = ['A', 'B', 'C'].map((sku, at) => ({ sku, quantity: at + 1 }))

const STEPS: Record<keyof typeof MOST, (total: number) => Step> = {
  cart: () => ['POST', 'cart/items', { items, isOfAge: true }],
  addresses: () => ['PUT', 'checkout/addresses', { billing: PARIS, isSameAddress: true }],
  shipping: () => ['PUT', 'checkout/shipping', { code: 'flat_rate.standard' }],
  payment: () => ['PUT', 'checkout/payment', { code: 'payment_offline.cash_on_delivery' }],
  order: (total) => ['POST', 'orders', { acceptsTerms: true, isOfAge: true, total }],
}

/** The statements of a whole checkout, by step. */
async function checkOut(visitor: ShopVisitor, key: string) {
  const statements: string[][] = []
  let total = 0
  for (const step of Object.values(STEPS)) {
    const [method, path, body] = step(total)
    const { result, queries } = await countQueries(() =>
      visitor.send(method, `/api/sales/${path}`, body, { 'idempotency-key': key })
    )
    const { status, body: answer } = result
    if (status >= 400) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`)
    total = (answer as { data: { totals?: { total: { amount: number } } } }).data.totals?.total.amount ?? 0
    statements.push(queries)
  }
  return statements
}

test.group('Statements of a checkout', (group) => {
  group.each.setup(async () => {
    await freshShop()
  })

  test('are few, step by step', async ({ assert }) => {
    for (const { sku } of items) await sellWine(sku, 1250, 1000)
    const visitor = await signedInShopper()
    await anOrder({ A: 1 }, visitor)
    // What a process reads once is read by then.
    await checkOut(visitor, 'first')
    const statements = await checkOut(visitor, 'second')
    Object.entries(MOST).forEach(([step, most], at) => {
      const ran = statements[at] ?? []
      assert.isAtMost(ran.length, most, `${step}:\n${ran.join('\n\n')}`)
    })
  })
})
