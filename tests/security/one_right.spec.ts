import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { RouteList } from '#core/http/route_list'
import { Store } from '#core/database/store'
import { Visitor } from '#core/testing/visitor'
import { resetDatabase } from '#core/testing/reset_database'
import { runJobs } from '#core/testing/run_jobs'
import { createCustomer, grantToEditors, newStaffVisit, seedRoles } from '#plugins/users/testing'

const PLATFORM = '/api/admin/platform'
const USERS = '/api/admin/users'
const CONFIGURATION = '/api/admin/configuration'
const NAME = 'Zébulon'
const RIGHT = 'catalogue.attributes.list'
const WISH = { list: 'users.customers', format: 'csv', query: {} }
const VIEW = { list: 'users.customers', name: 'Les siens', query: { q: NAME } }

interface Case {
  method: string
  path: string
  body?: object
  status: number
  data?: unknown
}

/** A program: no cookie, no origin, only its token. */
function program(token: string) {
  return async (method: string, path: string, body?: object) => {
    const visitor = new Visitor()
    return visitor.send(method, path, body, { 'authorization': `Bearer ${token}`, 'sec-fetch-site': 'none' })
  }
}

const person = (method: string, path: string, body?: object): Case => ({
  method,
  path,
  status: 403,
  ...(body && { body }),
})

test.group('What is open to all staff', (group) => {
  let store: Store
  let admin: Visitor
  let editor: Visitor
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    admin = await newStaffVisit({ email: 'chef@exemple.fr', name: 'chef' })
    editor = await newStaffVisit({ email: 'cave@exemple.fr', name: 'cave', role: 'editor' })
    await createCustomer({ firstName: NAME })
  })

  const dataOf = <T>(answer: { body: unknown }) => (answer.body as { data: T }).data
  const tokenOf = async (visitor: Visitor, scopes: string[]) => {
    const answer = await visitor.send('POST', `${USERS}/profile/tokens`, { name: 'Caisse', scopes, days: 30 })
    return dataOf<{ token: string }>(answer).token
  }
  /** An export of the customers: its job, and the number of its file. */
  const exported = async (visitor: Visitor) => {
    const { job } = dataOf<{ job: number }>(await visitor.send('POST', `${PLATFORM}/exports`, WISH))
    await runJobs()
    const mine = dataOf<{ id: number; result: { file: number } }[]>(await visitor.send('GET', `${PLATFORM}/jobs/mine`))
    return { job, file: Number(mine.find(({ id }) => id === job)?.result.file) }
  }

  test('gives a token of one right nothing that its right does not cover', async ({ assert }) => {
    const { file } = await exported(admin)
    const { id: view } = dataOf<{ id: number }>(await admin.send('POST', `${PLATFORM}/views`, VIEW))
    const waiting = dataOf<{ job: number }>(await admin.send('POST', `${PLATFORM}/exports`, WISH)).job
    const asked = { current_password: 'x' }
    const cases: Record<string, Case> = {
      'platform.admin.lists.show': { method: 'GET', path: `${PLATFORM}/lists/users.customers`, status: 403 },
      'platform.admin.list_choices.store': {
        method: 'POST',
        path: `${PLATFORM}/lists/users.customers/choices`,
        body: { q: NAME },
        status: 403,
      },
      'platform.admin.blocks.index': { method: 'GET', path: `${PLATFORM}/blocks`, status: 200 },
      'platform.admin.block_previews.store': {
        method: 'POST',
        path: `${PLATFORM}/block-previews`,
        body: { blocks: [] },
        status: 403,
      },
      'platform.admin.media.index': { method: 'GET', path: `${PLATFORM}/media`, status: 403 },
      'platform.admin.media.store': { method: 'POST', path: `${PLATFORM}/media`, status: 403 },
      'platform.admin.resources.show': { method: 'GET', path: `${PLATFORM}/resources/users.groups`, status: 404 },
      'platform.admin.views.store': { method: 'POST', path: `${PLATFORM}/views`, body: VIEW, status: 403 },
      'platform.admin.views.update': {
        method: 'PUT',
        path: `${PLATFORM}/views/${view}`,
        body: { ...VIEW, version: 7 },
        status: 403,
      },
      'platform.admin.views.destroy': {
        method: 'DELETE',
        path: `${PLATFORM}/views/${view}`,
        body: { version: 7 },
        status: 403,
      },
      'platform.admin.exports.store': { method: 'POST', path: `${PLATFORM}/exports`, body: WISH, status: 403 },
      'platform.admin.files.show': { method: 'GET', path: `${PLATFORM}/files/${file}`, status: 404 },
      'platform.admin.records.index': { method: 'GET', path: `${PLATFORM}/records?q=zebulon`, status: 200, data: [] },
      'platform.admin.link_targets.index': { method: 'GET', path: `${PLATFORM}/link-targets`, status: 200, data: [] },
      'platform.admin.links.index': {
        method: 'GET',
        path: `${PLATFORM}/links?kind=catalogue.product&id=1`,
        status: 200,
        data: [],
      },
      'platform.admin.permalink_patterns.index': {
        method: 'GET',
        path: `${PLATFORM}/permalink-patterns`,
        status: 200,
        data: [],
      },
      'platform.admin.permalink_patterns.update': {
        method: 'PUT',
        path: `${PLATFORM}/permalink-patterns`,
        body: { patterns: [{ key: 'catalogue.product', fr_FR: '/vins/{slug}' }] },
        status: 403,
      },
      'platform.admin.mail_state.show': {
        method: 'GET',
        path: `${PLATFORM}/mail-state`,
        status: 200,
        data: { hasServer: false },
      },
      'platform.admin.menu_counts.index': { method: 'GET', path: `${PLATFORM}/menu-counts`, status: 200, data: {} },
      'platform.admin.timeline.index': {
        method: 'GET',
        path: `${PLATFORM}/timeline/users.customers/1`,
        status: 404,
      },
      'platform.admin.timeline_replies.store': {
        method: 'POST',
        path: `${PLATFORM}/timeline-replies`,
        body: { source: 'users.notes', conversation: 1, text: 'x', isNote: true },
        status: 404,
      },
      'platform.admin.own_jobs.index': { method: 'GET', path: `${PLATFORM}/jobs/mine`, status: 200, data: [] },
      'platform.admin.jobs.destroy': { method: 'DELETE', path: `${PLATFORM}/jobs/${waiting}`, status: 403 },
      'sales.admin.reports.index': { method: 'GET', path: '/api/admin/sales/reports', status: 200, data: [] },
      'configuration.admin.settings.index': { method: 'GET', path: `${CONFIGURATION}/settings`, status: 200, data: [] },
      'configuration.admin.settings.update': {
        method: 'PUT',
        path: `${CONFIGURATION}/settings`,
        body: { values: { 'configuration.general.age_gate': false } },
        status: 403,
      },
      'configuration.admin.setting_scopes.index': {
        method: 'GET',
        path: `${CONFIGURATION}/setting-scopes`,
        status: 200,
      },
      'users.admin.profile.show': person('GET', `${USERS}/profile`),
      'users.admin.profile.update': person('PUT', `${USERS}/profile`, {
        name: 'x',
        email: 'x@exemple.fr',
        locale: 'fr_FR',
        version: 1,
      }),
      'users.admin.language.update': person('PUT', `${USERS}/profile/language`, { locale: 'en_GB' }),
      'users.admin.session.destroy': { method: 'DELETE', path: `${USERS}/session`, status: 204 },
      'users.admin.password.update': person('PUT', `${USERS}/profile/password`, {
        ...asked,
        password: 'x',
        password_confirmation: 'x',
      }),
      'users.admin.two_factor.store': person('POST', `${USERS}/profile/two-factor`, asked),
      'users.admin.two_factor.update': person('PUT', `${USERS}/profile/two-factor`, { code: '123456' }),
      'users.admin.two_factor.destroy': person('DELETE', `${USERS}/profile/two-factor`, asked),
      'users.admin.recovery_codes.store': person('POST', `${USERS}/profile/recovery-codes`, asked),
      'users.admin.sign_ins.index': person('GET', `${USERS}/profile/sign-ins`),
      'users.admin.sign_ins.destroy': person('DELETE', `${USERS}/profile/sign-ins/1`),
      'users.admin.other_sign_ins.destroy': person('DELETE', `${USERS}/profile/other-sign-ins`),
      'users.admin.tokens.index': person('GET', `${USERS}/profile/tokens`),
      'users.admin.tokens.store': person('POST', `${USERS}/profile/tokens`, { name: 'x', scopes: [RIGHT], days: 1 }),
      'users.admin.tokens.destroy': person('DELETE', `${USERS}/profile/tokens/1`),
      'users.admin.token_scopes.index': { method: 'GET', path: `${USERS}/profile/token-scopes`, status: 200 },
    }
    const { routes } = await app.container.make(RouteList)
    const open = routes.filter(({ access }) => access.kind === 'staff').map(({ name }) => name)
    assert.sameMembers(Object.keys(cases), open, 'a route that is open to all staff is tried here')

    const send = program(await tokenOf(admin, [RIGHT]))
    for (const [name, { method, path, body, status, data }] of Object.entries(cases)) {
      const answer = await send(method, path, body)
      assert.equal(answer.status, status, `${name}: ${JSON.stringify(answer.body)}`)
      if (data !== undefined) assert.deepEqual(dataOf(answer), data, name)
      const text = JSON.stringify(answer.body)
      for (const secret of [NAME, 'users.customers']) {
        if (status === 200) assert.notInclude(text, secret, name)
      }
    }
    const state = await store.reader.first('select state from core_jobs where id = ?', [waiting])
    assert.deepEqual(state, { state: 'waiting' })
    assert.equal((await admin.send('GET', `${USERS}/profile`)).status, 200)
    assert.equal((await admin.send('GET', `${PLATFORM}/files/${file}`)).status, 200)
    assert.equal(
      (await program(await tokenOf(admin, ['users.customers.list']))('GET', `${PLATFORM}/files/${file}`)).status,
      200
    )
  })

  test('closes with the right that a job and its file were made under', async ({ assert }) => {
    await grantToEditors(['users.customers.list'])
    const { job, file } = await exported(editor)
    assert.equal((await editor.send('GET', `${PLATFORM}/files/${file}`)).status, 200)
    await grantToEditors([RIGHT])
    assert.equal((await editor.send('GET', `${PLATFORM}/files/${file}`)).status, 404)
    assert.deepEqual(dataOf(await editor.send('GET', `${PLATFORM}/jobs/mine`)), [])
    assert.equal((await editor.send('DELETE', `${PLATFORM}/jobs/${job}`)).status, 403)
    await grantToEditors([RIGHT, 'users.customers.list'])
    assert.equal((await editor.send('GET', `${PLATFORM}/files/${file}`)).status, 200)
    assert.lengthOf(dataOf<unknown[]>(await editor.send('GET', `${PLATFORM}/jobs/mine`)), 1)
  })

  test('shows what was made before rights were kept to administrators only', async ({ assert }) => {
    await grantToEditors(['users.customers.list'])
    const { file } = await exported(editor)
    const own = await exported(admin)
    for (const table of ['core_jobs', 'core_files']) await store.lucid.rawQuery(`update ${table} set permission = null`)
    assert.equal((await editor.send('GET', `${PLATFORM}/files/${file}`)).status, 404)
    assert.deepEqual(dataOf(await editor.send('GET', `${PLATFORM}/jobs/mine`)), [])
    assert.equal((await admin.send('GET', `${PLATFORM}/files/${own.file}`)).status, 200)
  })

  test('what stands in a file of an import is for those who may bring in such files', async ({ assert }) => {
    const csv = { name: 'vins.csv', content: 'sku,name,price,stock\nA,Graves,douze,6\n' }
    const sent = await admin.upload(`${PLATFORM}/imports`, csv)
    const { id } = dataOf<{ id: number }>(sent)
    await admin.send('POST', `${PLATFORM}/imports/${id}/trials`)
    await runJobs()
    const looking = ['platform.imports.list', 'platform.imports.download_errors']
    const paths = [`${id}`, `${id}/problems?kind=trial`, `${id}/errors.csv`]
    const statuses = async (scopes: string[]) => {
      const send = program(await tokenOf(admin, scopes))
      return Promise.all(paths.map(async (path) => (await send('GET', `${PLATFORM}/imports/${path}`)).status))
    }
    assert.deepEqual(await statuses(looking), [403, 403, 403])
    const [{ permission } = { permission: '' }] = await store.reader.all<{ permission: string }>(
      "select permission from core_jobs where job = 'platform.run_import'"
    )
    assert.deepEqual(await statuses([...looking, permission]), [200, 200, 200])
  })
})
