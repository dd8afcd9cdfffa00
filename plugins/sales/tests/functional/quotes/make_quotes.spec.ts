import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { ExpireQuotes } from '#plugins/sales/quotes/actions/expire_quotes'
import { MailQuote } from '#plugins/sales/quotes/actions/mail_quote'
import { Outbox } from '#core/events/outbox'
import { RemindQuotes } from '#plugins/sales/quotes/actions/remind_quotes'
import { Settings } from '#core/settings/settings'
import { runEvents } from '#core/testing/run_events'
import { runJobs } from '#core/testing/run_jobs'
import { watchMails } from '#core/testing/watch_mails'
import { anOrder, freshShop, PARIS, refusalOf, sellWine, setSetting, signedInShopper } from '#plugins/sales/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { YES, aRequest, opened, quoteOf, sent, staffOf } from '#plugins/sales/tests/functional/quotes/quote_visits'
import quotePersonalData from '#plugins/sales/personal_data/quote_personal_data'
import type { Store } from '#core/database/store'
import type { Visitor } from '#core/testing/visitor'

const QUOTES = '/api/sales/quotes'
const STAFF = '/api/admin/sales/quotes'

test.group('A quote that staff make', (group) => {
  let store: Store
  let staff: Visitor
  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    await sellWine('A', 1250, 24)
  })

  const customerId = async () =>
    Number((await store.reader.first<{ id: number }>('select max(id) as id from users_customers'))?.id)

  test('from nothing, at the addresses of its customer, is theirs once it is sent', async ({ assert }) => {
    const visitor = await signedInShopper()
    const make = { customerId: await customerId() }
    assert.equal(refusalOf(await staff.send('POST', STAFF, make)), '422 E_SALES_QUOTE_ADDRESS_MISSING')
    assert.equal(refusalOf(await staff.send('POST', STAFF, { customerId: 999 })), '422 E_SALES_QUOTE_CUSTOMER_UNKNOWN')
    assert.equal((await staff.send('POST', STAFF, {})).status, 422)
    const address = { ...PARIS, isBillingDefault: true, isDeliveryDefault: true }
    assert.equal((await visitor.send('POST', '/api/users/addresses', address)).status, 201)
    const quote = staffOf(await staff.send('POST', STAFF, make))
    assert.containsSubset(quote, { state: 'requested', maker: 'staff', lines: [], billing: { city: 'Paris' } })
    const found = await staff.send('GET', `${STAFF}/${quote.id}/products?q=vin a`)
    assert.containsSubset(found.body, { data: [{ sku: 'A', price: { amount: 1250 }, available: 24 }] })
    const lines = [{ sku: 'A', quantity: 12, unitAmount: 1000, off: 0 }]
    const shipping = { title: 'Offerte', amount: 0 }
    staffOf(await staff.send('PUT', `${STAFF}/${quote.id}`, { version: quote.version, lines, shipping }))
    const read = () => visitor.send('GET', `${QUOTES}/${quote.number}`)
    assert.equal(refusalOf(await read()), '404 E_SALES_QUOTE_NOT_FOUND')
    assert.containsSubset((await visitor.send('GET', '/api/sales/account/quotes')).body, { data: [] })
    await sent(staff, quote.id)
    assert.containsSubset(quoteOf(await read()), { canAccept: true, totals: { total: { amount: 12_000 } } })
    assert.containsSubset((await visitor.send('GET', '/api/sales/account/quotes')).body, {
      data: [{ number: quote.number, total: { amount: 12_000 }, quantity: 12 }],
    })
  })

  test('of an order has its lines and prices, and the order stays; a customer asks for one themselves', async ({
    assert,
  }) => {
    const { visitor, order } = await anOrder({ A: 2 })
    const row = await store.reader.first<{ id: number }>('select id from sales_orders')
    const quote = staffOf(await staff.send('POST', STAFF, { orderId: Number(row?.id) }))
    assert.containsSubset(quote, {
      totals: { total: { amount: 3500 }, tax: { amount: 584 } },
      lines: [{ sku: 'A', quantity: 2 }],
      history: [{ kind: 'requested', details: { order: order.number } }],
    })
    assert.containsSubset((await visitor.send('GET', `/api/sales/account/orders/${order.number}`)).body, {
      data: { state: 'pending', canAskQuote: true },
    })
    const path = `/api/sales/account/orders/${order.number}/quotes`
    const key = { 'idempotency-key': 'page' }
    const first = await visitor.send('POST', path, {}, key)
    assert.equal(first.status, 201)
    assert.deepEqual((await visitor.send('POST', path, {}, key)).body, first.body)
    const other = await signedInShopper('autre@exemple.fr')
    assert.equal(refusalOf(await other.send('POST', path, {})), '404 E_SALES_ORDER_NOT_FOUND')
    await setSetting('sales.quotes.offered', false)
    assert.equal(refusalOf(await visitor.send('POST', path, {})), '422 E_SALES_QUOTES_NOT_OFFERED')
    assert.containsSubset((await staff.send('GET', '/api/admin/platform/menu-counts')).body, {
      data: { 'sales.menu.admin_quotes': 1 },
    })
    const copy = staffOf(await staff.send('POST', STAFF, { quoteId: quote.id }))
    assert.containsSubset(copy, { state: 'requested', totals: { total: { amount: 3500 } } })
  })

  test('is reminded of once before its end, and ends by itself', async ({ assert }) => {
    const mails = await watchMails()
    const { visitor, number } = await aRequest({ A: 2 })
    const clock = new FrozenClock((await app.container.make(Clock)).iso())
    const until = clock.now().plus({ days: 10 }).toISODate()
    await sent(staff, (await opened(staff, number)).id, { validUntil: until })
    const [settings, mail] = await Promise.all([app.container.make(Settings), app.container.make(MailQuote)])
    const remind = new RemindQuotes(store, clock, settings, mail)
    const expire = new ExpireQuotes(store, clock, new Outbox(clock))
    assert.deepEqual([await remind.execute(), await expire.execute()], [0, 0])
    clock.advance({ days: 6 })
    assert.deepEqual([await remind.execute(), await remind.execute(), await expire.execute()], [1, 0, 0])
    clock.advance({ days: 6 })
    assert.deepEqual([await remind.execute(), await expire.execute(), await expire.execute()], [0, 1, 0])
    assert.containsSubset(quoteOf(await visitor.send('GET', `${QUOTES}/${number}`)), {
      state: 'expired',
      isExpired: true,
      canAccept: false,
    })
    assert.equal(
      refusalOf(await visitor.send('POST', `${QUOTES}/${number}/acceptance`, YES)),
      '409 E_SALES_QUOTE_EXPIRED'
    )
    await runEvents()
    await runJobs()
    const reminders = (await mails()).filter(({ subject }) => subject.startsWith(`Votre devis ${number} expire le`))
    assert.lengthOf(reminders, 1)
  })

  test('is given to its customer with their data, and loses them when they want to be forgotten', async ({
    assert,
  }) => {
    const { number } = await aRequest({ A: 2 })
    await sent(staff, (await opened(staff, number)).id, { message: 'Bonjour Claire' })
    const id = await customerId()
    const [section] = await quotePersonalData.read(store.reader, id)
    assert.containsSubset(section?.records[0], {
      number,
      total: '35.00',
      comment: 'Pour un mariage',
      items: '2 x Vin A',
    })
    assert.containsSubset(await quotePersonalData.count(store.reader, id), [{ deleted: 0, anonymised: 1 }])
    await store.transaction((trx) => quotePersonalData.erase(trx, id))
    const tables = ['sales_quotes', 'sales_quote_lines', 'sales_quote_history', 'sales_quote_revisions']
    const rows = await Promise.all(tables.map((table) => store.reader.all(`select * from ${table}`)))
    for (const told of ['Claire', 'Client', 'Vignes', 'exemple.fr', 'mariage']) {
      assert.notInclude(JSON.stringify(rows), told)
    }
    assert.containsSubset(rows[0]?.[0], { number, state: 'canceled', total_amount: 3500 })
  })
})
