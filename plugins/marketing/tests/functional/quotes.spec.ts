import { test } from '@japa/runner'
import {
  cartOf,
  chooseAll,
  contributed,
  freshShop,
  PAY_LATER,
  refusalOf,
  sellWine,
  signedInShopper,
} from '#plugins/sales/testing'
import { makeRule } from '#plugins/marketing/testing'
import { newStaffVisit } from '#plugins/users/testing'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { ShopVisitor } from '#plugins/sales/testing'
import type { Store } from '#core/database/store'

const QUOTES = '/api/sales/quotes'
const STAFF = '/api/admin/sales/quotes'

const dataOf = <T>(answer: Answer): T => {
  if (answer.status >= 300) throw new Error(refusalOf(answer))
  return (answer.body as { data: T }).data
}

interface Line {
  position: number
  quantity: number
  unitPrice: { amount: number }
  off: { amount: number }
}

interface Quote {
  id: number
  version: number
  lines: Line[]
  shipping: { title: string; amount: number }
}

test.group('Quotes with a code', (group) => {
  let store: Store
  let staff: Visitor

  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    await sellWine('V-1', 2500, 24)
    return contributed('sales.payment_methods', 'test.later', PAY_LATER)
  })

  /** Asks for a quote of two bottles with a code on the cart. */
  async function asked(visitor: ShopVisitor, coupon: string | null): Promise<{ number: string; quote: Quote }> {
    await visitor.fill({ 'V-1': 2 })
    cartOf(await visitor.send('PUT', '/api/sales/cart/purpose', { purpose: 'quote' }))
    await chooseAll({ coupon })
    const { number } = dataOf<{ number: string }>(await visitor.send('POST', QUOTES, {}))
    const [row] = dataOf<{ id: number }[]>(await staff.send('GET', `${STAFF}?q=${number}`))
    return { number, quote: dataOf<Quote>(await staff.send('GET', `${STAFF}/${row?.id}`)) }
  }

  const priced = async ({ id, version }: Quote, lines: object[], shipping: object) =>
    dataOf<Quote>(await staff.send('PUT', `${STAFF}/${id}`, { version, lines, shipping }))

  const linesOf = ({ lines }: Quote) =>
    lines.map(({ position, quantity, unitPrice, off }) => ({
      position,
      quantity,
      unitAmount: unitPrice.amount,
      off: off.amount,
    }))

  async function accepted(visitor: ShopVisitor, number: string, id: number): Promise<string> {
    dataOf(await staff.send('POST', `${STAFF}/${id}/sendings`, { validUntil: '2099-12-31' }))
    const yes = { revision: 1, payment: 'test.later', acceptsTerms: true, isOfAge: true }
    const accept = () => visitor.send('POST', `${QUOTES}/${number}/acceptance`, yes)
    const [answer] = await Promise.all([accept(), accept()])
    return dataOf<{ number: string }>(answer).number
  }

  const used = async () => {
    const row = await store.reader.first<{ rules: number; coupons: number; uses: number }>(
      `select (select sum(times_used) from marketing_cart_rules) as rules,
        (select sum(times_used) from marketing_coupons) as coupons, (select count(*) from marketing_uses) as uses`
    )
    return [Number(row?.rules), Number(row?.coupons), Number(row?.uses)]
  }

  test('count its use once, when they are accepted, and give it back when their order is called off', async ({
    assert,
  }) => {
    await makeRule({ code: 'DIX', usageLimit: 1 })
    const visitor = await signedInShopper()
    const { number, quote } = await asked(visitor, 'DIX')
    assert.deepEqual(await used(), [0, 0, 0])
    const order = await accepted(visitor, number, quote.id)
    assert.deepEqual(await used(), [1, 1, 1])
    const answer = await visitor.send('POST', `/api/sales/account/orders/${order}/cancellation`, {})
    assert.isBelow(answer.status, 300)
    assert.deepEqual(await used(), [0, 0, 0])
  })

  test('count rules that need no code, and free delivery', async ({ assert }) => {
    await makeRule({ usesPerCustomer: 1 })
    await makeRule({ kind: 'marketing.free_shipping', settings: {}, code: 'PORT' })
    const visitor = await signedInShopper()
    const { number, quote } = await asked(visitor, 'PORT')
    const same = await priced(quote, linesOf(quote), quote.shipping)
    await accepted(visitor, number, same.id)
    assert.deepEqual(await used(), [2, 1, 2])
  })

  test('are accepted at the price that was promised though its limit is reached, or its rule is gone', async ({
    assert,
  }) => {
    const { id: ruleId, version } = await makeRule({ code: 'DERNIER', usageLimit: 1, usesPerCustomer: 1 })
    const visitor = await signedInShopper()
    const quotes = [await asked(visitor, 'DERNIER'), await asked(visitor, 'DERNIER'), await asked(visitor, 'DERNIER')]
    for (const { number, quote } of quotes.slice(0, 2)) await accepted(visitor, number, quote.id)
    assert.deepEqual(await used(), [2, 2, 2])
    dataOf(await staff.send('DELETE', `/api/admin/marketing/cart-rules/${ruleId}?version=${version}`))
    const [, , last] = quotes
    const order = await accepted(visitor, String(last?.number), Number(last?.quote.id))
    const totals = await store.reader.all<{ total_amount: number }>('select total_amount from sales_orders')
    assert.deepEqual(
      totals.map(({ total_amount: total }) => Number(total)),
      [5500, 5500, 5500]
    )
    assert.match(order, /^CMD-/)
    assert.deepEqual(await used(), [0, 0, 0])
  })

  test('keep its use while staff leave what it gave, and lose it to a discount of their own', async ({ assert }) => {
    await makeRule({ code: 'DIX' })
    const visitor = await signedInShopper()
    const added = { sku: 'V-1', quantity: 1, off: 0 }
    const first = await asked(visitor, 'DIX')
    const { id } = await priced(first.quote, [...linesOf(first.quote), added], { title: 'Palette', amount: 2000 })
    await accepted(visitor, first.number, id)
    assert.deepEqual(await used(), [1, 1, 1])
    const other = await asked(visitor, 'DIX')
    const lines = linesOf(other.quote).map((line) => ({ ...line, off: 1500 }))
    const changed = await priced(other.quote, lines, other.quote.shipping)
    const order = await accepted(visitor, other.number, changed.id)
    assert.deepEqual(await used(), [1, 1, 1])
    const row = await store.reader.first<{ coupon_code: string | null }>(
      'select coupon_code from sales_orders where number = ?',
      [order]
    )
    assert.isNull(row?.coupon_code)
  })
})
