import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { countQueries } from '#core/testing/query_counter'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { resetDatabase } from '#core/testing/reset_database'
import { systemOrigin } from '#core/audit/origin'
import { ChangePassword } from '#plugins/users/actions/change_password'
import { SweepSignIns } from '#plugins/users/actions/sweep_sign_ins'
import changeAdminPassword from '#plugins/users/commands/change_admin_password'
import { PASSWORD, createCustomer, createStaff, seedRoles } from '#plugins/users/testing'
import { Visitor } from '#core/testing/visitor'

const NEW_PASSWORD = 'Vendange-2016!'

/** Both sides: how one signs in and out, and what only somebody signed in may read. */
const SIDES = [
  { kind: 'customer', session: '/api/users/session', email: 'cliente@exemple.fr', own: '/api/users/profile' },
  {
    kind: 'staff',
    session: '/api/admin/users/session',
    email: 'equipe@exemple.fr',
    own: '/api/admin/users/permissions',
  },
] as const

test.group('A sign-in that ended', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    await createCustomer()
    await createStaff()
  })

  async function signIn({ session, email }: { session: string; email: string }, visitor = new Visitor()) {
    const { status } = await visitor.send('POST', session, { email, password: PASSWORD })
    if (status !== 200) throw new Error(`Signing in was answered ${status}`)
    return visitor
  }

  /** What a thief of a visitor's cookies is answered. */
  function copyOf(visitor: Visitor): (path: string) => Promise<number> {
    const cookie = visitor.cookieNames().map((name) => `${name}=${visitor.cookie(name)}`)
    return async (path) => (await new Visitor().send('GET', path, undefined, { cookie: cookie.join('; ') })).status
  }

  const standing = () => store.reader.all<{ digest: string }>('select digest from users_sign_ins')

  for (const side of SIDES) {
    test(`opens nothing with cookies that were copied before: ${side.kind}`, async ({ assert }) => {
      const visitor = await signIn(side)
      const copy = copyOf(visitor)
      assert.equal(await copy(side.own), 200)
      const elsewhere = await signIn(side)
      assert.equal((await visitor.send('DELETE', side.session)).status, 204)
      assert.equal(await copy(side.own), 401)
      assert.equal((await elsewhere.send('GET', side.own)).status, 200)
      assert.lengthOf(await standing(), 1)
    })

    test(`by the form of the page: ${side.kind}`, async ({ assert }) => {
      const visitor = await signIn(side)
      const copy = copyOf(visitor)
      const path = side.kind === 'customer' ? '/vue/logout' : '/vue/admin/logout'
      const token = decodeURIComponent(visitor.cookie('XSRF-TOKEN') ?? '')
      const page = await visitor.send('POST', path, undefined, {
        'content-type': 'application/x-www-form-urlencoded',
        'x-xsrf-token': token,
      })
      assert.isBelow(page.status, 400)
      assert.equal(await copy(side.own), 401)
    })

    test(`by another one in the same browser: ${side.kind}`, async ({ assert }) => {
      const visitor = await signIn(side)
      const copy = copyOf(visitor)
      await signIn(side, visitor)
      assert.equal(await copy(side.own), 401)
      assert.equal((await visitor.send('GET', side.own)).status, 200)
      assert.lengthOf(await standing(), 1)
    })

    test(`by another password, everywhere and of nobody else: ${side.kind}`, async ({ assert }) => {
      const [phone, desk] = [await signIn(side), await signIn(side)]
      const others = await Promise.all(SIDES.filter(({ kind }) => kind !== side.kind).map((other) => signIn(other)))
      const change = await app.container.make(ChangePassword)
      await change.execute(side.kind, side.email.toUpperCase(), NEW_PASSWORD, systemOrigin('command', 'test'))
      for (const visitor of [phone, desk]) assert.equal((await visitor.send('GET', side.own)).status, 401)
      assert.lengthOf(await standing(), others.length)
      const former = await new Visitor().send('POST', side.session, { email: side.email, password: PASSWORD })
      assert.equal(former.status, 422)
      const fresh = await new Visitor().send('POST', side.session, { email: side.email, password: NEW_PASSWORD })
      assert.equal(fresh.status, 200)
    })

    test(`costs one statement a request while it stands: ${side.kind}`, async ({ assert }) => {
      const visitor = await signIn(side)
      await store.changes.forget()
      const cold = await countQueries(() => visitor.send('GET', side.own))
      const identity = cold.queries.filter((sql) => sql.includes('users_sign_ins'))
      assert.lengthOf(identity, 1)
      const own = cold.queries.filter((sql) => !sql.includes('core_changes') && !sql.includes('pg_snapshot'))
      assert.isAtMost(own.length, 4, own.join('\n'))
    })
  }

  test('costs visitors without a session no statement', async ({ assert }) => {
    await new Visitor().send('GET', '/api/init')
    const { queries } = await countQueries(() => new Visitor().send('GET', '/api/users/profile'))
    assert.deepEqual(
      queries.filter((sql) => sql.includes('users_')),
      []
    )
  })

  test('is kept as a digest only: the table opens nothing', async ({ assert }) => {
    await signIn(SIDES[0])
    const [row] = await standing()
    assert.match(String(row?.digest), /^[\w-]{43}$/)
  })

  test('goes with its account', async ({ assert }) => {
    for (const side of SIDES) await signIn(side)
    await store.transaction((trx) => trx.from('users_customers').delete())
    assert.lengthOf(await standing(), 1)
  })

  test('is swept once its time is over, and no other', async ({ assert }) => {
    await signIn(SIDES[0])
    const brief = await standing()
    const visitor = new Visitor()
    await visitor.send('POST', SIDES[0].session, { email: SIDES[0].email, password: PASSWORD, remember: true })
    const clock = new FrozenClock((await app.container.make(Clock)).iso())
    const sweep = new SweepSignIns(store, clock)
    assert.equal(await sweep.execute(), 0)
    clock.advance({ hours: 13 })
    assert.equal(await sweep.execute(), 1)
    const left = await standing()
    assert.lengthOf(left, 1)
    assert.notEqual(left[0]?.digest, brief[0]?.digest)
  })

  test('is ended by "cli admin:password", which says so', async ({ assert }) => {
    const staff = await signIn(SIDES[1])
    const said: string[] = []
    const line = (text: string) => void said.push(text)
    const terminal = { locale: 'en_GB' as const, interactive: false, line, error: line, progress: () => undefined }
    const run = (options: Record<string, string>) =>
      changeAdminPassword.run({ app, terminal, arguments: [], options }) as Promise<number>
    assert.equal(await run({}), 1)
    assert.equal(await run({ email: SIDES[1].email }), 1)
    app.config.set('users.adminPassword', NEW_PASSWORD)
    const unknown = await run({ email: 'personne@exemple.fr' }).catch((error: { code?: string }) => error.code)
    assert.equal(unknown, 'E_USERS_ACCOUNT_UNKNOWN')
    assert.equal(await run({ email: SIDES[1].email }), 0)
    assert.match(String(said.at(-1)), /^The password of equipe@exemple.fr is changed/)
    assert.equal((await staff.send('GET', SIDES[1].own)).status, 401)
    const entries = await store.reader.all<{ changes: string }>('select changes from core_audit_entries')
    assert.notInclude(JSON.stringify(entries), NEW_PASSWORD)
  }).teardown(() => app.config.set('users.adminPassword', ''))
})
