import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { grantToEditors, newStaffVisit, seedRoles } from '#plugins/users/testing'
import { dataOf, emptied, refused } from './answers.js'
import type { ListView } from '#plugins/platform/transformers/view'
import type { Visitor } from '#core/testing/visitor'

const VIEWS = '/api/admin/platform/views'
const LIST = '/api/admin/platform/lists/platform.jobs'

const view = {
  list: 'platform.jobs',
  name: 'En échec',
  query: { sort: '-id', filter: { state: 'dead' } },
  columns: ['id', 'job'],
  density: 'compact',
}

test.group('Views of lists', (group) => {
  let store: Store
  let admin: Visitor
  let editor: Visitor
  group.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    admin = await newStaffVisit({ email: 'chef@exemple.fr', name: 'chef' })
    editor = await newStaffVisit({ email: 'cave@exemple.fr', name: 'cave', role: 'editor' })
    await grantToEditors(['platform.jobs.list'])
  })
  group.each.setup(() => emptied(store, 'platform_views', 'core_audit_entries'))

  const views = async (visitor: Visitor) => dataOf<{ views: ListView[] }>((await visitor.send('GET', LIST)).body).views
  const made = async (visitor: Visitor, more: object = {}) =>
    dataOf<ListView>((await visitor.send('POST', VIEWS, { ...view, ...more })).body)

  test('are kept for their owner, and shown with the list', async ({ assert }) => {
    const answer = await editor.send('POST', VIEWS, view)
    assert.equal(answer.status, 201)
    const kept = dataOf<ListView>(answer.body)
    assert.containsSubset(kept, { name: 'En échec', isOwn: true, isShared: false, isDefault: false, version: 1 })
    assert.deepEqual(await views(editor), [kept])
    assert.deepEqual(await views(admin), [])
    const described = dataOf<Record<string, unknown>>((await editor.send('GET', LIST)).body)
    assert.containsSubset(described, { key: 'platform.jobs', label: 'Travaux', order: '-id' })
  })

  test('are seen by others once shared, and changed by those who may', async ({ assert }) => {
    const { id } = await made(editor, { isShared: true })
    const [seen] = await views(admin)
    assert.containsSubset(seen, { id, isOwn: false, isShared: true })
    const renamed = await admin.send('PUT', `${VIEWS}/${id}`, { ...view, name: 'Ratés', isShared: true, version: 1 })
    assert.containsSubset(dataOf(renamed.body), { name: 'Ratés', isOwn: false, version: 2 })

    const foreign = await made(admin, { isShared: true })
    const refusedChange = await editor.send('PUT', `${VIEWS}/${foreign.id}`, { ...view, version: 1 })
    assert.equal(refusedChange.status, 403)
    assert.equal((await editor.send('DELETE', `${VIEWS}/${foreign.id}`, { version: 1 })).status, 403)
    const secret = await made(admin)
    assert.equal((await editor.send('PUT', `${VIEWS}/${secret.id}`, { ...view, version: 1 })).status, 404)
  })

  test('open a list for their owner only, one at a time', async ({ assert }) => {
    const first = await made(editor, { isDefault: true, isShared: true })
    const second = await made(editor, { name: 'Autre', isDefault: true })
    const own = await views(editor)
    assert.deepEqual(
      own.filter(({ isDefault }) => isDefault).map(({ id }) => id),
      [second.id]
    )
    assert.equal((await views(admin)).find(({ id }) => id === first.id)?.isDefault, false)
  })

  test('open a list for everybody where those who may say so, and step back behind own defaults', async ({
    assert,
  }) => {
    const common = async (visitor: Visitor) =>
      (await views(visitor)).filter(({ isCommonDefault }) => isCommonDefault).map(({ id }) => id)
    const first = await made(admin, { isShared: true, isCommonDefault: true })
    assert.isTrue(first.isCommonDefault)
    assert.deepEqual(await common(editor), [first.id])
    const theirs = await made(editor, { isShared: true })
    const change = (visitor: Visitor, more: object) =>
      visitor.send('PUT', `${VIEWS}/${theirs.id}`, { ...view, ...more })
    const told = { isShared: true, isCommonDefault: true, version: 1 }
    assert.equal((await change(editor, told)).status, 403)
    assert.equal((await editor.send('POST', VIEWS, { ...view, isShared: true, isCommonDefault: true })).status, 403)
    const changed = await change(admin, { ...told, name: 'De tous' })
    assert.containsSubset(dataOf(changed.body), { isCommonDefault: true, isOwn: false, version: 2 })
    assert.deepEqual([await common(editor), await common(admin)], [[theirs.id], [theirs.id]])
    // Who may not say so changes their own view all the same, and the choice stays until they share it no more.
    await change(editor, { name: 'Renommée', isShared: true, version: 2 })
    assert.deepEqual(await common(admin), [theirs.id])
    await change(editor, { name: 'À moi', isShared: false, version: 3 })
    await change(editor, { name: 'À tous', isShared: true, version: 4 })
    assert.deepEqual(await common(admin), [])
    const unshared = await admin.send('POST', VIEWS, { ...view, isCommonDefault: true })
    assert.deepEqual(refused(unshared.body), ['E_PLATFORM_VIEW_NOT_SHARED', 'isCommonDefault'])
  })

  test('are not written over by somebody who saw an older version', async ({ assert }) => {
    const { id } = await made(editor)
    await editor.send('PUT', `${VIEWS}/${id}`, { ...view, name: 'Un', version: 1 })
    const stale = await editor.send('PUT', `${VIEWS}/${id}`, { ...view, name: 'Deux', version: 1 })
    assert.equal(stale.status, 409)
    const [{ meta }] = (stale.body as { errors: [{ meta: { current: ListView } }] }).errors
    assert.containsSubset(meta.current, { name: 'Un', version: 2 })
    assert.equal((await editor.send('DELETE', `${VIEWS}/${id}`, { version: 1 })).status, 409)
    assert.equal((await editor.send('DELETE', `${VIEWS}/${id}`, { version: 2 })).status, 204)
    assert.equal((await editor.send('DELETE', `${VIEWS}/${id}`, { version: 2 })).status, 404)
    assert.deepEqual(await views(editor), [])
  })

  test('must suit the list', async ({ assert }) => {
    const cases: [object, number, string | undefined][] = [
      [{ query: { filter: { colour: 'red' } } }, 422, 'filter[colour]'],
      [{ query: { filter: { state: 'lost' } } }, 422, 'filter[state]'],
      [{ query: { sort: 'payload' } }, 422, 'sort'],
      [{ columns: ['payload'] }, 422, 'columns'],
      [{ name: ' ' }, 422, 'name'],
      [{ name: 'a'.repeat(61) }, 422, 'name'],
      [{ density: 'huge' }, 422, 'density'],
      [{ list: 'platform.nothing' }, 404, undefined],
    ]
    for (const [more, status, field] of cases) {
      const answer = await editor.send('POST', VIEWS, { ...view, ...more })
      assert.equal(answer.status, status, JSON.stringify(more))
      assert.equal(refused(answer.body)[1], field)
    }
    assert.deepEqual(await views(editor), [])
  })

  test('are there for those only who may read the list', async ({ assert }) => {
    await grantToEditors([])
    assert.equal((await editor.send('GET', LIST)).status, 403)
    assert.equal((await editor.send('POST', VIEWS, view)).status, 403)
    await grantToEditors(['platform.jobs.list'])
    assert.equal((await admin.send('GET', '/api/admin/platform/lists/nothing')).status, 404)
  })

  test('leave their traces in the audit log', async ({ assert }) => {
    const { id } = await made(editor)
    await editor.send('PUT', `${VIEWS}/${id}`, { ...view, name: 'Un', version: 1 })
    const rows = await store.reader.all<{ action: string; changes: string }>(
      "select action, changes from core_audit_entries where subject = 'platform.views' order by id"
    )
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['created', 'updated']
    )
    assert.deepEqual(JSON.parse(rows[1]?.changes ?? ''), { name: ['En échec', 'Un'] })
  })
})
