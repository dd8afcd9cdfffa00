import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { runEvents } from '#core/testing/run_events'
import { runJobs } from '#core/testing/run_jobs'
import { watchMails } from '#core/testing/watch_mails'
import { upsert } from '#plugins/catalogue/testing'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import { freshShop, refusalOf, sellWine, setSetting, ShopVisitor, signedInShopper } from '#plugins/sales/testing'
import {
  YES,
  aRequest,
  linesOf,
  opened,
  quoteOf,
  sent,
  staffOf,
} from '#plugins/sales/tests/functional/quotes/quote_visits'
import type { Store } from '#core/database/store'
import type { Visitor } from '#core/testing/visitor'

const QUOTES = '/api/sales/quotes'
const STAFF = '/api/admin/sales/quotes'

test.group('A quote that staff answer', (group) => {
  let store: Store
  let staff: Visitor
  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    await setSetting('payment_offline.bank_transfer.iban', 'FR1420041010050500013M02606')
    await sellWine('A', 1250, 6)
    await sellWine('B', 2000, 6)
  })

  const count = async (sql: string) => Number((await store.reader.first<{ count: number }>(sql))?.count)
  const reserved = () => count('select sum(reserved) as count from catalogue_stock_levels')

  test('is priced line by line, with its VAT, and the customer reads nothing of it before it is sent', async ({
    assert,
  }) => {
    const { visitor, number } = await aRequest({ A: 6 })
    const quote = await opened(staff, number)
    assert.containsSubset(quote, { state: 'requested', comment: 'Pour un mariage', canRefuse: true, isSent: true })
    const [line] = linesOf(quote)
    const lines = [
      { ...line, quantity: 12, unitAmount: 1100, off: 1200 },
      { sku: 'B', quantity: 1, off: 0 },
    ]
    const shipping = { title: 'Palette', amount: 2400 }
    const change = { version: quote.version, lines, shipping }
    const priced = staffOf(await staff.send('PUT', `${STAFF}/${quote.id}`, change))
    // 12 × 11,00 − 12,00 = 120,00 ; + 20,00 + 24,00 = 164,00, of which VAT 27,33 (20,00 + 3,33 + 4,00).
    assert.containsSubset(priced, {
      hasChanges: true,
      lines: [
        { sku: 'A', quantity: 12, discount: { amount: 1200 } },
        { sku: 'B', unitPrice: { amount: 2000 } },
      ],
      totals: { total: { amount: 16_400 }, tax: { amount: 2733 }, net: { amount: 13_667 }, shipping: { amount: 2400 } },
      shipping: { title: 'Palette', amount: 2400 },
    })
    const read = quoteOf(await visitor.send('GET', `${QUOTES}/${number}`))
    assert.containsSubset(read, { revision: null, canAccept: false, totals: { total: { amount: 8500 } } })
    assert.containsSubset(read.lines, [{ sku: 'A', quantity: 6 }])
    assert.lengthOf(read.lines, 1)
    const stale = await staff.send('PUT', `${STAFF}/${quote.id}`, change)
    assert.equal(refusalOf(stale), '409 E_STALE')
    const audit = await store.reader.first<{ changes: string }>(
      "select changes from core_audit_entries where subject = 'sales.quotes'"
    )
    assert.containsSubset(JSON.parse(audit?.changes ?? '{}').total, [{ amount: 8500 }, { amount: 16_400 }])
  })

  test('refuses what makes no sense, in words, and loses nothing', async ({ assert }) => {
    const { number } = await aRequest({ A: 6 }, 'guest')
    const quote = await opened(staff, number)
    const put = (body: object) =>
      staff.send('PUT', `${STAFF}/${quote.id}`, {
        version: quote.version,
        lines: linesOf(quote),
        shipping: null,
        ...body,
      })
    const [line] = linesOf(quote)
    for (const [body, refusal] of [
      [{ lines: [{ ...line, off: 7501 }] }, '422 E_SALES_QUOTE_DISCOUNT_TOO_MUCH'],
      [{ lines: [{ sku: 'NOPE', quantity: 1, off: 0 }] }, '422 E_SALES_PRODUCT_UNKNOWN'],
      [{ lines: [{ ...line, quantity: 0 }] }, '422 E_VALIDATION_MIN'],
      [{ lines: [{ ...line, unitAmount: -1 }] }, '422 E_VALIDATION_MIN'],
    ] as const) {
      assert.equal(refusalOf(await put(body)), refusal)
    }
    const send = (body: object) => staff.send('POST', `${STAFF}/${quote.id}/sendings`, body)
    assert.equal(refusalOf(await send({ validUntil: '2099-12-31' })), '422 E_SALES_QUOTE_SHIPPING_MISSING')
    assert.equal((await put({ lines: [] })).status, 200)
    assert.equal(refusalOf(await send({ validUntil: '2099-12-31' })), '422 E_SALES_QUOTE_EMPTY')
    const { version } = await opened(staff, number)
    const whole = { version, lines: [{ sku: 'A', quantity: 1, off: 0 }], shipping: { title: 'Offerte', amount: 0 } }
    assert.equal((await put(whole)).status, 200)
    assert.equal(refusalOf(await send({ validUntil: '2020-01-01' })), '422 E_SALES_QUOTE_VALIDITY_PAST')
    assert.equal(await count('select count(*) as count from sales_quote_revisions'), 0)
  })

  test('is accepted once: the order has its prices, its stock is promised, and both are told', async ({ assert }) => {
    const mails = await watchMails()
    const { visitor, number } = await aRequest({ A: 6 })
    const { id } = await sent(staff, (await opened(staff, number)).id, { message: 'Avec plaisir' })
    await upsert([{ variants: [{ sku: 'A', price: 9900 }] }])
    assert.equal(await reserved(), 0)
    const offer = quoteOf(await visitor.send('GET', `${QUOTES}/${number}`))
    assert.containsSubset(offer, { state: 'sent', revision: 1, canAccept: true, message: 'Avec plaisir' })
    assert.include(
      offer.payments.map(({ code }) => code),
      YES.payment
    )
    const accept = () => visitor.send('POST', `${QUOTES}/${number}/acceptance`, YES)
    const answers = await Promise.all([accept(), accept()])
    const placed = answers.map(({ status, body }) => [status, (body as { data: { number: string } }).data.number])
    assert.deepEqual(placed[0], placed[1])
    assert.containsSubset((await accept()).body, {
      data: { number: placed[0]?.[1], total: { amount: 8500 }, next: { kind: 'instructions' } },
    })
    assert.equal(await count('select count(*) as count from sales_orders'), 1)
    assert.equal(await reserved(), 6)
    const order = await visitor.send('GET', `/api/sales/account/orders/${placed[0]?.[1]}`)
    assert.containsSubset(order.body, {
      data: { state: 'pending', totals: { total: { amount: 8500 } }, showsNet: false },
    })
    assert.containsSubset(await opened(staff, number), { state: 'accepted', order: { number: placed[0]?.[1] } })
    assert.equal(
      refusalOf(await staff.send('POST', `${STAFF}/${id}/cancellation`, {})),
      '409 E_SALES_QUOTE_NOT_CANCELLABLE'
    )
    await runEvents()
    await runJobs()
    const subjects = (await mails()).map(({ subject }) => subject)
    assert.includeMembers(subjects, [`Votre devis ${number}`, `Votre commande ${placed[0]?.[1]}`])
  })

  test('is accepted as it was sent last: what was sent before says so, and stays readable', async ({ assert }) => {
    const { visitor, number } = await aRequest({ A: 6 })
    const { id, version, ...quote } = await sent(staff, (await opened(staff, number)).id)
    const [line] = linesOf({ id, version, ...quote })
    const shipping = { title: 'Livraison', amount: 0 }
    await staff.send('PUT', `${STAFF}/${id}`, { version, lines: [{ ...line, unitAmount: 1000 }], shipping })
    const read = async (query = '') => quoteOf(await visitor.send('GET', `${QUOTES}/${number}${query}`))
    assert.containsSubset(await read(), { revision: 1, totals: { total: { amount: 8500 } } })
    await sent(staff, id)
    assert.containsSubset(await read(), { revision: 2, canAccept: true, totals: { total: { amount: 6000 } } })
    const old = await read('?revision=1')
    assert.containsSubset(old, {
      revision: 1,
      latestRevision: 2,
      canAccept: false,
      totals: { total: { amount: 8500 } },
    })
    const first = await visitor.send('POST', `${QUOTES}/${number}/acceptance`, YES)
    assert.equal(refusalOf(first), '409 E_SALES_QUOTE_SUPERSEDED')
    const second = await visitor.send('POST', `${QUOTES}/${number}/acceptance`, { ...YES, revision: 2 })
    assert.containsSubset(second.body, { data: { total: { amount: 6000 } } })
    assert.lengthOf((await opened(staff, number)).revisions, 2)
  })

  test('needs its terms, a way to pay, and stock that is there', async ({ assert }) => {
    const { visitor, number } = await aRequest({ A: 6 })
    await sent(staff, (await opened(staff, number)).id)
    const accept = async (body: object) => refusalOf(await visitor.send('POST', `${QUOTES}/${number}/acceptance`, body))
    assert.equal(await accept({ ...YES, acceptsTerms: undefined }), '422 E_VALIDATION_REQUIRED')
    // Other words than those that hold were read.
    assert.equal(await accept({ ...YES, termsVersion: '0'.repeat(64) }), '422 E_SALES_TERMS_CHANGED')
    assert.equal(await accept({ ...YES, payment: 'nope' }), '422 E_SALES_ORDER_PAYMENT_MISSING')
    await upsert([{ variants: [{ sku: 'A', stock: { main: 5 } }] }])
    assert.equal(await accept(YES), '409 E_SALES_QUOTE_STOCK_SHORT')
    assert.deepEqual([await count('select count(*) as count from sales_orders'), await reserved()], [0, 0])
    assert.containsSubset(await opened(staff, number), { state: 'sent' })
  })

  test('of a guest is accepted by the link alone, and comes to the account that confirms the address', async ({
    assert,
  }) => {
    const mails = await watchMails()
    const { number, key } = await aRequest({ A: 2 }, 'guest')
    const quote = await opened(staff, number)
    const shipping = { title: 'Colissimo', amount: 900 }
    await staff.send('PUT', `${STAFF}/${quote.id}`, { version: quote.version, lines: linesOf(quote), shipping })
    await sent(staff, quote.id)
    const guest = new ShopVisitor()
    const path = `${QUOTES}/${number}/acceptance`
    assert.equal(refusalOf(await guest.send('POST', path, YES)), '404 E_SALES_QUOTE_NOT_FOUND')
    assert.equal((await guest.send('POST', path, { ...YES, key })).status, 201)
    const read = quoteOf(await guest.send('GET', `${QUOTES}/${number}?key=${key}`))
    assert.match(read.order?.number ?? '', /^CMD-/)
    assert.include(JSON.stringify(read.order?.instructions), 'FR14')
    await runEvents()
    await runJobs()
    const mail = (await mails()).find(({ subject }) => subject.startsWith('Votre commande'))
    assert.include(mail?.text, `/checkout/quotes/${number}?key=`)
    const member = await signedInShopper('invitee@exemple.fr')
    assert.containsSubset((await member.send('GET', '/api/sales/account/quotes')).body, { data: [] })
    const { id } = (await store.reader.first<{ id: number }>('select max(id) as id from users_customers')) ?? { id: 0 }
    const { AdoptQuotes } = await import('#plugins/sales/quotes/actions/adopt_quotes')
    await new AdoptQuotes(store).execute({ customerId: Number(id), email: 'invitee@exemple.fr' })
    assert.containsSubset((await member.send('GET', '/api/sales/account/quotes')).body, { data: [{ number }] })
    assert.containsSubset((await member.send('GET', '/api/sales/account/orders')).body, { meta: { total: 1 } })
  })

  test('of a guest is closed to its link some time after it has ended, and stays open to its customer', async ({
    assert,
    cleanup,
  }) => {
    const clock = new FrozenClock((await app.container.make(Clock)).iso())
    app.container.swap(Clock, () => clock)
    cleanup(() => app.container.restore(Clock))
    await setSetting('sales.quotes.link_days', 10)
    const [waiting, declined, expiring] = [
      await aRequest({ A: 1 }, 'guest'),
      await aRequest({ A: 1 }, 'guest'),
      await aRequest({ A: 1 }, 'guest'),
    ]
    const member = await aRequest({ A: 1 })
    for (const { number } of [declined, expiring]) {
      const { id, version, ...quote } = await opened(staff, number)
      const lines = linesOf({ id, version, ...quote })
      await staff.send('PUT', `${STAFF}/${id}`, { version, lines, shipping: { title: 'Palette', amount: 0 } })
      await sent(staff, id, { validUntil: clock.now().plus({ days: 3 }).toISODate() })
    }
    const guest = new ShopVisitor()
    const read = ({ number, key }: { number: string; key: string }) =>
      guest.send('GET', `${QUOTES}/${number}?key=${key}`)
    await guest.send('POST', `${QUOTES}/${declined.number}/cancellation`, { key: declined.key })
    await member.visitor.send('POST', `${QUOTES}/${member.number}/cancellation`, {})
    clock.advance({ days: 9 })
    for (const quote of [waiting, declined, expiring, member]) assert.equal((await read(quote)).status, 200)
    clock.advance({ days: 2 })
    assert.equal(refusalOf(await read(declined)), '410 E_SALES_QUOTE_LINK_OVER')
    assert.equal((await read(expiring)).status, 200, 'its last day was three days later')
    await member.visitor.signIn('cliente@exemple.fr')
    assert.equal((await member.visitor.send('GET', `${QUOTES}/${member.number}`)).status, 200)
    clock.advance({ days: 3 })
    const { number, key } = expiring
    for (const [method, path, body] of [
      ['GET', `?key=${key}`, undefined],
      ['GET', `/pdf?key=${key}`, undefined],
      ['POST', '/acceptance', { ...YES, key }],
      ['POST', '/cancellation', { key }],
    ] as const) {
      const answer = await guest.send(method, `${QUOTES}/${number}${path}`, body)
      assert.equal(refusalOf(answer), '410 E_SALES_QUOTE_LINK_OVER', path)
    }
    assert.equal(refusalOf(await guest.send('GET', `${QUOTES}/${number}?key=x`)), '404 E_SALES_QUOTE_NOT_FOUND')
    assert.equal((await read(waiting)).status, 200, 'nobody has answered it yet')
    const page = await guest.send('GET', `/vue/checkout/quotes/${number}?key=${key}`)
    assert.equal(page.status, 200)
    assert.include(String(page.body), 'Ce lien n’est plus valable')
    assert.include(String(page.body), `/login?next=%2Faccount%2Fquotes%2F${number}`)
    assert.notInclude(String(page.body), 'invitee@exemple.fr')
  })

  test('ends otherwise, and whoever did not do it is told why', async ({ assert }) => {
    const mails = await watchMails()
    await setSetting('sales.orders.staff_email', 'ventes@exemple.fr')
    const { visitor, number } = await aRequest({ A: 1 })
    await sent(staff, (await opened(staff, number)).id)
    const declined = await visitor.send('POST', `${QUOTES}/${number}/cancellation`, { reason: 'Trop cher' })
    assert.containsSubset(quoteOf(declined), { state: 'canceled', canCancel: false, canAccept: false })
    const other = await aRequest({ A: 1 }, 'guest')
    const { id } = await opened(staff, other.number)
    await staff.send('POST', `${STAFF}/${id}/comments`, { text: 'Client fidèle', notify: false })
    await staff.send('POST', `${STAFF}/${id}/refusal`, { reason: 'Épuisé chez le producteur' })
    assert.equal(refusalOf(await staff.send('POST', `${STAFF}/${id}/refusal`, {})), '409 E_SALES_QUOTE_NOT_REFUSABLE')
    const read = quoteOf(await other.visitor.send('GET', `${QUOTES}/${other.number}?key=${other.key}`))
    assert.containsSubset(read, { state: 'refused', notes: [{ text: 'Épuisé chez le producteur' }] })
    assert.notInclude(JSON.stringify(read), 'fidèle')
    await runEvents()
    await runJobs()
    const told = Object.fromEntries((await mails()).map(({ subject, text }) => [subject, text]))
    assert.include(told[`Devis ${number} décliné`], 'Trop cher')
    assert.include(told[`Réponse à votre demande de devis ${other.number}`], 'Épuisé chez le producteur')
  })

  test('opens to each right of its own', async ({ assert }) => {
    const { number } = await aRequest({ A: 1 })
    const { id } = await opened(staff, number)
    await createRole('lecteur', ['sales.quotes.list'])
    const reader = await newStaffVisit({ email: 'lecteur@exemple.fr', role: 'lecteur' })
    for (const [method, path] of [
      ['GET', `${STAFF}/${id}`],
      ['POST', STAFF],
      ['PUT', `${STAFF}/${id}`],
      ...['sendings', 'refusal', 'cancellation', 'comments'].map((move) => ['POST', `${STAFF}/${id}/${move}`] as const),
    ] as const) {
      assert.equal((await reader.send(method, path, method === 'GET' ? undefined : {})).status, 403, path)
    }
    assert.equal((await reader.send('GET', STAFF)).status, 200)
  })
})
