import { test } from '@japa/runner'
import { runJobs } from '#core/testing/run_jobs'
import { Visitor } from '#core/testing/visitor'
import { PASSWORD, createCustomer, createStaff } from '#plugins/users/testing'
import { CUSTOMERS, entriesOf, groupId, openOffice } from './office.js'
import type { Store } from '#core/database/store'

const CHANGES = '/api/admin/users/customer-changes'
const DELETIONS = '/api/admin/users/customer-deletions'

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

  async function result(job: number): Promise<unknown> {
    const row = await store.reader.first<{ result: string }>('select result from core_jobs where id = ?', [job])
    return JSON.parse(row?.result ?? 'null')
  }

  async function asked(path: string, body: object): Promise<number> {
    const answer = await visitor.send('POST', path, body)
    return (answer.body as { data: { job: number } }).data.job
  }

  test('move to a group by their numbers; who is there already is left alone', async ({ assert }) => {
    const professional = await groupId(store, 'professional')
    const selection = { ids: [...ids.slice(0, 2), 99_999] }
    const job = await asked(CHANGES, { selection, changes: { groupId: professional } })
    await runJobs()
    assert.deepEqual(await result(job), { changed: 2, unchanged: 0 })
    assert.deepEqual(
      (await rows()).map(({ version }) => version),
      [2, 2, 1]
    )
    const again = await asked(CHANGES, { selection: { ids }, changes: { groupId: professional } })
    await runJobs()
    assert.deepEqual(await result(again), { changed: 1, unchanged: 2 })
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
    await asked(CHANGES, { selection: { query: { q: 'b@exemple' } }, changes: { isSuspended: true } })
    await runJobs()
    assert.deepEqual(
      (await rows()).map((row) => Boolean(row.is_suspended)),
      [false, true, false]
    )
    assert.equal((await shopper.send('GET', '/api/users/profile')).status, 401)
  })

  test('are not changed by nothing, nor put among the guests', async ({ assert }) => {
    const empty = await visitor.send('POST', CHANGES, { selection: { ids }, changes: {} })
    assert.containsSubset(empty.body, { errors: [{ code: 'E_USERS_NOTHING_TO_CHANGE' }] })
    const guest = await groupId(store, 'guest')
    const refused = await visitor.send('POST', CHANGES, { selection: { ids }, changes: { groupId: guest } })
    assert.containsSubset(refused.body, { errors: [{ code: 'E_USERS_GROUP_UNKNOWN' }] })
    assert.lengthOf(await store.reader.all('select id from core_jobs'), 0)
  })

  test('are deleted, and those gone meanwhile count as such', async ({ assert }) => {
    const job = await asked(DELETIONS, { selection: { ids: ids.slice(0, 2) } })
    await visitor.send('DELETE', `${CUSTOMERS}/${ids[0]}`)
    await runJobs()
    assert.deepEqual(await result(job), { deleted: 2, kept: 0 })
    assert.deepEqual(
      (await rows()).map(({ id }) => Number(id)),
      ids.slice(2)
    )
  })

  test('are out of reach without the key', async ({ assert }) => {
    await createStaff({ email: 'redaction@exemple.fr', role: 'editor' })
    const editor = new Visitor()
    await editor.send('POST', '/api/admin/users/session', { email: 'redaction@exemple.fr', password: PASSWORD })
    assert.equal((await editor.send('POST', DELETIONS, { selection: { ids } })).status, 403)
    assert.equal((await editor.send('GET', CUSTOMERS)).status, 403)
  })
})
