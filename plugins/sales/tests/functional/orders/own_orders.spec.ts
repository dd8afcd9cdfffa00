import { test } from '@japa/runner'
import { runEvents } from '#core/testing/run_events'
import { runJobs } from '#core/testing/run_jobs'
import { watchMails } from '#core/testing/watch_mails'
import {
  anOrder,
  chooseAll,
  freshShop,
  placedOf,
  refusalOf,
  sellWine,
  setSetting,
  signedInShopper,
} from '#plugins/sales/testing'
import type { Answer } from '#core/testing/visitor'
import type { OrderAnswer } from '#plugins/sales/orders/order_answer'
import type { Store } from '#core/database/store'

const OWN = '/api/sales/account/orders'
const orderOf = ({ body }: Answer) => (body as { data: OrderAnswer }).data

test.group('A customer’s own orders', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await freshShop()
    await sellWine('A', 1250, 24)
  })

  const reserved = async () => {
    const rows = await store.reader.all<{ reserved: number }>('select reserved from catalogue_stock_levels')
    return rows.map((row) => Number(row.reserved))
  }

  test('are listed, the newest first, and nobody sees those of others', async ({ assert }) => {
    const { visitor, order } = await anOrder({ A: 2 })
    const { order: second } = await anOrder({ A: 1 }, visitor)
    const { body } = await visitor.send('GET', OWN)
    assert.containsSubset(body, {
      data: [
        { number: second.number },
        { number: order.number, state: 'pending', quantity: 2, total: { amount: 3500 } },
      ],
      meta: { total: 2, page: 1 },
    })
    const other = await signedInShopper('autre@exemple.fr')
    assert.containsSubset((await other.send('GET', OWN)).body, { data: [], meta: { total: 0 } })
    assert.equal(refusalOf(await other.send('GET', `${OWN}/${order.number}`)), '404 E_SALES_ORDER_NOT_FOUND')
    assert.equal(
      refusalOf(await other.send('POST', `${OWN}/${order.number}/cancellation`)),
      '404 E_SALES_ORDER_NOT_FOUND'
    )
    assert.equal((await other.send('POST', `${OWN}/${order.number}/reorder`)).status, 404)
  })

  test('need nobody’s age without alcohol, and keep that nobody told it', async ({ assert }) => {
    await sellWine('JUICE', 500, 24)
    const set = `update catalogue_products set attributes = '{"abv":"0"}' where id =
      (select product_id from catalogue_variants where sku = 'JUICE')`
    await store.lucid.rawQuery(set)
    const visitor = await signedInShopper()
    const order = async () => {
      await chooseAll()
      return visitor.send('POST', '/api/sales/orders', { acceptsTerms: true, total: await visitor.seeTotal() })
    }
    await visitor.send('POST', '/api/sales/cart/items', { items: [{ sku: 'JUICE', quantity: 1 }] })
    const { number } = placedOf(await order())
    const sql = 'select declarations from sales_orders where number = ?'
    const { declarations } = (await store.reader.first<{ declarations: unknown }>(sql, [number])) ?? {}
    const said = (typeof declarations === 'string' ? JSON.parse(declarations) : declarations) as { isOfAge: boolean }
    // The customer's date of birth may say so: this one has none.
    assert.isFalse(said.isOfAge)
    const wine = { items: [{ sku: 'A', quantity: 1 }] }
    assert.equal(refusalOf(await visitor.send('POST', '/api/sales/cart/items', wine)), '422 E_SALES_AGE_UNCONFIRMED')
  })

  test('are told with their lines, amounts, addresses and what to do to pay', async ({ assert }) => {
    const { visitor, order } = await anOrder({ A: 2 })
    const told = orderOf(await visitor.send('GET', `${OWN}/${order.number}`))
    assert.containsSubset(told, {
      state: 'pending',
      canCancel: true,
      shipping: { title: 'Livraison standard' },
      lines: [{ sku: 'A', quantity: 2, unitPrice: { amount: 1250 }, netUnitPrice: { amount: 1042 } }],
      totals: { subtotal: { amount: 2500 }, shipping: { amount: 1000 }, tax: { amount: 584 }, total: { amount: 3500 } },
      billing: { city: 'Paris' },
      delivery: { city: 'Paris' },
      payment: { title: 'Paiement à la livraison', instructions: { title: 'À régler à la livraison' } },
      history: [{ kind: 'placed' }],
    })
    const english = orderOf(await visitor.send('GET', `${OWN}/${order.number}?locale=en_GB`))
    assert.equal(english.payment.instructions?.title, 'To be paid on delivery')
  })

  test('are called off while nothing has left: the stock is free again, and once is enough', async ({ assert }) => {
    const { visitor, order } = await anOrder({ A: 2 })
    assert.deepEqual(await reserved(), [2])
    const canceled = orderOf(await visitor.send('POST', `${OWN}/${order.number}/cancellation`))
    assert.containsSubset(canceled, { state: 'canceled', canCancel: false, payment: { instructions: null } })
    assert.deepEqual(await reserved(), [0])
    const again = await visitor.send('POST', `${OWN}/${order.number}/cancellation`)
    assert.equal(refusalOf(again), '409 E_SALES_ORDER_NOT_CANCELLABLE')
    assert.deepEqual(await reserved(), [0])
  })

  test('are repeated at the prices of today, all of it or nothing', async ({ assert }) => {
    const { visitor, order } = await anOrder({ A: 2 })
    assert.equal((await visitor.send('POST', `${OWN}/${order.number}/reorder`)).status, 200)
    assert.deepEqual((await visitor.cart()).itemQuantities, { A: 2 })
    await store.lucid.rawQuery("update catalogue_products set status = 'draft'")
    assert.equal(refusalOf(await visitor.send('POST', `${OWN}/${order.number}/reorder`)), '422 E_SALES_PRODUCT_GONE')
  })

  test('are confirmed by one mail to the customer and one to staff, however often the event comes', async ({
    assert,
  }) => {
    const sent = await watchMails()
    await setSetting('sales.orders.staff_email', 'caviste@exemple.fr')
    const { order } = await anOrder({ A: 2 })
    await runEvents()
    await store.lucid.rawQuery("update core_events set state = 'pending', heard_by = null")
    await runEvents()
    await runJobs()
    const mails = await sent()
    const own = mails.filter(({ subject }) => subject.includes(order.number))
    assert.deepEqual(own.map(({ to }) => to).sort(), ['caviste@exemple.fr', 'cliente@exemple.fr'])
    const mail = own.find(({ to }) => to === 'cliente@exemple.fr')
    assert.equal(mail?.subject, `Votre commande ${order.number}`)
    assert.match(mail?.text ?? '', /2 × Vin A – 25,00\s€/)
    assert.match(mail?.text ?? '', /À régler à la livraison/)
    assert.match(mail?.text ?? '', /L’abus d’alcool/)
    assert.include(mail?.text ?? '', `/account/orders/${order.number}`)
    assert.include(mail?.html ?? '', '<br>')
    // The country of most addresses goes without saying, and a code is no name.
    assert.match(mail?.text ?? '', /75\d{3} Paris\n(?!FR)/)
  })

  test('are written about in the language they were placed in', async ({ assert }) => {
    const sent = await watchMails()
    const visitor = await signedInShopper()
    await visitor.fill({ A: 1 })
    await chooseAll()
    const english = { acceptsTerms: true, isOfAge: true, total: await visitor.seeTotal() }
    const order = placedOf(await visitor.send('POST', '/api/sales/orders?locale=en_GB', english))
    await visitor.send('POST', `${OWN}/${order.number}/cancellation`)
    await runEvents()
    await runJobs()
    const mails = await sent()
    const subjects = mails.filter(({ locale }) => locale === 'en_GB').map(({ subject }) => subject)
    assert.sameMembers(subjects, [`Your order ${order.number}`, `Order ${order.number} cancelled`])
  })
})
