import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { SeedTaxes } from '#plugins/sales/taxes/actions/seed_taxes'
import { systemOrigin } from '#core/audit/origin'
import { PARIS, freshShop, refusalOf, sellWine } from '#plugins/sales/testing'
import { createCustomer, createRole, newStaffVisit } from '#plugins/users/testing'
import {
  YES,
  aRequest,
  linesOf,
  opened,
  quoteOf,
  sent,
  staffOf,
} from '#plugins/sales/tests/functional/quotes/quote_visits'
import quotePersonalData from '#plugins/sales/personal_data/quote_personal_data'
import type { Store } from '#core/database/store'
import type { Visitor } from '#core/testing/visitor'

const QUOTES = '/api/sales/quotes'
const STAFF = '/api/admin/sales/quotes'
const REUNION = { ...PARIS, street: '3 rue du Volcan', country: 'RE', postcode: '97400', city: 'Saint-Denis' }

test.group('The addresses of a quote', (group) => {
  let store: Store
  let staff: Visitor
  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    await (await app.container.make(SeedTaxes)).execute(systemOrigin('command', 'test'))
    await sellWine('A', 1250, 24)
  })

  const put = (id: number, body: object) => staff.send('PUT', `${STAFF}/${id}/addresses`, body)

  test('are changed by staff: VAT is worked out for them, there and back, and the log tells of it', async ({
    assert,
  }) => {
    const { number } = await aRequest({ A: 6 })
    const { id, version, totals } = await opened(staff, number)
    assert.deepEqual([totals.total.amount, totals.tax.amount], [8500, 1417])
    const away = { version, billing: PARIS, isSameAddress: false, delivery: REUNION }
    const moved = staffOf(await put(id, away))
    assert.containsSubset(moved, {
      hasChanges: true,
      billing: { city: 'Paris' },
      delivery: { city: 'Saint-Denis', country: 'RE' },
      totals: { total: { amount: 7083 }, tax: { amount: 0 } },
      history: [{ kind: 'addressed' }, { kind: 'requested' }],
    })
    const back = staffOf(await put(id, { version: moved.version, billing: PARIS, isSameAddress: true }))
    assert.containsSubset(back, { delivery: { city: 'Paris' }, totals })
    const entry = await store.reader.first<{ changes: string }>(
      "select changes from core_audit_entries where subject = 'sales.quotes' order by id"
    )
    const changes = JSON.parse(entry?.changes ?? '{}') as Record<string, [unknown, unknown]>
    assert.deepEqual(Object.keys(changes), ['event', 'deliveryAddress', 'delivery', 'total'])
    assert.include(String(changes.deliveryAddress?.[1]), '97400, Saint-Denis')
    assert.containsSubset(changes.total, [{ amount: 8500 }, { amount: 7083 }])
  })

  test('are those of the checkout’s rules: of the book or typed, printable, and not over another’s', async ({
    assert,
  }) => {
    const { number, visitor } = await aRequest({ A: 6 })
    const { id, version } = await opened(staff, number)
    const same = { version, isSameAddress: true }
    for (const [body, refusal] of [
      [{ ...same, billing: { ...PARIS, postcode: '7501' } }, 422],
      [{ ...same, billing: { ...PARIS, city: 'Paris 🍷' } }, '422 E_VALIDATION_PRINTABLE'],
      [{ ...same, billing: PARIS, isSameAddress: false }, '422 E_SALES_DELIVERY_REQUIRED'],
      [{ ...same, billingId: 999 }, '422 E_SALES_ADDRESS_GONE'],
      [{ ...same, billing: PARIS, version: version + 5 }, '409 E_STALE'],
      [{ isSameAddress: true, billing: PARIS }, 422],
    ] as const) {
      const answer = await put(id, body)
      assert.equal(typeof refusal === 'number' ? answer.status : refusalOf(answer), refusal)
    }
    assert.containsSubset(await opened(staff, number), { version, history: [{ kind: 'requested' }] })
    const kept = { ...same, billing: { ...PARIS, street: '8 rue Neuve', keep: true } }
    const moved = staffOf(await put(id, kept))
    const { body } = await staff.send('GET', `${STAFF}/${id}/addresses`)
    assert.containsSubset(body, { data: [{ street: '8 rue Neuve' }] })
    assert.containsSubset((await visitor.send('GET', '/api/users/addresses')).body, {
      data: [{ street: '8 rue Neuve' }],
    })
    const [book] = (body as { data: { id: number }[] }).data
    const taken = { version: moved.version, billingId: book?.id, isSameAddress: false, delivery: REUNION }
    assert.containsSubset(staffOf(await put(id, taken)), { billing: { street: '8 rue Neuve' } })
    assert.equal(refusalOf(await put(999, kept)), '404 E_SALES_QUOTE_NOT_FOUND')
    await createRole('lecteur', ['sales.quotes.list', 'sales.quotes.view'])
    const reader = await newStaffVisit({ email: 'lecteur@exemple.fr', role: 'lecteur' })
    for (const method of ['GET', 'PUT'] as const) {
      assert.equal(
        (await reader.send(method, `${STAFF}/${id}/addresses`, method === 'GET' ? undefined : kept)).status,
        403
      )
    }
  })

  test('hold as they were sent: what staff change meanwhile moves neither the offer nor its order', async ({
    assert,
  }) => {
    const { visitor, number } = await aRequest({ A: 6 })
    const { id, version } = await sent(staff, (await opened(staff, number)).id)
    staffOf(await put(id, { version, billing: REUNION, isSameAddress: true }))
    const read = quoteOf(await visitor.send('GET', `${QUOTES}/${number}`))
    assert.containsSubset(read, { billing: { city: 'Paris' }, delivery: { city: 'Paris' }, canAccept: true })
    assert.equal(read.totals.total.amount, 8500)
    const answer = await visitor.send('POST', `${QUOTES}/${number}/acceptance`, { ...YES, payment: CASH })
    const { data } = answer.body as { data: { number: string } }
    assert.equal(answer.status, 201)
    assert.containsSubset((await visitor.send('GET', `/api/sales/account/orders/${data.number}`)).body, {
      data: { billing: { city: 'Paris' }, delivery: { city: 'Paris' }, totals: { total: { amount: 8500 } } },
    })
    const { version: last } = await opened(staff, number)
    assert.equal(
      refusalOf(await put(id, { version: last, billing: PARIS, isSameAddress: true })),
      '409 E_SALES_QUOTE_CLOSED'
    )
  })

  test('keep the names of what the cart was given, at the other rate', async ({ assert }) => {
    const { number } = await aRequest({ A: 6 })
    const quote = await opened(staff, number)
    const lines = linesOf(quote).map((line) => ({ ...line, off: 1200 }))
    const shipping = { title: 'Palette', amount: 2400 }
    const { id, version } = staffOf(
      await staff.send('PUT', `${STAFF}/${quote.id}`, { version: quote.version, lines, shipping })
    )
    const moved = staffOf(await put(id, { version, billing: PARIS, isSameAddress: false, delivery: REUNION }))
    const { discounts, total, discount } = moved.totals
    // (75,00 − 12,00 + 24,00) without the VAT of 20 %.
    assert.deepEqual(
      [total.amount, discount.amount, discounts.map(({ amount }) => amount.amount)],
      [7250, 1000, [1000]]
    )
    assert.deepEqual(moved.shipping, { ...shipping, shownTitle: shipping.title })
  })

  test('are in the file of the customer’s data as they were, sent or not, until they want them gone', async ({
    assert,
  }) => {
    const { number } = await aRequest({ A: 1 })
    const first = await opened(staff, number)
    const away = staffOf(await put(first.id, { version: first.version, billing: REUNION, isSameAddress: true }))
    const { version } = await sent(staff, away.id, { message: 'Bonjour Claire' })
    const back = staffOf(await put(first.id, { version, billing: PARIS, isSameAddress: true }))
    assert.equal(back.billing.city, 'Paris')
    const row = await store.reader.first<{ id: number }>('select max(id) as id from users_customers')
    const id = Number(row?.id)
    const [now, revisions, former] = await quotePersonalData.read(store.reader, id)
    assert.deepEqual([now?.key, revisions?.key, former?.key], ['quotes', 'quote_revisions', 'quote_addresses'])
    assert.include(now?.records[0]?.billing, 'Paris')
    assert.containsSubset(revisions?.records, [
      { number, revision: 1, currency: 'EUR', items: '1 x Vin A', message: 'Bonjour Claire' },
    ])
    assert.include(revisions?.records[0]?.billing, '3 rue du Volcan')
    assert.include(revisions?.records[0]?.delivery, 'Saint-Denis')
    assert.lengthOf(former?.records ?? [], 2)
    assert.include(former?.records[0]?.billing, 'Paris')
    assert.include(former?.records[1]?.billing, '3 rue du Volcan')
    for (const { fields, records } of [revisions!, former!]) {
      assert.sameMembers(Object.keys(fields), Object.keys(records[0] ?? {}))
    }
    const stranger = await createCustomer({ email: 'autre@exemple.fr' })
    assert.deepEqual(await quotePersonalData.read(store.reader, stranger.id), [])
    await store.transaction((trx) => quotePersonalData.erase(trx, id))
    assert.notInclude(JSON.stringify(await quotePersonalData.read(store.reader, id)), 'Volcan')
  })

  test('go with their customer, out of what was sent and out of the log too', async ({ assert }) => {
    const { number } = await aRequest({ A: 1 })
    const { id, version } = await sent(staff, (await opened(staff, number)).id)
    staffOf(await put(id, { version, billing: REUNION, isSameAddress: true }))
    const row = await store.reader.first<{ id: number }>('select max(id) as id from users_customers')
    await store.transaction((trx) => quotePersonalData.erase(trx, Number(row?.id)))
    const tables = ['sales_quotes', 'sales_quote_revisions', "core_audit_entries where subject = 'sales.quotes'"]
    const rows = await Promise.all(tables.map((table) => store.reader.all(`select * from ${table}`)))
    for (const told of ['Vignes', 'Volcan', 'Claire']) assert.notInclude(JSON.stringify(rows), told)
  })
})

/** It goes without details to transfer to. */
const CASH = 'payment_offline.cash_on_delivery'
