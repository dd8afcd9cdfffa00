import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { RouteList } from '#core/http/route_list'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { Visitor } from '#core/testing/visitor'
import { createCustomer, createStaff, PASSWORD, seedRoles } from '#plugins/users/testing'
import { publicReads, screens } from './visits.js'

const SESSION = '/api/users/session'
const CREDENTIALS = { email: 'cliente@exemple.fr', password: PASSWORD }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** What browsers say of a request that a foreign page has started. */
const FOREIGN: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': '', 'origin': 'https://evil.example' },
  { 'sec-fetch-site': '', 'origin': 'null' },
  { 'sec-fetch-site': '', 'origin': 'http://127.0.0.1.evil.example' },
  { 'sec-fetch-site': '', 'origin': `http://evil.example@127.0.0.1:${Number(process.env.PORT) + 1}` },
  { 'sec-fetch-site': '', 'referer': `http://${process.env.HOST}:${process.env.PORT}/vue/` },
  { 'sec-fetch-site': '' },
  { 'sec-fetch-site': 'cross-site', 'origin': `http://${process.env.HOST}:${process.env.PORT}` },
  { 'sec-fetch-site': 'cross-site', 'authorization': 'Basic eDp4' },
]

async function signedIn(): Promise<Visitor> {
  const visitor = new Visitor()
  await visitor.send('POST', SESSION, CREDENTIALS)
  return visitor
}

test.group('Forgery', (group) => {
  group.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedRoles()
    await createCustomer()
    await createStaff()
  })

  test('a write that a foreign page started is refused on every route, with a session and without', async ({
    assert,
  }) => {
    const { routes } = await app.container.make(RouteList)
    // Those that take posts from elsewhere have a test of their own: `external_posts.spec.ts`.
    const writes = routes.flatMap(({ methods, pattern, foreign }) =>
      methods
        .filter((method) => foreign === null && !['GET', 'HEAD'].includes(method))
        .map((method) => [method, pattern.replaceAll(/:\w+\??/g, '1')] as const)
    )
    assert.isAbove(writes.length, 4)
    // Each route is tried in two of these ways, each way on many routes, and all of them where people sign in and out.
    const tries = writes.flatMap(([method, path], at) =>
      [at, at + 5].map((way) => [method, path, FOREIGN[way % FOREIGN.length]] as const)
    )
    for (const path of [SESSION, '/vue/login', '/vue/logout', '/vue/login.data']) {
      for (const headers of FOREIGN) tries.push(['POST', path, headers])
    }
    for (const visitor of [new Visitor(), await signedIn()]) {
      for (const [method, path, headers] of tries) {
        const answer = await visitor.send(method, path, CREDENTIALS, headers)
        assert.equal(answer.status, 403, `${method} ${path} ${JSON.stringify(headers)}`)
        assert.deepEqual(answer.cookies, [])
      }
    }
    // It grows with the routes.
  }).timeout(120_000)

  test('a write of our own page without a session passes and carries no token', async ({ assert }) => {
    const own = `http://${process.env.HOST}:${process.env.PORT}`
    const ours: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': '', 'origin': own },
    ]
    for (const headers of ours) {
      const answer = await new Visitor().send('POST', SESSION, CREDENTIALS, headers)
      assert.equal(answer.status, 200)
    }
  })

  test('with a session a write needs its token: 419 in JSON and as a page, and nothing happens', async ({ assert }) => {
    const visitor = await signedIn()
    for (const token of ['', 'wrong', 'eyJtZXNzYWdlIjoiIn0.x']) {
      const answer = await visitor.send('DELETE', SESSION, undefined, { 'x-xsrf-token': token })
      assert.equal(answer.status, 419)
      assert.deepEqual(answer.body, { errors: [{ code: 'E_PAGE_EXPIRED', message: 'La page a expiré' }] })
    }
    const page = await visitor.send('POST', '/vue/logout', undefined, { ...FORM, 'x-xsrf-token': 'wrong' })
    assert.equal(page.status, 419)
    assert.include(String(page.body), '<!DOCTYPE html>')
    assert.equal((await visitor.send('GET', '/api/users/profile')).status, 200)
  })

  test('the token of another visitor opens nothing', async ({ assert }) => {
    const [one, other] = [await signedIn(), await signedIn()]
    const answer = await one.send('DELETE', SESSION, undefined, { 'x-xsrf-token': other.cookie('XSRF-TOKEN') ?? '' })
    assert.equal(answer.status, 419)
  })

  test('with its token the write passes', async ({ assert }) => {
    const visitor = await signedIn()
    assert.equal((await visitor.send('DELETE', SESSION)).status, 204)
    assert.equal((await visitor.send('GET', '/api/users/profile')).status, 401)
  })

  test('reading writes nothing: no row changes, and nobody is signed out', async ({ assert }) => {
    const store = await app.container.make(Store)
    const visitor = await signedIn()
    await visitor.send('POST', '/api/admin/users/session', { email: 'equipe@exemple.fr', password: PASSWORD })
    const { routes } = await app.container.make(RouteList)
    const reads = routes
      .filter(({ methods }) => methods.includes('GET'))
      .map(({ pattern }) => pattern.replaceAll(/:\w+\??/g, '1'))
    const writing: string[] = []
    const before = await fingerprint(store)
    for (const path of [
      ...reads,
      ...(await publicReads('1')),
      ...screens('1'),
      '/vue/admin/logout',
      '/vue/logout.data',
    ]) {
      for (const method of ['GET', 'HEAD']) await visitor.send(method, `${path}?_method=DELETE`)
    }
    const after = await fingerprint(store)
    for (const [table, rows] of Object.entries(after)) if (rows !== before[table]) writing.push(table)
    assert.deepEqual(writing, [])
    assert.equal((await visitor.send('GET', '/api/users/profile')).status, 200)
    assert.equal((await visitor.send('GET', '/api/admin/users/roles')).status, 200)
  })
})

/** Every row of every table as text. How often somebody asked is counted by reads too, and is no change of the shop. */
async function fingerprint(store: Store): Promise<Record<string, string>> {
  const tables = (await store.lucid.connection().getAllTables(['public'])).filter(
    (table) => !/_fts|^core_rate_limits$/.test(table)
  )
  const rows = await Promise.all(tables.map((table) => store.lucid.from(table).select('*')))
  return Object.fromEntries(tables.map((table, at) => [table, JSON.stringify(rows[at])]))
}
