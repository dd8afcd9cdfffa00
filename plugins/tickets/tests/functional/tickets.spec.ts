import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { createCustomer, grantToEditors, newStaffVisit, openOffice } from '#plugins/users/testing'
import { seedTicketWords, ticketWords } from '#plugins/tickets/testing'
import type { Visitor } from '#core/testing/visitor'

interface Told {
  status: number
  data: Record<string, unknown> & { id: number; version: number }
  errors?: { code: string; field?: string; message: string; meta?: { current?: { version: number } } }[]
}

const API = '/api/admin/tickets/tickets'

test.group('Tickets', (group) => {
  let staff: Visitor
  let words: Record<string, number>
  let turn = 0

  group.each.setup(async () => {
    staff = (await openOffice()).visitor
    await seedTicketWords()
    words = await ticketWords()
  })

  const send = async (method: string, path: string, body?: unknown, by = staff): Promise<Told> => {
    const answer = await by.send(method, path, body)
    return { ...(answer.body as Told), status: answer.status }
  }
  const add = async (values: object = {}): Promise<Told['data']> => {
    const made = await send('POST', API, { subject: `Essai ${(turn += 1)}`, trackerId: words.Anomalie, ...values })
    if (made.status !== 201) throw new Error(JSON.stringify(made.errors))
    return made.data
  }
  const row = async (id: number) => (await send('GET', `${API}/${id}`)).data
  const change = async (id: number, values: object, by = staff) =>
    send('PUT', `${API}/${id}`, { ...values, version: (await row(id)).version }, by)
  const page = async (id: number) => (await send('GET', `${API}/${id}/page`)).data
  const codes = ({ errors = [] }: Told) => errors.map(({ code, field }) => `${code} ${field ?? ''}`.trim())

  test('begin as their tracker and the shop say', async ({ assert }) => {
    const made = await add()
    assert.equal(made.statusId, words.Nouveau)
    assert.equal(made.priorityId, words.Normal)
    assert.deepInclude(made, { waitsFor: 'shop', isClosed: false, authorKind: 'staff' })
    assert.isString(made.answerDueAt)
  })

  test('hang in no circle, nor below what is closed', async ({ assert }) => {
    const top = await add()
    const middle = await add({ parentId: top.id })
    const low = await add({ parentId: middle.id })
    assert.deepEqual(codes(await change(top.id, { parentId: low.id })), ['E_TICKETS_PARENT_CIRCLE parentId'])
    assert.deepEqual(codes(await change(top.id, { parentId: top.id })), ['E_TICKETS_PARENT_CIRCLE parentId'])
    const closed = await add({ statusId: words['Fermé'] })
    const below = await send('POST', API, { subject: 'X', trackerId: words.Anomalie, parentId: closed.id })
    assert.deepEqual(codes(below), ['E_TICKETS_PARENT_CLOSED parentId'])
  })

  test('of two staff who hang them below each other at once, one is told', async ({ assert }) => {
    const [one, other] = [await add(), await add()]
    const ends = await Promise.all([change(one.id, { parentId: other.id }), change(other.id, { parentId: one.id })])
    assert.sameMembers(
      ends.map(({ status }) => status),
      [200, 422]
    )
  })

  test('changed by two at once are changed by one; the other gets the fresh row', async ({ assert }) => {
    const { id, version } = await add()
    const ends = await Promise.all(
      ['En cours', 'Commentaire'].map((name) => send('PUT', `${API}/${id}`, { statusId: words[name], version }))
    )
    assert.sameMembers(
      ends.map(({ status }) => status),
      [200, 409]
    )
    const late = ends.find(({ status }) => status === 409)
    assert.equal(late?.errors?.[0]?.meta?.current?.version, version + 1)
  })

  test('do not close above open subtasks, or while they are blocked', async ({ assert }) => {
    const top = await add()
    const low = await add({ parentId: top.id })
    const blocker = await add()
    const refused = await change(top.id, { statusId: words['Fermé'] })
    assert.deepEqual([refused.status, ...codes(refused)], [409, 'E_TICKETS_CHILDREN_OPEN statusId'])
    assert.include(refused.errors?.[0]?.message, `#${low.id}`)
    assert.equal((await change(low.id, { statusId: words['Fermé'] })).status, 200)
    await send('POST', `${API}/${blocker.id}/relations`, { toId: top.id, kind: 'blocks' })
    assert.deepEqual(codes(await change(top.id, { statusId: words['Fermé'] })), ['E_TICKETS_STILL_BLOCKED statusId'])
    assert.equal((await change(blocker.id, { statusId: words['Rejeté'] })).status, 200)
    assert.equal((await change(top.id, { statusId: words['Fermé'] })).status, 200)
    assert.deepEqual(codes(await change(low.id, { statusId: words.Nouveau })), ['E_TICKETS_PARENT_CLOSED statusId'])
  })

  test('follow their subtasks, up the whole tree', async ({ assert }) => {
    const top = await add()
    const middle = await add({ parentId: top.id })
    await add({
      parentId: middle.id,
      startOn: '2026-11-02',
      dueOn: '2026-11-04',
      doneRatio: 50,
      priorityId: words.Urgent,
    })
    const other = await add({ parentId: middle.id, startOn: '2026-11-01', dueOn: '2026-11-09' })
    const expected = { startOn: '2026-11-01', dueOn: '2026-11-09', doneRatio: 25, priorityId: words.Urgent }
    assert.deepInclude(await row(middle.id), expected)
    assert.deepInclude(await row(top.id), expected)
    assert.deepEqual(codes(await change(top.id, { doneRatio: 90 })), ['E_TICKETS_FIELD_DERIVED doneRatio'])
    assert.equal((await change(other.id, { parentId: null })).status, 200)
    assert.deepInclude(await row(top.id), { startOn: '2026-11-02', doneRatio: 50 })
  })

  test('take their duplicates along, and push on what they precede', async ({ assert }) => {
    const [main, copy, next] = [
      await add({ startOn: '2026-11-02', dueOn: '2026-11-04' }),
      await add(),
      await add({ startOn: '2026-11-05', dueOn: '2026-11-08' }),
    ]
    await send('POST', `${API}/${copy.id}/relations`, { toId: main.id, kind: 'duplicates' })
    await send('POST', `${API}/${main.id}/relations`, { toId: next.id, kind: 'precedes', delay: 1 })
    const back = await send('POST', `${API}/${next.id}/relations`, { toId: main.id, kind: 'precedes' })
    assert.deepEqual(codes(back), ['E_TICKETS_RELATION_CIRCLE toId'])
    await change(main.id, { dueOn: '2026-11-10' })
    assert.deepInclude(await row(next.id), { startOn: '2026-11-12', dueOn: '2026-11-15' })
    assert.deepEqual(codes(await change(next.id, { startOn: '2026-11-03' })), ['E_TICKETS_START_TOO_SOON startOn'])
    await change(main.id, { statusId: words['Fermé'] })
    assert.isTrue((await row(copy.id)).isClosed)
  })

  test('have a history of what changed from what to what, with its note', async ({ assert }) => {
    const { id, version } = await add()
    const body = { text: 'Nous regardons.', statusId: words['En cours'], version }
    assert.equal((await send('POST', `${API}/${id}/notes`, body)).status, 201)
    const { history } = (await page(id)) as unknown as { history: Record<string, unknown>[] }
    assert.lengthOf(history, 1)
    const [{ notes, details } = {}] = history as [{ notes?: string; details?: object[] }]
    assert.equal(notes, 'Nous regardons.')
    assert.containsSubset(details, [{ name: 'statusId', oldText: 'Nouveau', newText: 'En cours' }])
    assert.isString((await row(id)).answeredAt)
    assert.equal((await send('POST', `${API}/${id}/notes`, { text: ' ' })).status, 422)
  })

  test('have a hundred watchers at most, and say so', async ({ assert }) => {
    const { id } = await add()
    const refused = await change(id, { watchers: Array.from({ length: 500 }, (_, at) => at + 1) })
    assert.equal(refused.status, 422)
    assert.equal(refused.errors?.[0]?.field, 'watchers')
    assert.include(refused.errors?.[0]?.message, '100')
    assert.deepEqual((await row(id)).watchers, [])
  })

  test('move as the workflow of the role says: everybody, the author, the assignee', async ({ assert }) => {
    await grantToEditors(['tickets.list', 'tickets.view', 'tickets.create', 'tickets.update', 'tickets.comment'])
    const editor = await newStaffVisit({ email: 'editrice@exemple.fr', role: 'editor' })
    const { reader } = await app.container.make(Store)
    const roleId = Number((await reader.first<{ id: number }>("select id from users_roles where name = 'editor'"))?.id)
    const who = await reader.first<{ id: number }>("select id from users_staff where email = 'editrice@exemple.fr'")
    const lines = [
      { fromId: words.Nouveau, toId: words['En cours'], who: 'any' },
      { fromId: words.Nouveau, toId: words['Résolu'], who: 'assignee' },
      { fromId: words.Nouveau, toId: words['Rejeté'], who: 'author' },
    ]
    const rules = [{ statusId: words['En cours'], field: 'dueOn', rule: 'required' }]
    const body = { roleId, trackerId: words.Anomalie, transitions: lines, rules }
    assert.equal((await send('PUT', '/api/admin/tickets/workflow', body)).status, 200)
    const { id } = await add()
    const refused = await change(id, { statusId: words['Résolu'] }, editor)
    assert.deepEqual(codes(refused), ['E_TICKETS_MOVE_REFUSED statusId'])
    assert.include(refused.errors?.[0]?.message, 'En cours')
    assert.deepEqual(codes(await change(id, { statusId: words['En cours'] }, editor)), [
      'E_TICKETS_FIELD_MISSING dueOn',
    ])
    assert.equal((await change(id, { statusId: words['En cours'], dueOn: '2026-12-01' }, editor)).status, 200)
    const given = await add({ assigneeId: Number(who?.id) })
    assert.equal((await change(given.id, { statusId: words['Résolu'] }, editor)).status, 200)
    const own = await send('POST', API, { subject: 'À moi', trackerId: words.Anomalie }, editor)
    assert.equal((await change(own.data.id, { statusId: words['Rejeté'] }, editor)).status, 200)
    // Assigning is a right of its own.
    assert.equal((await change(id, { assigneeId: Number(who?.id) }, editor)).status, 403)
  })

  test('are seen and written by those only who may', async ({ assert }) => {
    const customer = await createCustomer({ email: 'cliente@exemple.fr' })
    const { id } = await add({ customerId: customer.id })
    await grantToEditors(['tickets.list'])
    const editor = await newStaffVisit({ email: 'editrice@exemple.fr', role: 'editor' })
    const asked: [string, string, unknown?][] = [
      ['GET', `${API}/${id}/page`],
      ['POST', `${API}/${id}/notes`, { text: 'Non' }],
      ['POST', `${API}/${id}/relations`, { toId: id, kind: 'relates' }],
      ['GET', '/api/admin/tickets/workflow'],
    ]
    for (const [method, path, body] of asked) assert.equal((await send(method, path, body, editor)).status, 403, path)
    assert.equal((await send('GET', '/api/admin/tickets/board', undefined, editor)).status, 200)
    assert.equal((await send('GET', `${API}/999999/page`)).status, 404)
  })

  test('stand on the board and in the calendar, by few statements', async ({ assert }) => {
    const { id } = await add({ startOn: '2026-11-02', dueOn: '2026-11-04' })
    const board = (await send('GET', '/api/admin/tickets/board')).data as unknown as {
      columns: { name: string; total: number; cards: { id: number }[] }[]
    }
    assert.containsSubset(board.columns[0], { name: 'Nouveau', total: 1, cards: [{ id }] })
    const month = (await send('GET', '/api/admin/tickets/calendar?day=2026-11-15')).data
    assert.containsSubset(month, { first: '2026-11-01', from: '2026-10-26', to: '2026-12-06', tickets: [{ id }] })
  })

  test('go with their subtasks once that was confirmed', async ({ assert }) => {
    const top = await add()
    const low = await add({ parentId: top.id })
    const { version } = await row(top.id)
    assert.equal((await send('DELETE', `${API}/${top.id}`, { version })).status, 409)
    assert.equal((await send('DELETE', `${API}/${top.id}`, { version, confirmed: true })).status, 204)
    assert.equal((await send('GET', `${API}/${low.id}`)).status, 404)
  })

  test('have custom fields by tracker, which may be asked for', async ({ assert }) => {
    const label = { fr_FR: 'Numéro de lot', en_GB: 'Batch' }
    const field = { label, kind: 'text', isRequired: true, trackers: [words.Anomalie] }
    const made = await send('POST', '/api/admin/tickets/custom-fields', field)
    const name = `custom_${made.data.id}`
    const body = { subject: 'Lot', trackerId: words.Anomalie }
    assert.deepEqual(codes(await send('POST', API, body)), [`E_TICKETS_FIELD_MISSING ${name}`])
    assert.equal((await send('POST', API, { ...body, trackerId: words.Assistance })).status, 201)
    const kept = await send('POST', API, { ...body, [name]: 'L-42' })
    assert.equal(kept.data[name], 'L-42')
    const moved = await change(kept.data.id, { trackerId: words.Assistance })
    assert.isNull(moved.data[name])
  })
})
