import { test } from '@japa/runner'
import { countQueries } from '#core/testing/query_counter'
import { runEvents } from '#core/testing/run_events'
import { runJobs } from '#core/testing/run_jobs'
import { anOrder, freshShop, refusalOf, sellWine } from '#plugins/sales/testing'
import { createRole, grantToEditors, newStaffVisit } from '#plugins/users/testing'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { Store } from '#core/database/store'
import type { TimelineAnswer } from '#plugins/platform/queries/timeline/read_timeline'

const PLATFORM = '/api/admin/platform'
const TIMELINE = `${PLATFORM}/timeline`
const EMAIL = 'cliente@exemple.fr'

const timelineOf = ({ status, body }: Answer): TimelineAnswer => {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body as TimelineAnswer
}

test.group('The timeline of a customer', (group) => {
  let store: Store
  let staff: Visitor
  let customer: number
  let order: { id: number; number: string }
  group.each.setup(async () => {
    store = await freshShop()
    await sellWine('A', 1000, 24)
    staff = await newStaffVisit()
    const { order: placed } = await anOrder({ A: 2 })
    await runEvents()
    await runJobs()
    customer = await idOf('select id from users_customers where email = ?', EMAIL)
    order = { id: await idOf('select id from sales_orders where number = ?', placed.number), number: placed.number }
  })

  const idOf = async (sql: string, ...bindings: (string | number)[]) =>
    Number((await store.reader.first<{ id: number }>(sql, bindings))?.id)
  const read = async (query = '', visitor = staff) =>
    timelineOf(await visitor.send('GET', `${TIMELINE}/users.customers/${customer}${query}`))
  const titles = ({ data }: TimelineAnswer) => data.map(({ title }) => title)

  test('tells of orders, documents, money, mails and notes, the newest first', async ({ assert }) => {
    const money = { method: 'payment_offline.cheque', amount: 3000, notify: false }
    await staff.send('POST', `/api/admin/sales/orders/${order.id}/payments`, money)
    await staff.send('POST', `/api/admin/users/customers/${customer}/notes`, { text: 'Aime le Graves.' })
    const answer = await read()
    const [note] = answer.data
    assert.containsSubset(note, { kind: 'users.notes', text: 'Aime le Graves.', isInternal: true })
    const kinds = answer.data.map(({ kind }) => kind)
    for (const kind of ['sales.orders', 'sales.payments', 'sales.invoices', 'platform.mails', 'users.account'])
      assert.include(kinds, kind)
    assert.deepEqual(
      answer.data.map(({ at }) => at),
      answer.data
        .map(({ at }) => at)
        .sort()
        .reverse()
    )
    assert.containsSubset(
      answer.data.find(({ title }) => title === `Commande ${order.number} passée`),
      {
        amount: { currency: 'EUR' },
        author: { kind: 'customer' },
        screen: 'sales.admin.order',
        params: { id: order.id },
      }
    )
    const only = await read('?kind=users.notes,users.account')
    assert.deepEqual([...new Set(only.data.map(({ kind }) => kind))].sort(), ['users.account', 'users.notes'])
    assert.equal(only.meta.kinds.length, answer.meta.kinds.length)
  })

  test('tells of what a guest ordered with the same address', async ({ assert }) => {
    await store.lucid.rawQuery('update sales_orders set customer_id = null')
    assert.include(titles(await read()), `Commande ${order.number} passée`)
    await store.lucid.rawQuery('update sales_orders set email = ?', ['autre@exemple.fr'] as never)
    assert.notInclude(titles(await read()), `Commande ${order.number} passée`)
  })

  test('gives nobody entries or filters that they have no permission for', async ({ assert }) => {
    const every = (await read()).meta.kinds.map(({ key }) => key)
    const rights: Record<string, string> = {
      'users.customers.notes': 'users.notes',
      'sales.invoices.view': 'sales.invoices',
      'sales.shipments.view': 'sales.shipments',
      'sales.refunds.view': 'sales.refunds',
      'sales.transactions.view': 'sales.payments',
      'sales.quotes.view': 'sales.quotes',
      'platform.mails.list': 'platform.mails',
    }
    await staff.send('POST', `/api/admin/users/customers/${customer}/notes`, { text: 'Secret.' })
    const editor = await newStaffVisit({ email: 'cave@exemple.fr', role: 'editor' })
    for (const [right, kind] of Object.entries(rights)) {
      assert.include(every, kind)
      await grantToEditors(['users.customers.list'])
      const without = await read('', editor)
      assert.notInclude(
        without.meta.kinds.map(({ key }) => key),
        kind,
        `without ${right}`
      )
      assert.isTrue(
        without.data.every((entry) => entry.kind !== kind && entry.conversation === null),
        right
      )
      await grantToEditors(['users.customers.list', right])
      assert.include(
        (await read('', editor)).meta.kinds.map(({ key }) => key),
        kind,
        `with ${right}`
      )
    }
    await grantToEditors(['sales.orders.view'])
    assert.equal((await editor.send('GET', `${TIMELINE}/users.customers/${customer}`)).status, 404)
  })

  test('answers 404 for what there is not, and 422 for a cursor that is none', async ({ assert }) => {
    for (const path of ['users.customers/9999', 'sales.orders/9999', 'catalogue.products/1', 'users.customers/x'])
      assert.equal((await staff.send('GET', `${TIMELINE}/${path}`)).status, 404, path)
    for (const cursor of ['x', '2026-99-99T00:00:00.000Z~sales.orders~1', '2026-01-01T00:00:00.000Z~sales.orders~0'])
      assert.equal(
        (await staff.send('GET', `${TIMELINE}/users.customers/${customer}?cursor=${cursor}`)).status,
        422,
        cursor
      )
  })

  test('takes one statement a source and one for the customer', async ({ assert }) => {
    await read()
    const { queries } = await countQueries(() => read())
    const ownQueries = queries.filter((sql) => !/users_sign_ins|users_staff|users_role|core_changes/.test(sql))
    // Account, notes, mails, six of the sales, messages of the site; the customer; what plugins of returns and tickets add.
    const sources = 9 + (await read()).meta.kinds.filter(({ key }) => /^(?:cms|rma|tickets)\./.test(key)).length
    assert.isAtMost(ownQueries.length, sources + 1, ownQueries.join('\n'))
  })

  test('takes a reply to the conversation that it was written for', async ({ assert }) => {
    const { visitor } = { visitor: await newStaffVisit({ email: 'clerk@exemple.fr', role: (await clerk()).name }) }
    const { data } = await read('', visitor)
    const { conversation } = data.find(({ kind }) => kind === 'sales.orders') ?? {}
    assert.containsSubset(conversation, { source: 'sales.orders', id: order.id, recipient: EMAIL, hasNotes: true })
    const reply = { source: 'sales.orders', conversation: order.id, text: 'Elle part demain.', isNote: false }
    assert.equal((await visitor.send('POST', `${PLATFORM}/timeline-replies`, reply)).status, 204)
    await runEvents()
    await runJobs()
    const after = await read('?kind=sales.comments,platform.mails')
    assert.containsSubset(after.data, [{ kind: 'sales.comments', text: 'Elle part demain.', isInternal: false }])
    assert.equal(await idOf('select order_id as id from sales_order_history where text = ?', reply.text), order.id)
    assert.equal(
      await idOf(
        "select count(*) as id from core_mails where template = 'sales.order_commented' and recipient = ?",
        EMAIL
      ),
      1
    )
    const note = { source: 'sales.orders', conversation: order.id, text: 'Client pressé.', isNote: true }
    await visitor.send('POST', `${PLATFORM}/timeline-replies`, note)
    await runEvents()
    await runJobs()
    assert.containsSubset((await read()).data, [{ text: 'Client pressé.', isInternal: true }])
    assert.equal(await idOf("select count(*) as id from core_mails where template = 'sales.order_commented'"), 1)
  })

  test('refuses a reply to what there is not, or that the person may not answer', async ({ assert }) => {
    const reply = { source: 'sales.orders', conversation: 9999, text: 'x', isNote: false }
    const send = (visitor: Visitor, more: object = {}) =>
      visitor.send('POST', `${PLATFORM}/timeline-replies`, { ...reply, ...more })
    assert.equal(refusalOf(await send(staff)), '404 E_SALES_ORDER_NOT_FOUND')
    assert.equal((await send(staff, { source: 'sales.invoices' })).status, 404)
    assert.equal((await send(staff, { source: 'nothing.here' })).status, 404)
    assert.equal((await send(staff, { text: ' ' })).status, 422)
    const editor = await newStaffVisit({ email: 'cave@exemple.fr', role: 'editor' })
    await grantToEditors(['sales.orders.view'])
    assert.equal((await send(editor, { conversation: order.id })).status, 403)
    await grantToEditors(['sales.orders.comment'])
    assert.equal((await send(editor, { conversation: order.id })).status, 404)
  })

  const clerk = () =>
    createRole('accueil', ['users.customers.list', 'sales.orders.view', 'sales.orders.comment', 'platform.mails.list'])
})
