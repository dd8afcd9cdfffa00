import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Queue } from '#core/jobs/queue'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { grantToEditors, newStaffVisit, seedRoles } from '#plugins/users/testing'
import { dataOf, emptied, refused } from './answers.js'
import type { JobDetails, OwnJob } from '#plugins/platform/queries/read_jobs'
import type { ListPage } from '#core/lists/list_value'
import type { Visitor } from '#core/testing/visitor'

const JOBS = '/api/admin/platform/jobs'

test.group('Jobs for staff', (group) => {
  let store: Store
  let queue: Queue
  let admin: Visitor
  let editor: Visitor
  let owner: { id: number; name: string; permission: string }
  group.setup(async () => {
    store = await app.container.make(Store)
    queue = await app.container.make(Queue)
    await resetDatabase(store)
    await seedRoles()
    admin = await newStaffVisit({ email: 'chef@exemple.fr', name: 'chef' })
    editor = await newStaffVisit({ email: 'cave@exemple.fr', name: 'cave', role: 'editor' })
    await grantToEditors(['platform.imports.list'])
    const row = await store.reader.first<{ id: number }>("select id from users_staff where email = 'cave@exemple.fr'")
    owner = { id: Number(row?.id), name: 'cave', permission: 'platform.imports.list' }
  })
  group.each.setup(() => emptied(store, 'core_jobs', 'core_audit_entries'))

  const label = { key: 'platform.jobs.export_of', values: { list: { fr_FR: 'Vins', en_GB: 'Wines' }, format: 'CSV' } }
  const stateOf = async (id: number) =>
    (await store.reader.first<{ state: string }>('select state from core_jobs where id = ?', [id]))?.state
  const die = (id: number, error: string) =>
    store.lucid.rawQuery("update core_jobs set state = 'dead', error = ?, attempts = 8 where id = ?", [error, id])

  test('show each their own, in their language', async ({ assert }) => {
    const id = await queue.enqueue(null, 'core.sweep', { secret: 'hush' }, { owner, label })
    await queue.enqueue(null, 'core.sweep', {})
    const { status, body } = await editor.send('GET', `${JOBS}/mine?locale=en_GB`)
    assert.equal(status, 200)
    const own = dataOf<OwnJob[]>(body)
    assert.lengthOf(own, 1)
    assert.containsSubset(own[0], { id, label: 'Export “Wines” (CSV)', state: 'waiting', done: 0, total: null })
    assert.notInclude(JSON.stringify(body), 'hush')
    assert.deepEqual(dataOf((await admin.send('GET', `${JOBS}/mine`)).body), [])
  })

  test('are listed and shown to those who may see them', async ({ assert }) => {
    const id = await queue.enqueue(null, 'core.sweep', {}, { owner })
    await queue.enqueue(null, 'core.send_mail', { sealed: 'hush' })
    await die(id, 'Error: broken\n    at somewhere')
    const { body } = await admin.send('GET', `${JOBS}?filter[state]=dead`)
    const { data, meta } = body as ListPage
    assert.equal(meta.total, 1)
    assert.containsSubset(data[0], { id, job: 'core.sweep', state: 'dead', owner: 'cave' })
    const shown = dataOf<JobDetails>((await admin.send('GET', `${JOBS}/${id}`)).body)
    assert.containsSubset(shown, { label: 'Ménage de la base de données', error: 'Le travail a échoué', attempts: 8 })
    assert.match(String(shown.trace), /somewhere/)
    assert.equal((await editor.send('GET', JOBS)).status, 403)
    assert.equal((await admin.send('GET', `${JOBS}/999`)).status, 404)
    assert.equal((await admin.send('GET', `${JOBS}/1%27`)).status, 404)
  })

  test('tell their owner a refusal in its own words', async ({ assert }) => {
    const id = await queue.enqueue(null, 'core.sweep', {}, { owner })
    await die(id, 'DomainError: platform.errors.nothing_to_export\n    at somewhere')
    const [job] = dataOf<OwnJob[]>((await editor.send('GET', `${JOBS}/mine`)).body)
    assert.equal(job?.error, 'Il n’y a aucune ligne à exporter')
  })

  test('are stopped by their owner, and by others who may', async ({ assert }) => {
    const own = await queue.enqueue(null, 'core.sweep', {}, { owner })
    assert.equal((await editor.send('DELETE', `${JOBS}/${own}`)).status, 204)
    assert.equal(await stateOf(own), 'stopped')
    const again = await editor.send('DELETE', `${JOBS}/${own}`)
    assert.deepEqual([again.status, ...refused(again.body)], [409, 'E_PLATFORM_JOB_OVER', undefined])
    const other = await queue.enqueue(null, 'core.sweep', {})
    assert.equal((await editor.send('DELETE', `${JOBS}/${other}`)).status, 403)
    assert.equal((await editor.send('DELETE', `${JOBS}/9999`)).status, 403)
    assert.equal(await stateOf(other), 'waiting')
    assert.equal((await admin.send('DELETE', `${JOBS}/${other}`)).status, 204)
    assert.equal((await admin.send('DELETE', `${JOBS}/9999`)).status, 404)
    const traces = await store.reader.all("select id from core_audit_entries where subject = 'platform.jobs'")
    assert.lengthOf(traces, 2)
  })

  test('that failed are tried again', async ({ assert }) => {
    const id = await queue.enqueue(null, 'core.sweep', {})
    const early = await admin.send('POST', `${JOBS}/${id}/retries`)
    assert.deepEqual([early.status, ...refused(early.body)], [409, 'E_PLATFORM_JOB_NOT_FAILED', undefined])
    await die(id, 'Error: broken')
    assert.equal((await editor.send('POST', `${JOBS}/${id}/retries`)).status, 403)
    const answer = await admin.send('POST', `${JOBS}/${id}/retries`)
    assert.equal(answer.status, 202)
    assert.deepEqual(dataOf(answer.body), { job: id })
    assert.equal(await stateOf(id), 'waiting')
    assert.equal((await admin.send('POST', `${JOBS}/9999/retries`)).status, 404)
  })
})
