import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { type Visitor } from '#core/testing/visitor'
import { PASSWORD, createRole, createStaff, seedRoles, signedInStaff } from '#plugins/users/testing'

const TOKENS = '/api/admin/users/profile/tokens'
const ROLES = '/api/admin/users/roles'

interface Body {
  data: { id: number; token: string }
  errors: { code: string }[]
}

test.group('Tokens of staff for programs', (group) => {
  let store: Store
  let admin: Visitor
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    await createStaff()
    admin = await signedInStaff()
  })
  group.each.teardown(() => app.container.restore(Clock))

  const code = (answer: { body: unknown }) => (answer.body as Body).errors[0]?.code
  const make = async (scopes: string[], visitor = admin) => {
    const answer = await visitor.send('POST', TOKENS, { name: 'Caisse', scopes, days: 30 })
    if (answer.status !== 201) throw new Error(`Making a token was answered ${answer.status}`)
    return (answer.body as Body).data
  }
  /** A program: no cookie, no origin, only its token. */
  const send = (token: string, method: string, path: string, body?: object) => {
    return sendAs({ authorization: `Bearer ${token}` }, method, path, body)
  }
  const basic = (login: string, password: string) => {
    return { authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}` }
  }
  const sendAs = async (who: Record<string, string>, method: string, path: string, body?: object) => {
    const { HOST, PORT } = process.env
    const headers = { 'content-type': 'application/json', ...who }
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
    const response = await fetch(`http://${HOST}:${PORT}${path}`, init)
    const text = await response.text()
    return { status: response.status, body: (text ? JSON.parse(text) : null) as unknown, headers: response.headers }
  }

  test('open what they were given, without a forgery token, and nothing more', async ({ assert }) => {
    const { token } = await make(['users.roles.list', 'users.roles.create'])
    assert.equal((await send(token, 'GET', ROLES)).status, 200)
    const made = await send(token, 'POST', ROLES, { name: 'Par programme', guard_name: 'front' })
    assert.equal(made.status, 201)
    assert.isNull(made.headers.get('set-cookie'))
    assert.equal((await send(token, 'GET', '/api/admin/users/staff')).status, 403)
    const entry = await store.reader.first<{ channel: string; actor_name: string }>(
      `select channel, actor_name from core_audit_entries where subject = 'users.roles' order by id desc limit 1`
    )
    assert.containsSubset(entry, { channel: 'api', actor_name: 'Équipe' })
  })

  test('are application passwords: HTTP Basic with the e-mail address of their owner', async ({ assert }) => {
    const { token } = await make(['users.roles.list', 'users.roles.create'])
    const who = basic('Equipe@exemple.fr', token)
    assert.equal((await sendAs(who, 'GET', ROLES)).status, 200)
    const made = await sendAs(who, 'POST', ROLES, { name: 'Par programme', guard_name: 'front' })
    assert.equal(made.status, 201)
    assert.equal((await sendAs(who, 'GET', '/api/admin/platform/jobs')).status, 403)
    await createStaff({ email: 'autre@exemple.fr' })
    const others = [basic('autre@exemple.fr', token), basic('', token), basic('equipe@exemple.fr', `${token}x`)]
    for (const other of others) assert.equal((await sendAs(other, 'GET', ROLES)).status, 401)
    // Nobody signs in with the password of the account this way, and no other site's page has a browser repeat a token.
    assert.equal((await sendAs(basic('equipe@exemple.fr', PASSWORD), 'GET', ROLES)).status, 401)
    const forged = await sendAs({ ...who, 'sec-fetch-site': 'cross-site' }, 'POST', ROLES, {
      name: 'x',
      guard_name: 'front',
    })
    assert.equal(forged.status, 403)
  })

  test('are shown once and kept as a digest; their use is noted', async ({ assert }) => {
    const { token } = await make(['users.roles.list'])
    assert.containsSubset((await admin.send('GET', TOKENS)).body, { data: [{ name: 'Caisse', lastUsedAt: null }] })
    await send(token, 'GET', ROLES)
    const list = await admin.send('GET', TOKENS)
    assert.isString((list.body as { data: { lastUsedAt: string }[] }).data[0]?.lastUsedAt)
    const rows = await store.reader.all('select * from users_api_tokens')
    assert.notInclude(JSON.stringify([rows, list.body]), token.slice(8))
  })

  test('never open more than their owner holds at that moment', async ({ assert }) => {
    const role = await createRole('Caviste', ['users.roles.list', 'users.permissions.list'])
    await createStaff({ email: 'cave@exemple.fr', role: 'Caviste' })
    const owner = await signedInStaff('cave@exemple.fr')
    const tooMuch = await owner.send('POST', TOKENS, { name: 'x', scopes: ['users.admins.list'], days: 1 })
    assert.equal(tooMuch.status, 403)
    const { token } = await make(['users.roles.list'], owner)
    assert.equal((await send(token, 'GET', ROLES)).status, 200)
    await admin.send('PUT', `${ROLES}/${role.id}/permissions`, { permissions: ['users.permissions.list'], version: 1 })
    assert.equal((await send(token, 'GET', ROLES)).status, 403)
    await store.transaction((trx) => trx.from('users_staff').update({ is_suspended: true }))
    assert.equal((await send(token, 'GET', ROLES)).status, 401)
  })

  test('end by their day, by being revoked, and with their owner', async ({ assert }) => {
    const clock = new FrozenClock((await app.container.make(Clock)).iso())
    app.container.swap(Clock, () => clock)
    const [brief, revoked] = [await make(['users.roles.list']), await make(['users.roles.list'])]
    assert.equal((await admin.send('DELETE', `${TOKENS}/${revoked.id}`)).status, 204)
    assert.equal((await admin.send('DELETE', `${TOKENS}/${revoked.id}`)).status, 404)
    assert.equal((await send(revoked.token, 'GET', ROLES)).status, 401)
    assert.equal((await send(brief.token, 'GET', ROLES)).status, 200)
    clock.advance({ days: 31 })
    assert.equal((await send(brief.token, 'GET', ROLES)).status, 401)
  })

  test('leave the account itself alone', async ({ assert }) => {
    const { id, token } = await make(['users.roles.list', 'users.admins.confirm', 'users.admins.delete_self'])
    const refused: [string, string, object?][] = [
      ['GET', TOKENS],
      ['POST', TOKENS, { name: 'x', scopes: ['users.roles.list'], days: 1 }],
      ['DELETE', `${TOKENS}/${id}`],
      ['GET', '/api/admin/users/profile'],
      [
        'PUT',
        '/api/admin/users/profile/password',
        { current_password: 'a', password: 'b', password_confirmation: 'b' },
      ],
      ['POST', '/api/admin/users/confirmations', { current_password: 'a' }],
      ['DELETE', '/api/admin/users/profile/other-sign-ins'],
    ]
    for (const [method, path, body] of refused) {
      const answer = await send(token, method, path, body)
      assert.equal(answer.status, 403, `${method} ${path}`)
      assert.equal(code(answer), 'E_USERS_PERSON_ONLY')
    }
  })

  test('that are none are nobody, and are not tried for ever', async ({ assert }) => {
    for (const token of ['x', 'cellier_x', `cellier_${'A'.repeat(43)}`]) {
      assert.equal((await send(token, 'GET', ROLES)).status, 401)
    }
    for (let i = 3; i < 60; i++) await send('cellier_x', 'GET', ROLES)
    assert.equal((await send('cellier_x', 'GET', ROLES)).status, 429)
    assert.equal((await sendAs(basic('equipe@exemple.fr', 'cellier_x'), 'GET', ROLES)).status, 429)
  })

  test('are refused without a name, a scope that exists, or an end', async ({ assert }) => {
    const good = { name: 'x', scopes: ['users.roles.list'], days: 30 }
    for (const bad of [{ name: '' }, { scopes: [] }, { scopes: ['users.nothing.list'] }, { days: 0 }, { days: 400 }]) {
      assert.equal((await admin.send('POST', TOKENS, { ...good, ...bad })).status, 422, JSON.stringify(bad))
    }
  })
})
