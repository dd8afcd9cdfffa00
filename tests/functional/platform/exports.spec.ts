import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { FileStore } from '#core/files/file_store'
import { Queue } from '#core/jobs/queue'
import { Store } from '#core/database/store'
import { runJobs } from '#core/testing/run_jobs'
import { resetDatabase } from '#core/testing/reset_database'
import { grantToEditors, newStaffVisit, seedRoles } from '#plugins/users/testing'
import { dataOf, emptied, refused } from './answers.js'
import type { OwnJob } from '#plugins/platform/queries/read_jobs'
import type { Visitor } from '#core/testing/visitor'

const EXPORTS = '/api/admin/platform/exports'

test.group('Exports of lists', (group) => {
  let store: Store
  let editor: Visitor
  let admin: Visitor
  group.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    admin = await newStaffVisit({ email: 'chef@exemple.fr', name: 'chef' })
    editor = await newStaffVisit({ email: 'cave@exemple.fr', name: 'cave', role: 'editor' })
    await grantToEditors(['platform.jobs.list'])
  })
  group.each.setup(async () => {
    await emptied(store, 'core_jobs', 'core_audit_entries')
    const queue = await app.container.make(Queue)
    const runAt = (await app.container.make(Clock)).now().plus({ days: 1 })
    for (let n = 0; n < 5; n += 1) await queue.enqueue(null, n % 2 ? 'core.sweep' : 'core.send_mail', {}, { runAt })
  })

  const mine = async (visitor: Visitor) =>
    dataOf<OwnJob[]>((await visitor.send('GET', '/api/admin/platform/jobs/mine')).body)
  const wish = { list: 'platform.jobs', format: 'csv', columns: ['job', 'state'] }

  test('are made by a job, and fetched by their owner only', async ({ assert }) => {
    const answer = await editor.send('POST', EXPORTS, { ...wish, query: { filter: { job: 'core.sweep' } } })
    assert.equal(answer.status, 202)
    await runJobs()
    const [job] = await mine(editor)
    assert.containsSubset(job, { id: dataOf<{ job: number }>(answer.body).job, state: 'done', done: 2, total: 2 })
    assert.equal(job?.label, 'Export « Travaux » (CSV)')
    const url = `/api/admin/platform/files/${String(job?.result?.file)}`
    const file = await editor.send('GET', url)
    assert.equal(file.status, 200)
    assert.match(String(file.headers.get('content-disposition')), /filename="travaux-\d{4}-\d\d-\d\d\.csv"/)
    const line = 'Ménage de la base de données,En attente\r\n'
    assert.equal(file.body, `Travail,État\r\n${line}${line}`)
    assert.equal((await admin.send('GET', url)).status, 404)
    assert.equal((await editor.send('GET', '/api/admin/platform/files/9999')).status, 404)
    await store.lucid.rawQuery("update core_files set expires_at = '2020-01-01T00:00:00.000Z'")
    assert.equal((await editor.send('GET', url)).status, 404)
  })

  test('take the rows that were chosen, in the order asked for, as a workbook too', async ({ assert }) => {
    const rows = await store.reader.all<{ id: number }>('select id from core_jobs order by id')
    const ids = rows.slice(0, 3).map(({ id }) => Number(id))
    await editor.send('POST', EXPORTS, { ...wish, format: 'xlsx', sort: '-id', ids })
    await runJobs()
    const [job] = await mine(editor)
    assert.containsSubset(job?.result, { rows: 3 })
    const files = await app.container.make(FileStore)
    const kept = await files.find(Number(job?.result?.file))
    assert.match(String(kept?.name), /\.xlsx$/)
    assert.isAbove(kept?.bytes ?? 0, 1000)
  })

  test('take the whole list where nothing is filtered and nothing chosen', async ({ assert }) => {
    assert.equal((await editor.send('POST', EXPORTS, { list: 'platform.jobs', format: 'csv' })).status, 202)
    await runJobs()
    const [job] = await mine(editor)
    // The job that makes the file stands in the list too.
    assert.containsSubset(job, { state: 'done', result: { rows: 6 } })
  })

  test('refuse what cannot be made', async ({ assert }) => {
    const cases: [object, number, string | undefined][] = [
      [{ query: { filter: { state: 'dead' } } }, 422, undefined],
      [{ ids: [99_999] }, 422, undefined],
      [{ ids: [] }, 422, undefined],
      [{ query: {}, columns: ['payload'] }, 422, 'columns'],
      [{ query: {}, sort: 'payload' }, 422, 'sort'],
      [{ query: { filter: { state: 'lost' } } }, 422, 'filter[state]'],
      [{ query: {}, format: 'pdf' }, 422, 'format'],
      [{ ids: ['1; drop table core_jobs'] }, 422, 'ids.0'],
      [{ list: 'platform.nothing' }, 404, undefined],
    ]
    for (const [more, status, field] of cases) {
      const answer = await editor.send('POST', EXPORTS, { ...wish, ...more })
      assert.equal(answer.status, status, JSON.stringify(more))
      assert.equal(refused(answer.body)[1], field, JSON.stringify(more))
    }
    assert.deepEqual(await mine(editor), [])
  })

  test('need the permission of the list, and are written down', async ({ assert }) => {
    await grantToEditors([])
    assert.equal((await editor.send('POST', EXPORTS, { ...wish, query: {} })).status, 403)
    await grantToEditors(['platform.jobs.list'])
    await editor.send('POST', EXPORTS, { ...wish, query: {} })
    const [entry] = await store.reader.all<{ changes: string }>(
      "select changes from core_audit_entries where subject = 'platform.exports'"
    )
    assert.deepEqual(JSON.parse(entry?.changes ?? ''), {
      list: [null, 'platform.jobs'],
      format: [null, 'csv'],
      rows: [null, 5],
    })
  })
})
