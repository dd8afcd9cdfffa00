import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { Visitor } from '#core/testing/visitor'
import { createCustomer, createStaff, PASSWORD, seedRoles } from '#plugins/users/testing'
import { liftLimits } from './visits.js'

const CUSTOMER = { email: 'cliente@exemple.fr', password: PASSWORD }
const STAFF = { email: 'equipe@exemple.fr', password: PASSWORD }
const PROFILE = '/api/users/profile'
const ROLES = '/api/admin/users/roles'

/** The cookies of a visitor as one header. */
function cookiesOf(visitor: Visitor): Record<string, string> {
  return Object.fromEntries(visitor.cookieNames().map((name) => [name, visitor.cookie(name) ?? '']))
}

function header(cookies: Record<string, string>): { cookie: string } {
  return {
    cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
  }
}

async function asked(path: string, cookies: Record<string, string>): Promise<number> {
  return (await new Visitor().send('GET', path, undefined, header(cookies))).status
}

test.group('Sessions', (group) => {
  group.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedRoles()
    await createCustomer()
    await createCustomer({ email: 'autre@exemple.fr' })
    await createStaff()
    return liftLimits()
  })

  async function signedIn(...accounts: { email: string }[]): Promise<Visitor> {
    const visitor = new Visitor()
    for (const account of accounts) {
      const path = account === STAFF ? '/api/admin/users/session' : '/api/users/session'
      const { status } = await visitor.send('POST', path, account)
      if (status !== 200) throw new Error(`Signing in was answered ${status}`)
    }
    return visitor
  }

  test('an id that somebody else has chosen is not taken over by a sign-in', async ({ assert }) => {
    const planted = { 'cellier-session': 'planted', 'planted': 'planted' }
    const answer = await new Visitor().send('POST', '/api/users/session', CUSTOMER, header(planted))
    assert.equal(answer.status, 200)
    assert.notInclude(answer.cookies.join(), 'planted=e')
    assert.equal(await asked(PROFILE, planted), 401)
    const other = await signedIn({ ...CUSTOMER, email: 'autre@exemple.fr' })
    const before = cookiesOf(other)
    await other.send('POST', '/api/users/session', CUSTOMER)
    const after = cookiesOf(other)
    assert.notEqual(after['cellier-session'], before['cellier-session'])
    const profile = await other.send('GET', PROFILE)
    assert.include(JSON.stringify(profile.body), CUSTOMER.email)
  })

  test('a cookie that was changed, cut, swapped or made up is nobody, and never a failure', async ({ assert }) => {
    const own = cookiesOf(await signedIn(CUSTOMER))
    const foreign = cookiesOf(await signedIn({ ...CUSTOMER, email: 'autre@exemple.fr' }))
    assert.equal(await asked(PROFILE, own), 200)
    const data = Object.keys(own).find(
      (name) => !['cellier-session', 'XSRF-TOKEN', 'customer-auth'].includes(name)
    ) as string
    const changed = (text: string, at: number) =>
      text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
    const forged: Record<string, string>[] = [
      { ...own, 'cellier-session': '' },
      { ...own, 'cellier-session': 'x'.repeat(4_000) },
      { ...own, 'cellier-session': foreign['cellier-session'] as string },
      { ...own, 'cellier-session': '%E0%A4%A' },
      { ...own, 'cellier-session': 's:__proto__.x' },
      { ...own, [data]: '' },
      { ...own, [data]: 'e:eyJjdXN0b21lciI6MX0' },
      { ...own, [data]: '{"auth_customer":"1.1"}' },
      { ...own, [data]: (own[data] as string).slice(0, -5) },
      ...[4, 10, 40, 60, 80].map((at) => ({ ...own, [data]: changed(own[data] as string, at) })),
      { 'customer-auth': '1', 'admin-auth': '1' },
      { 'cellier-session': 'constructor', '__proto__': 'x' },
    ]
    for (const cookies of forged) {
      assert.equal(await asked(PROFILE, cookies), 401, JSON.stringify(cookies).slice(0, 200))
      assert.equal(await asked(ROLES, cookies), 401)
      assert.equal(await asked('/vue/', cookies), 200)
    }
  })

  test('signing one side out leaves the other, and its own cookies open nothing more', async ({ assert }) => {
    const both = await signedIn(CUSTOMER, STAFF)
    assert.equal((await both.send('DELETE', '/api/users/session')).status, 204)
    assert.equal((await both.send('GET', PROFILE)).status, 401)
    assert.equal((await both.send('GET', ROLES)).status, 200)
    assert.isUndefined(both.cookie('customer-auth'))
    assert.equal(both.cookie('admin-auth'), '1')
    assert.equal((await both.send('DELETE', '/api/admin/users/session')).status, 204)
    assert.equal(await asked(ROLES, cookiesOf(both)), 401)
  })

  test('a customer cannot become staff by moving cookies about', async ({ assert }) => {
    const customer = cookiesOf(await signedIn(CUSTOMER))
    assert.equal(await asked(ROLES, { ...customer, 'admin-auth': '1' }), 401)
    const staff = await signedIn(STAFF)
    assert.equal((await staff.send('GET', PROFILE)).status, 401)
  })

  test('a sign-in with credentials of a proxy works, and one with a token of a program is refused', async ({
    assert,
  }) => {
    const basic = await new Visitor().send('POST', '/api/users/session', CUSTOMER, {
      authorization: 'Basic cHJveHk6c2VjcmV0',
    })
    assert.equal(basic.status, 200)
    const token = await new Visitor().send('POST', '/api/users/session', CUSTOMER, { authorization: 'Bearer x' })
    assert.equal(token.status, 400)
    assert.deepEqual(token.cookies, [])
  })
})
