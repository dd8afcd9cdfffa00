import { test } from '@japa/runner'
import { runEvents } from '#core/testing/run_events'
import { runJobs } from '#core/testing/run_jobs'
import { watchMails } from '#core/testing/watch_mails'
import { freshShop, refusalOf, sellWine, setSetting } from '#plugins/sales/testing'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import { aRequest, linesOf, opened, quoteOf, sent, staffOf } from '#plugins/sales/tests/functional/quotes/quote_visits'
import type { Store } from '#core/database/store'
import type { Visitor } from '#core/testing/visitor'

const QUOTES = '/api/sales/quotes'
const STAFF = '/api/admin/sales/quotes'
const AGREED = {
  revision: 1,
  payment: 'payment_offline.bank_transfer',
  acceptsTerms: true,
  note: 'Mme Client, au téléphone le 3 mars',
}

test.group('A quote that staff accept for its customer', (group) => {
  let store: Store
  let staff: Visitor
  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    await setSetting('payment_offline.bank_transfer.iban', 'FR1420041010050500013M02606')
    await sellWine('A', 1250, 6)
  })

  const accept = (id: number, body: object = {}) =>
    staff.send('POST', `${STAFF}/${id}/acceptance`, { ...AGREED, ...body })
  const count = async (sql: string) => Number((await store.reader.first<{ count: number }>(sql))?.count)

  test('becomes one order, and timeline, log and customer are told who said yes', async ({ assert }) => {
    const mails = await watchMails()
    const { visitor, number } = await aRequest({ A: 6 })
    const { id } = await sent(staff, (await opened(staff, number)).id)
    const offered = await staff.send('GET', `${STAFF}/${id}/acceptance`)
    assert.include(JSON.stringify(offered.body), AGREED.payment)
    const answers = await Promise.all([accept(id), accept(id)])
    const quotes = answers.map(staffOf)
    assert.equal(quotes[0]?.order?.number, quotes[1]?.order?.number)
    assert.containsSubset(quotes[0], {
      state: 'accepted',
      canAccept: false,
      history: [{ kind: 'accepted', text: AGREED.note, isTold: true, actor: { kind: 'staff' } }],
    })
    assert.equal(await count('select count(*) as count from sales_orders'), 1)
    assert.equal(await count('select sum(reserved) as count from catalogue_stock_levels'), 6)
    const audit = await store.reader.all<{ changes: string; actor_kind: string }>(
      "select changes, actor_kind from core_audit_entries where subject = 'sales.quotes'"
    )
    const log = audit.map(({ changes }) => JSON.parse(changes) as Record<string, unknown>)
    const agreed = log.filter(({ agreement }) => agreement)
    assert.lengthOf(agreed, 1)
    assert.deepInclude(agreed[0], { agreement: [null, AGREED.note], state: ['sent', 'accepted'] })
    const read = quoteOf(await visitor.send('GET', `${QUOTES}/${number}`))
    assert.include(JSON.stringify(read.order?.instructions), 'FR14')
    assert.notInclude(JSON.stringify(read), 'téléphone')
    await runEvents()
    await runJobs()
    const order = String(quotes[0]?.order?.number)
    const told = Object.fromEntries((await mails()).map(({ subject, text }) => [subject, text]))
    assert.include(told[`Votre accord sur le devis ${number}`], order)
    assert.property(told, `Votre commande ${order}`)
  })

  test('of a guest too, and its own acceptance sends no word about staff', async ({ assert }) => {
    const mails = await watchMails()
    const shipping = { title: 'Colissimo', amount: 900 }
    const made = []
    for (const sku of [1, 2]) {
      const { number, key } = await aRequest({ A: sku }, 'guest')
      const { id, version, ...quote } = await opened(staff, number)
      await staff.send('PUT', `${STAFF}/${id}`, { version, lines: linesOf({ id, version, ...quote }), shipping })
      await sent(staff, id)
      made.push({ id, number, key })
    }
    const [first, other] = made
    assert.containsSubset(staffOf(await accept(Number(first?.id))), { state: 'accepted' })
    const { Visitor } = await import('#core/testing/visitor')
    const yes = { ...AGREED, isOfAge: true, key: other?.key }
    assert.equal((await new Visitor().send('POST', `${QUOTES}/${other?.number}/acceptance`, yes)).status, 201)
    await runEvents()
    await runJobs()
    const agreed = (await mails()).filter(({ subject }) => subject.startsWith('Votre accord'))
    assert.deepEqual(
      agreed.map(({ subject }) => subject),
      [`Votre accord sur le devis ${first?.number}`]
    )
  })

  test('needs a note, the terms, a way to pay, what was sent last, stock, and the right', async ({ assert }) => {
    const { number } = await aRequest({ A: 6 })
    const { id } = await opened(staff, number)
    assert.equal(refusalOf(await accept(id)), '409 E_SALES_QUOTE_NOT_ACCEPTABLE')
    await sent(staff, id)
    for (const [body, refusal] of [
      [{ note: ' ' }, '422 E_VALIDATION_REQUIRED'],
      [{ acceptsTerms: false }, '422 E_VALIDATION_ACCEPTED'],
      [{ payment: 'nope' }, '422 E_SALES_ORDER_PAYMENT_MISSING'],
      [{ revision: 2 }, '409 E_SALES_QUOTE_SUPERSEDED'],
    ] as const) {
      assert.equal(refusalOf(await accept(id, body)), refusal)
    }
    await createRole('vendeur', ['sales.quotes.view', 'sales.quotes.update', 'sales.quotes.send'])
    const seller = await newStaffVisit({ email: 'vendeur@exemple.fr', role: 'vendeur' })
    for (const method of ['GET', 'POST'] as const) {
      const answer = await seller.send(method, `${STAFF}/${id}/acceptance`, method === 'GET' ? undefined : AGREED)
      assert.equal(answer.status, 403)
    }
    await store.lucid.rawQuery('update users_customers set is_suspended = ?', [true] as never)
    assert.equal(refusalOf(await accept(id)), '422 E_SALES_CUSTOMER_NOT_ORDERING')
    assert.equal(await count('select count(*) as count from sales_orders'), 0)
    assert.equal(refusalOf(await accept(999)), '404 E_SALES_QUOTE_NOT_FOUND')
  })
})
