import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { createCustomer, grantToEditors, newStaffVisit, seedRoles } from '#plugins/users/testing'
import { dataOf, emptied, refused } from './answers.js'
import type { ListedWidget } from '#plugins/platform/queries/read_widgets'
import type { ListedRecord } from '#plugins/platform/queries/find_records'
import type { SpokenWidget } from '#plugins/platform/transformers/widget'
import type { Visitor } from '#core/testing/visitor'

const WIDGETS = '/api/admin/platform/widgets'
const COUNTS = '/api/admin/platform/menu-counts'
const JOBS = ['platform.dashboard.view', 'platform.jobs.list', 'platform.menu.jobs']

test.group('What the frame of the back office asks', (group) => {
  let store: Store
  let admin: Visitor
  let editor: Visitor
  group.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    admin = await newStaffVisit({ email: 'admin@exemple.fr', name: 'admin' })
    editor = await newStaffVisit({ email: 'editor@exemple.fr', name: 'editor', role: 'editor' })
    await grantToEditors([])
  })
  group.each.setup(() => emptied(store, 'core_jobs'))

  async function failJob(): Promise<void> {
    await store.transaction(async (trx) => {
      const job = { job: 'core.sweep', payload: '{}', state: 'dead', attempts: 5 }
      const now = '2026-01-01T10:00:00.000Z'
      await trx
        .insertQuery()
        .table('core_jobs')
        .insert({ ...job, run_at: now, created_at: now })
    })
  }

  test('failed jobs are counted in the menu, for those who see that entry', async ({ assert }) => {
    assert.deepEqual(dataOf((await admin.send('GET', COUNTS)).body), {})
    await failJob()
    assert.deepEqual(dataOf((await admin.send('GET', COUNTS)).body), { 'platform.menu.jobs': 1 })
    await grantToEditors(['platform.jobs.list'])
    assert.deepEqual(dataOf((await editor.send('GET', COUNTS)).body), {})
    await grantToEditors(JOBS)
    assert.deepEqual(dataOf((await editor.send('GET', COUNTS)).body), { 'platform.menu.jobs': 1 })
  })

  test('the dashboard has the boxes that a person may see', async ({ assert }) => {
    const keys = async (visitor: Visitor) =>
      dataOf<ListedWidget[]>((await visitor.send('GET', WIDGETS)).body).map(({ key }) => key)
    assert.include(await keys(admin), 'platform.jobs')
    await grantToEditors(['platform.dashboard.view'])
    assert.notInclude(await keys(editor), 'platform.jobs')
    const hidden = await editor.send('GET', `${WIDGETS}/platform.jobs?from=2026-01-01&to=2026-01-31`)
    assert.equal(hidden.status, 404)
  })

  test('a box tells its figures in the language of whoever asks', async ({ assert }) => {
    await failJob()
    const address = `${WIDGETS}/platform.jobs?from=2026-01-01&to=2026-01-31&locale=en_GB`
    const { figures, rows } = dataOf<SpokenWidget>((await admin.send('GET', address)).body)
    assert.deepInclude(figures[0], { label: 'Failed', value: 1, isAlert: true, screen: 'platform.admin.jobs' })
    assert.lengthOf(rows?.rows ?? [], 1)
  })

  test('days that are none, in the wrong order or too many are refused', async ({ assert }) => {
    for (const days of ['from=2026-02-30&to=2026-03-01', 'from=2026-03-01&to=2026-02-01', 'to=2026-02-01', '']) {
      assert.equal((await admin.send('GET', `${WIDGETS}/platform.jobs?${days}`)).status, 422, days)
    }
    const long = await admin.send('GET', `${WIDGETS}/platform.jobs?from=2020-01-01&to=2026-01-01`)
    assert.deepEqual([long.status, refused(long.body)[0]], [422, 'E_PLATFORM_PERIOD_TOO_LONG'])
    assert.equal((await admin.send('GET', `${WIDGETS}/nothing?from=2026-01-01&to=2026-01-02`)).status, 404)
  })

  test('every box of this shop can be read', async ({ assert }) => {
    for (const { key } of dataOf<ListedWidget[]>((await admin.send('GET', WIDGETS)).body)) {
      const { status } = await admin.send('GET', `${WIDGETS}/${key}?from=2026-01-01&to=2026-01-31`)
      assert.equal(status, 200, key)
    }
  })

  test('the palette finds records from two letters on', async ({ assert }) => {
    const find = (q: string) => admin.send('GET', `/api/admin/platform/records?q=${encodeURIComponent(q)}`)
    assert.equal((await find('a')).status, 422)
    assert.equal((await find(`${'a'.repeat(101)}`)).status, 422)
    assert.deepEqual(dataOf((await find('zzzzzz')).body), [])
  })

  test('the palette finds customers for those who may see them, and leads to their screen', async ({ assert }) => {
    const { id } = await createCustomer({ firstName: 'Ondine', email: 'ondine@exemple.fr' })
    const find = (visitor: Visitor) => visitor.send('GET', '/api/admin/platform/records?q=ondine&locale=en_GB')
    const [found] = dataOf<ListedRecord[]>((await find(admin)).body)
    assert.deepInclude(found, { kind: 'Customers', caption: 'ondine@exemple.fr', screen: 'users.admin.customer' })
    assert.deepEqual(found?.params, { id: Number(id) })
    await grantToEditors(JOBS)
    assert.deepEqual(dataOf((await find(editor)).body), [])
  })
})
