import { test } from '@japa/runner'
import { createCustomer, createRole, newStaffVisit } from '#plugins/users/testing'
import { freshShop, PARIS, refusalOf, saidOf, sellWine, ShopVisitor } from '#plugins/sales/testing'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { DraftAnswer } from '#plugins/sales/drafts/draft_answer'
import type { Store } from '#core/database/store'

const DRAFTS = '/api/admin/sales/drafts'

test.group('Orders that staff make for customers', (group) => {
  let store: Store
  let staff: Visitor
  let customerId: number
  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    customerId = Number((await createCustomer({ email: 'cliente@exemple.fr' })).id)
    await sellWine('A', 1250, 6)
  })

  const dataOf = <T = DraftAnswer>({ status, body }: Answer): T => {
    if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
    return (body as { data: T }).data
  }
  const open = async (body: object = { customerId }) =>
    dataOf<{ id: number }>(await staff.send('POST', DRAFTS, body)).id
  const add = (id: number, sku: string, quantity: number) =>
    staff.send('POST', `${DRAFTS}/${id}/items`, { items: [{ sku, quantity }] })
  const place = (id: number, total: number, key = 'une-fois') =>
    staff.send('POST', `${DRAFTS}/${id}/order`, { acceptsTerms: true, total }, { 'idempotency-key': key })
  /** Fills a draft as far as it can be ordered. */
  const filled = async (quantity = 2) => {
    const id = await open()
    dataOf(await add(id, 'A', quantity))
    dataOf(await staff.send('PUT', `${DRAFTS}/${id}/addresses`, { billing: PARIS, isSameAddress: true }))
    dataOf(await staff.send('PUT', `${DRAFTS}/${id}/shipping`, { code: 'flat_rate.standard' }))
    const payment = { code: 'payment_offline.cash_on_delivery' }
    return dataOf(await staff.send('PUT', `${DRAFTS}/${id}/payment`, payment))
  }

  test('are filled and placed as a shopper’s cart is, once however often it is sent', async ({ assert }) => {
    const draft = await filled()
    const total = draft.totals?.total.amount ?? 0
    assert.equal(total, 2 * 1250 + 1000)
    assert.equal(refusalOf(await place(draft.id, total - 1, 'autre')), '409 E_SALES_CART_CHANGED')
    const placed = dataOf<{ id: number; number: string }>(await place(draft.id, total))
    assert.deepEqual(dataOf(await place(draft.id, total)), placed)
    const { body } = await staff.send('GET', `/api/admin/sales/orders/${placed.id}`)
    assert.containsSubset(body, {
      data: {
        number: placed.number,
        state: 'pending',
        totals: { total: { amount: total } },
        customer: { id: customerId, email: 'cliente@exemple.fr' },
        history: [{ kind: 'placed', actor: { kind: 'staff' } }],
      },
    })
    const counted = await store.reader.first<{ orders: number; reserved: number }>(
      `select (select count(*) from sales_orders) as orders, (select sum(reserved) from catalogue_stock_levels) as reserved`
    )
    assert.deepEqual({ ...counted }, { orders: 1, reserved: 2 })
    assert.equal(refusalOf(await add(draft.id, 'A', 1)), '404 E_SALES_DRAFT_NOT_FOUND')
  })

  test('leave the customer’s own cart alone, and are no shopper’s', async ({ assert }) => {
    const shopper = new ShopVisitor()
    await shopper.signIn()
    await shopper.fill({ A: 3 })
    const id = await open()
    await add(id, 'A', 1)
    assert.equal((await shopper.cart()).quantity, 3)
    const row = await store.reader.first<{ id: number }>("select id from sales_carts where status = 'active'")
    assert.equal((await staff.send('GET', `${DRAFTS}/${row?.id}`)).status, 404)
    assert.containsSubset((await staff.send('GET', DRAFTS)).body, { data: [{ id, quantity: 1 }] })
    assert.equal((await staff.send('DELETE', `${DRAFTS}/${row?.id}`)).status, 404)
    assert.equal((await staff.send('DELETE', `${DRAFTS}/${id}`)).status, 204)
    assert.equal((await shopper.cart()).quantity, 3)
  })

  test('speak to staff of the order, not of a cart of theirs', async ({ assert }) => {
    const id = await open()
    const gone = await staff.send('DELETE', `${DRAFTS}/${id}/items/none`)
    assert.equal(saidOf(gone), 'Cet article n’est plus dans la commande.')
    const shopper = new ShopVisitor()
    await shopper.fill({ A: 1 })
    assert.include(saidOf(await shopper.send('DELETE', '/api/sales/cart/items/none')), 'votre panier')
    dataOf(await add(id, 'A', 2))
    await sellWine('A', 1400, 6)
    const { lines } = dataOf(await staff.send('GET', `${DRAFTS}/${id}`))
    assert.equal(lines[0]?.notice?.message, 'Le prix de «\u202fVin A\u202f» a augmenté depuis qu’il a été ajouté.')
  })

  test('refuse what the shop refuses', async ({ assert }) => {
    const id = await open()
    assert.equal(refusalOf(await add(id, 'A', 7)), '422 E_SALES_STOCK_SHORT')
    assert.equal(refusalOf(await add(id, 'A', 0)), '422 E_SALES_QUANTITY_INVALID')
    assert.equal(refusalOf(await place(id, 0)), '422 E_SALES_CART_EMPTY')
    assert.equal(refusalOf(await staff.send('POST', DRAFTS, { customerId: 999 })), '422 E_SALES_CUSTOMER_NOT_ORDERING')
    assert.equal((await staff.send('POST', DRAFTS, {})).status, 422)
    await add(id, 'A', 1)
    assert.equal((await staff.send('POST', `${DRAFTS}/${id}/order`, { total: 1 })).status, 422)
    await createRole('lecteur', ['sales.orders.list', 'sales.orders.view'])
    const reader = await newStaffVisit({ email: 'lecteur@exemple.fr', role: 'lecteur' })
    assert.equal((await reader.send('POST', DRAFTS, { customerId })).status, 403)
    assert.equal((await reader.send('GET', `${DRAFTS}/${id}`)).status, 403)
  })

  test('find what is sold, at the prices of the customer’s group', async ({ assert }) => {
    const id = await open()
    const found = await staff.send('GET', `${DRAFTS}/${id}/sellables?q=vin a`)
    assert.containsSubset(found.body, {
      data: [{ sku: 'A', price: { amount: 1250, currency: 'EUR' }, available: 6, options: [] }],
    })
    assert.deepEqual((await staff.send('GET', `${DRAFTS}/${id}/sellables?q=zzz`)).body, { data: [] })
  })

  test('begin with an earlier order: what is short is capped and told', async ({ assert }) => {
    const draft = await filled(4)
    const { id: orderId } = dataOf<{ id: number }>(await place(draft.id, draft.totals?.total.amount ?? 0))
    const again = await open({ orderId })
    const { body } = await staff.send('GET', `${DRAFTS}/${again}`)
    assert.containsSubset(body, {
      data: {
        quantity: 2,
        notices: [{ code: 'line_capped' }],
        customer: { id: customerId },
        addresses: { billing: { city: 'Paris' }, delivery: null, isSameAddress: true },
        shipping: { chosen: 'flat_rate.standard' },
        payment: { chosen: 'payment_offline.cash_on_delivery' },
      },
    })
  })
})
