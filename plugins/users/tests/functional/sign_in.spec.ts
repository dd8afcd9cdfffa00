import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { resetDatabase } from '#core/testing/reset_database'
import { PASSWORD, createCustomer, createStaff, seedRoles } from '#plugins/users/testing'
import { Visitor } from '#core/testing/visitor'

const SESSION = '/api/users/session'
const ADMIN_SESSION = '/api/admin/users/session'
const CUSTOMER = { email: 'cliente@exemple.fr', password: PASSWORD }
const STAFF = { email: 'equipe@exemple.fr', password: PASSWORD }

test.group('Signing in and out', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    await createCustomer()
    await createStaff()
  })

  test('a visitor who reads receives no cookie', async ({ assert }) => {
    const visitor = new Visitor()
    const answer = await visitor.send('GET', '/api/users/profile')
    assert.equal(answer.status, 401)
    assert.deepEqual(answer.cookies, [])
    assert.deepEqual(answer.body, { errors: [{ code: 'E_UNAUTHORISED', message: 'Accès non autorisé' }] })
  })

  test('a customer signs in, is known, signs out, and is a visitor again', async ({ assert }) => {
    const visitor = new Visitor()
    const entered = await visitor.send('POST', SESSION, CUSTOMER)
    assert.equal(entered.status, 200)
    assert.containsSubset(entered.body, { data: { name: 'Claire Client', email: 'cliente@exemple.fr' } })
    const session = entered.cookies.find((cookie) => cookie.startsWith('cellier-session='))
    assert.match(String(session), /HttpOnly/)
    assert.match(String(session), /SameSite=Lax/)
    const marker = entered.cookies.find((cookie) => cookie.startsWith('customer-auth='))
    assert.match(String(marker), /^customer-auth=1;/)
    assert.notMatch(String(marker), /HttpOnly/)

    const profile = await visitor.send('GET', '/api/users/profile')
    assert.equal(profile.status, 200)
    assert.containsSubset(profile.body, { data: { firstName: 'Claire', kind: 'individual' } })

    const left = await visitor.send('DELETE', SESSION)
    assert.equal(left.status, 204)
    assert.deepEqual(visitor.cookieNames(), [])
    const after = await visitor.send('GET', '/api/users/profile')
    assert.equal(after.status, 401)
    assert.deepEqual(after.cookies, [])
  })

  test('the address is the same whatever its case', async ({ assert }) => {
    const visitor = new Visitor()
    const answer = await visitor.send('POST', SESSION, { ...CUSTOMER, email: ' Cliente@Exemple.FR ' })
    assert.equal(answer.status, 200)
  })

  test('a session gets a new id when somebody signs in', async ({ assert }) => {
    const visitor = new Visitor()
    await visitor.send('POST', SESSION, CUSTOMER)
    await visitor.send('GET', '/api/users/profile')
    const first = visitor.cookie('cellier-session')
    await visitor.send('POST', ADMIN_SESSION, STAFF)
    assert.notEqual(visitor.cookie('cellier-session'), first)
  })

  test('customer and staff live side by side, and one signs out without the other', async ({ assert }) => {
    const visitor = new Visitor()
    await visitor.send('POST', SESSION, CUSTOMER)
    assert.equal((await visitor.send('POST', ADMIN_SESSION, STAFF)).status, 200)
    assert.equal(visitor.cookie('admin-auth'), '1')
    assert.equal((await visitor.send('GET', '/api/admin/users/roles')).status, 200)
    assert.equal((await visitor.send('DELETE', SESSION)).status, 204)
    assert.equal((await visitor.send('GET', '/api/users/profile')).status, 401)
    assert.equal((await visitor.send('GET', '/api/admin/users/roles')).status, 200)
    assert.isUndefined(visitor.cookie('customer-auth'))
    assert.equal(visitor.cookie('admin-auth'), '1')
  })

  test('a customer has no place in the back office, nor staff in an account', async ({ assert }) => {
    const customer = new Visitor()
    await customer.send('POST', SESSION, CUSTOMER)
    assert.equal((await customer.send('GET', '/api/admin/users/roles')).status, 401)
    assert.equal((await customer.send('POST', ADMIN_SESSION, CUSTOMER)).status, 422)
    const staff = new Visitor()
    assert.equal((await staff.send('POST', SESSION, STAFF)).status, 422)
  })

  test('with a session, a write without the token is refused', async ({ assert }) => {
    const visitor = new Visitor()
    await visitor.send('POST', SESSION, CUSTOMER)
    const refused = await visitor.send('DELETE', SESSION, undefined, { 'x-xsrf-token': 'forged' })
    assert.equal(refused.status, 419)
    assert.equal((await visitor.send('GET', '/api/users/profile')).status, 200)
  })

  test('another site cannot sign anybody in', async ({ assert }) => {
    const visitor = new Visitor()
    const answer = await visitor.send('POST', SESSION, CUSTOMER, { 'sec-fetch-site': 'cross-site' })
    assert.equal(answer.status, 403)
    assert.deepEqual(visitor.cookieNames(), [])
  })

  test('moving the epoch ends every sign-in', async ({ assert }) => {
    const [phone, desk] = [new Visitor(), new Visitor()]
    await phone.send('POST', SESSION, CUSTOMER)
    await desk.send('POST', SESSION, CUSTOMER)
    await store.transaction((trx) => trx.from('users_customers').update({ session_epoch: 2 }))
    assert.equal((await phone.send('GET', '/api/users/profile')).status, 401)
    assert.equal((await desk.send('GET', '/api/users/profile')).status, 401)
    assert.equal((await phone.send('POST', SESSION, CUSTOMER)).status, 200)
  })

  test('a suspended account is out at once and cannot come back', async ({ assert }) => {
    const visitor = new Visitor()
    await visitor.send('POST', ADMIN_SESSION, STAFF)
    await store.transaction((trx) => trx.from('users_staff').update({ is_suspended: true }))
    assert.equal((await visitor.send('GET', '/api/admin/users/roles')).status, 401)
    assert.equal((await new Visitor().send('POST', ADMIN_SESSION, STAFF)).status, 422)
  })

  test('a marker that outlived its sign-in is taken back', async ({ assert }) => {
    const visitor = new Visitor()
    const answer = await visitor.send('GET', '/api/users/profile', undefined, { cookie: 'customer-auth=1' })
    assert.equal(answer.status, 401)
    assert.match(String(answer.cookies[0]), /^customer-auth=;/)
  })

  test('a refused page of somebody signed in keeps their marker', async ({ assert }) => {
    const visitor = new Visitor()
    await visitor.send('POST', SESSION, CUSTOMER)
    const refused = await visitor.send('POST', '/vue/logout', {}, { 'x-xsrf-token': 'forged' })
    assert.equal(refused.status, 419)
    assert.equal(visitor.cookie('customer-auth'), '1')
  })

  test('a sign-in ends after its time, sooner without "remember me"', async ({ assert }) => {
    const clock = new FrozenClock('2026-11-21T10:00:00.000Z')
    app.container.swap(Clock, () => clock)
    const [brief, remembered] = [new Visitor(), new Visitor()]
    await brief.send('POST', SESSION, CUSTOMER)
    await remembered.send('POST', SESSION, { ...CUSTOMER, remember: true })
    clock.advance({ hours: 11 })
    assert.equal((await brief.send('GET', '/api/users/profile')).status, 200)
    clock.advance({ hours: 2 })
    assert.equal((await brief.send('GET', '/api/users/profile')).status, 401)
    assert.equal((await remembered.send('GET', '/api/users/profile')).status, 200)
    clock.advance({ days: 90 })
    assert.equal((await remembered.send('GET', '/api/users/profile')).status, 401)
  }).teardown(() => app.container.restore(Clock))
})
