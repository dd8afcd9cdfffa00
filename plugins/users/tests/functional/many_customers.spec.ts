import { test } from '@japa/runner'
import { runJobs } from '#core/testing/run_jobs'
import { Visitor } from '#core/testing/visitor'
import { PASSWORD, createCustomer, newStaffVisit, openOffice } from '#plugins/users/testing'
import { ADDRESS, CUSTOMERS, entriesOf, groupId } from './office.js'
import type { Store } from '#core/database/store'

const CHANGES = '/api/admin/users/customer-changes'
const DELETIONS = '/api/admin/users/customer-deletions'
const PREVIEWS = '/api/admin/users/customer-deletion-previews'

interface Told {
  data: { id: number; state: string; customers: number; unchanged: number; counts: Record<string, number> }
}

test.group('Many customers at once', (group) => {
  let store: Store
  let visitor: Visitor
  const ids: number[] = []
  group.each.setup(async () => {
    ;({ store, visitor } = await openOffice())
    ids.length = 0
    for (const name of ['a', 'b', 'c']) {
      ids.push(
        (
          await createCustomer({
            email: `${name}@exemple.fr`,
            password: name === 'b' ? PASSWORD : null,
            lastName: `Client ${name}`,
          })
        ).id
      )
    }
  })

  async function rows() {
    return store.reader.all<{ id: number; group_id: number; is_suspended: number; version: number }>(
      'select id, group_id, is_suspended, version from users_customers order by id'
    )
  }

  const suspended = async () => (await rows()).map((row) => Boolean(row.is_suspended))

  async function result(job: number): Promise<unknown> {
    const row = await store.reader.first<{ result: string }>('select result from core_jobs where id = ?', [job])
    return JSON.parse(row?.result ?? 'null')
  }

  async function prepared(selection: object, changes: object): Promise<Told['data']> {
    const answer = await visitor.send('POST', CHANGES, { selection, changes })
    return (answer.body as Told).data
  }

  const state = async (id: number) => ((await visitor.send('GET', `${CHANGES}/${id}`)).body as Told).data
  const rowsOf = async (id: number, query = '') => (await visitor.send('GET', `${CHANGES}/${id}/rows${query}`)).body

  /** Applies a change, or undoes it; gives what became of its job. */
  async function take(id: number, way: 'applications' | 'undoings'): Promise<unknown> {
    const { status, body } = await visitor.send('POST', `${CHANGES}/${id}/${way}`)
    if (status !== 202) return (body as { errors: { code: string }[] }).errors[0]?.code
    await runJobs()
    return result((body as { data: { job: number } }).data.job)
  }

  test('show every value before and after, and write nothing until they are applied', async ({ assert }) => {
    const professional = await groupId(store, 'professional')
    const selection = { ids: [...ids.slice(0, 2), 99_999] }
    const { id, ...told } = await prepared(selection, { groupId: professional })
    assert.containsSubset(told, { state: 'prepared', customers: 2, unchanged: 0, counts: { waiting: 2, refused: 0 } })
    const cells = [{ field: 'groupId', before: 'Particuliers', after: 'Professionnels' }]
    assert.containsSubset(await rowsOf(id, '?limit=1'), {
      data: [{ id: ids[0], name: 'Claire Client a', email: 'a@exemple.fr', outcome: 'waiting', cells }],
      meta: { total: 2, limit: 1 },
    })
    assert.deepEqual(
      (await rows()).map(({ version }) => version),
      [1, 1, 1]
    )
  })

  test('move to a group by their numbers; who is there already is left alone', async ({ assert }) => {
    const professional = await groupId(store, 'professional')
    const { id } = await prepared({ ids: ids.slice(0, 2) }, { groupId: professional })
    const undo = { undo: 'users.admin.customer_change_undoings.store', undoes: id }
    assert.containsSubset(await take(id, 'applications'), { changed: 2, refused: 0, ...undo })
    assert.deepEqual(
      (await rows()).map(({ version }) => version),
      [2, 2, 1]
    )
    assert.containsSubset(await prepared({ ids }, { groupId: professional }), { customers: 3, unchanged: 2 })
    const [, entry] = await entriesOf(store, ids[0] as number)
    assert.deepEqual(entry, { action: 'updated', changes: { group: ['general', 'professional'] } })
    const actor = await store.reader.first<{ actor_name: string; channel: string }>(
      'select actor_name, channel from core_audit_entries order by id desc'
    )
    assert.deepEqual({ ...actor }, { actor_name: 'Équipe', channel: 'job' })
  })

  test('are suspended, all that a search finds, and signed out', async ({ assert }) => {
    const shopper = new Visitor()
    await shopper.send('POST', '/api/users/session', { email: 'b@exemple.fr', password: PASSWORD })
    const { id } = await prepared({ query: { q: 'b@exemple' } }, { isSuspended: true })
    assert.containsSubset(await rowsOf(id), { data: [{ cells: [{ before: 'Actif', after: 'Suspendu' }] }] })
    await take(id, 'applications')
    assert.deepEqual(await suspended(), [false, true, false])
    assert.equal((await shopper.send('GET', '/api/users/profile')).status, 401)
  })

  test('without a password are invited to choose one, once', async ({ assert }) => {
    const invite = () => visitor.send('POST', '/api/admin/users/customer-invitations', { selection: { ids } })
    const { status, body } = await invite()
    assert.equal(status, 202)
    await runJobs()
    assert.deepEqual(await result((body as { data: { job: number } }).data.job), { sent: 2, left: 0 })
    const links = await store.reader.all<{ customer_id: number }>(
      'select customer_id from users_customer_links order by customer_id'
    )
    assert.deepEqual(
      links.map(({ customer_id: id }) => Number(id)),
      [ids[0], ids[2]]
    )
    assert.containsSubset(await invite(), { status: 422, body: { errors: [{ code: 'E_USERS_NOBODY_TO_INVITE' }] } })
  })

  test('are as before when a change is undone, but for what somebody changed since', async ({ assert }) => {
    const professional = await groupId(store, 'professional')
    const before = (await rows()).map(({ group_id: of }) => Number(of))
    const { id } = await prepared({ ids }, { groupId: professional, isSuspended: true })
    await take(id, 'applications')
    assert.deepEqual(await suspended(), [true, true, true])
    // Somebody lets the first one in again; the last one goes altogether.
    const again = await prepared({ ids: ids.slice(0, 1) }, { isSuspended: false })
    await take(again.id, 'applications')
    await visitor.send('DELETE', `${CUSTOMERS}/${ids[2]}`, { version: 2 })
    assert.containsSubset(await take(id, 'undoings'), { undone: 1, kept: 2 })
    assert.deepEqual(await suspended(), [false, false])
    assert.deepEqual(
      (await rows()).map(({ group_id: of }) => Number(of)),
      before.slice(0, 2)
    )
    const kept = { outcome: 'kept', problem: 'Modifié entre-temps par quelqu’un d’autre' }
    assert.containsSubset(await rowsOf(id), { data: [kept, { ...kept, name: '', email: '' }, { outcome: 'undone' }] })
    const entries = await entriesOf(store, ids[1] as number)
    assert.deepEqual(entries.at(-1)?.changes, { group: ['professional', 'general'], isSuspended: [true, false] })
    assert.containsSubset(await state(id), { state: 'undone' })
  })

  test('are changed once, however often somebody asks', async ({ assert }) => {
    const { id } = await prepared({ ids }, { isSuspended: true })
    const answers = await Promise.all([1, 2, 3].map(() => visitor.send('POST', `${CHANGES}/${id}/applications`)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [202, 409, 409])
    await runJobs()
    assert.equal(await take(id, 'applications'), 'E_USERS_BULK_NOT_READY')
    assert.containsSubset(await take(id, 'undoings'), { undone: 3 })
    assert.equal(await take(id, 'undoings'), 'E_USERS_BULK_NOT_READY')
    assert.equal((await visitor.send('POST', `${CHANGES}/999999/applications`)).status, 404)
    assert.equal((await visitor.send('GET', `${CHANGES}/999999/rows`)).status, 404)
  })

  test('whose data were erased, or whose group is gone, are left alone, and it is said', async ({ assert }) => {
    const now = '2026-01-01T00:00:00.000Z'
    await store.lucid.rawQuery('update users_customers set erased_at = ? where id = ?', [now, ids[0] as number])
    const made = await visitor.send('POST', '/api/admin/users/groups', {
      name: 'Cavistes',
      showsNetPrices: false,
      roleId: null,
      takesIndividuals: false,
      takesProfessionals: false,
    })
    const { id: cavistes } = (made.body as { data: { id: number } }).data
    const { id, counts } = await prepared({ ids }, { groupId: cavistes })
    assert.containsSubset(counts, { refused: 1, waiting: 2 })
    assert.equal((await visitor.send('DELETE', `/api/admin/users/groups/${cavistes}`, { version: 1 })).status, 204)
    assert.containsSubset(await take(id, 'applications'), { changed: 0, refused: 3 })
    const gone = { outcome: 'refused', problem: 'Ce groupe a été supprimé', cells: [{ after: 'Groupe supprimé' }] }
    assert.containsSubset(await rowsOf(id), { data: [{ outcome: 'refused', name: '' }, gone, gone] })
  })

  test('are not changed by nothing, nor put among the guests', async ({ assert }) => {
    const empty = await visitor.send('POST', CHANGES, { selection: { ids }, changes: {} })
    assert.containsSubset(empty.body, { errors: [{ code: 'E_USERS_NOTHING_TO_CHANGE' }] })
    const guest = await groupId(store, 'guest')
    const refused = await visitor.send('POST', CHANGES, { selection: { ids }, changes: { groupId: guest } })
    assert.containsSubset(refused.body, { errors: [{ code: 'E_USERS_GROUP_UNKNOWN' }] })
    assert.lengthOf(await store.reader.all('select id from core_jobs'), 0)
  })

  test('need somebody to be chosen, and choices that the list has', async ({ assert }) => {
    const changes = { isSuspended: true }
    for (const [path, more] of [
      [CHANGES, { changes }],
      [DELETIONS, {}],
    ] as const) {
      const nobody = await visitor.send('POST', path, { selection: { ids: [] }, ...more })
      assert.containsSubset(nobody.body, { errors: [{ code: 'E_USERS_NOBODY_CHOSEN', field: 'selection' }] })
      const strange = { query: { filter: { nothing: '1' } } }
      assert.equal((await visitor.send('POST', path, { selection: strange, ...more })).status, 422)
      const tampered = { ids: ['1 or 1=1'] }
      assert.equal((await visitor.send('POST', path, { selection: tampered, ...more })).status, 422)
      const foreign = await visitor.send('POST', path, { selection: { ids: [987_654_321] }, ...more })
      assert.equal(foreign.status, 422)
    }
    assert.lengthOf(await rows(), 3)
  })

  test('are deleted, and those gone meanwhile count as such', async ({ assert }) => {
    const answer = await visitor.send('POST', DELETIONS, { selection: { ids: ids.slice(0, 2) } })
    const { job } = (answer.body as { data: { job: number } }).data
    await visitor.send('DELETE', `${CUSTOMERS}/${ids[0]}`, { version: 1 })
    await runJobs()
    assert.deepEqual(await result(job), { deleted: 2, kept: 0 })
    assert.deepEqual(
      (await rows()).map(({ id }) => Number(id)),
      ids.slice(2)
    )
  })

  test('show what goes with them before they are deleted', async ({ assert }) => {
    await visitor.send('POST', `${CUSTOMERS}/${ids[0]}/addresses`, ADDRESS)
    await visitor.send('POST', `${CUSTOMERS}/${ids[1]}/addresses`, ADDRESS)
    await visitor.send('POST', `${CUSTOMERS}/${ids[2]}/notes`, { text: 'Aime les blancs' })
    const { body } = await visitor.send('POST', PREVIEWS, { selection: { ids: ids.slice(0, 2) } })
    assert.containsSubset(body, {
      data: { customers: 2, erased: 0, parts: [{ label: 'Adresses', count: 2 }, { label: 'Notes', count: 0 }, {}] },
    })
    assert.lengthOf(await rows(), 3)
  })

  test('are five thousand, and every one of them is looked at', async ({ assert }) => {
    const general = await groupId(store, 'general')
    const professional = await groupId(store, 'professional')
    await store.transaction((trx) =>
      trx.rawQuery(
        `insert into users_customers (email, kind, first_name, last_name, group_id, sort_name, search_text, created_at, updated_at)
         with recursive n(i) as (select 1 union all select i + 1 from n where i < 4997)
         select 'n' || n.i || '@exemple.fr', 'individual', 'N', 'Nom', ?, 'nom', 'nom', ?, ? from n`,
        [general, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z']
      )
    )
    const all = (await rows()).map(({ id }) => Number(id))
    assert.lengthOf(all, 5000)
    const { id, customers, counts } = await prepared({ ids: all }, { groupId: professional })
    assert.deepEqual([customers, counts.waiting], [5000, 5000])
    assert.containsSubset(await take(id, 'applications'), { changed: 5000 })
    const moved = await store.reader.first<{ count: number }>(
      'select count(*) as count from users_customers where group_id = ? and version = 2',
      [professional]
    )
    assert.equal(Number(moved?.count), 5000)
    assert.containsSubset(await take(id, 'undoings'), { undone: 5000 })
    const back = await store.reader.first<{ count: number }>(
      'select count(*) as count from users_customers where group_id = ?',
      [general]
    )
    assert.equal(Number(back?.count), 5000)
    const audited = await store.reader.first<{ count: number }>(
      "select count(*) as count from core_audit_entries where channel = 'job'"
    )
    assert.equal(Number(audited?.count), 10_000)
    // More than that are named by what finds them, not one by one.
    const tooMany = { ids: Array.from({ length: 10_001 }, (_, n) => n + 1) }
    assert.equal((await visitor.send('POST', DELETIONS, { selection: tooMany })).status, 422)
  })

  test('are out of reach without the key', async ({ assert }) => {
    const { id } = await prepared({ ids }, { isSuspended: true })
    const editor = await newStaffVisit({ email: 'redaction@exemple.fr', role: 'editor' })
    assert.equal((await editor.send('POST', DELETIONS, { selection: { ids } })).status, 403)
    assert.equal((await editor.send('POST', PREVIEWS, { selection: { ids } })).status, 403)
    assert.equal((await editor.send('POST', `${CHANGES}/${id}/applications`)).status, 403)
    assert.equal((await editor.send('GET', `${CHANGES}/${id}/rows`)).status, 403)
    assert.equal((await editor.send('GET', CUSTOMERS)).status, 403)
  })
})
