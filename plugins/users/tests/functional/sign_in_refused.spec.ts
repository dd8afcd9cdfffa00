import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { createCustomer, createStaff, PASSWORD, seedRoles } from '#plugins/users/testing'
import { SignIn } from '#plugins/users/actions/sign_in'
import type { DomainError } from '#core/errors/domain_error'
import type { RateLimit } from '#core/limits/rate_limits'
import { Visitor } from '#core/testing/visitor'

const SESSION = '/api/users/session'
const ADMIN_SESSION = '/api/admin/users/session'
const REFUSED = {
  errors: [
    {
      code: 'E_USERS_SIGN_IN_REFUSED',
      message: 'Email ou mot de passe invalide',
      meta: { caption: 'Veuillez vérifier vos identifiants' },
    },
  ],
}

test.group('A sign-in that is refused', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedRoles()
  })

  test('says the same for an unknown address and a wrong password, and leaves no cookie', async ({ assert }) => {
    await createCustomer()
    await createStaff()
    for (const path of [SESSION, ADMIN_SESSION]) {
      for (const email of ['cliente@exemple.fr', 'equipe@exemple.fr', 'personne@exemple.fr']) {
        const visitor = new Visitor()
        const answer = await visitor.send('POST', path, { email, password: 'Faux-2015!' })
        assert.equal(answer.status, 422)
        assert.deepEqual(answer.body, REFUSED)
        assert.deepEqual(visitor.cookieNames(), [])
      }
    }
  })

  test('speaks English to those who ask for it', async ({ assert }) => {
    const body = { email: 'personne@exemple.fr', password: 'Faux-2015!' }
    const answer = await new Visitor().send('POST', SESSION, body, { 'accept-language': 'en-GB' })
    assert.containsSubset(answer.body, {
      errors: [{ message: 'Invalid email or password', meta: { caption: 'Please check your credentials' } }],
    })
  })

  test('takes as long for an unknown address as for a wrong password', async ({ assert }) => {
    await createCustomer()
    const timed = async (email: string) => {
      const start = performance.now()
      await new Visitor().send('POST', SESSION, { email, password: 'Faux-2015!' })
      return performance.now() - start
    }
    await timed('echauffement@exemple.fr')
    // In turns, and the quickest of each: what else the machine does then slows both, or neither.
    let [unknown, wrong] = [Infinity, Infinity]
    for (let count = 0; count < 7; count++) {
      unknown = Math.min(unknown, await timed('personne@exemple.fr'))
      wrong = Math.min(wrong, await timed('cliente@exemple.fr'))
    }
    // Without the decoy hash an unknown address is answered in a tenth of the time.
    assert.isAbove(unknown, wrong * 0.5)
    assert.isBelow(unknown, wrong * 2)
  }).timeout(20_000)

  test('an account that never chose a password opens with none', async ({ assert }) => {
    await createCustomer({ password: null })
    for (const password of ['', 'null', PASSWORD]) {
      const answer = await new Visitor().send('POST', SESSION, { email: 'cliente@exemple.fr', password })
      assert.equal(answer.status, 422)
    }
  })

  test('hostile input is a refusal below 500', async ({ assert }) => {
    await createCustomer()
    const password = PASSWORD
    const bodies: unknown[] = [
      {},
      [],
      { email: `${'a'.repeat(10_000)}@exemple.fr`, password },
      { email: ['cliente@exemple.fr', 'autre@exemple.fr'], password },
      { email: { $ne: null }, password: { $ne: null } },
      { email: 'cliente@exemple.fr\u0000', password },
      { email: 'cliente@exemple.fr', password: `${PASSWORD}\u0000` },
      { email: 'cliente@exemple.fr', password: 'x'.repeat(100_000) },
      { email: "' or 1=1 --@exemple.fr", password },
      { email: 'cliente@exemple.fr', password: [PASSWORD] },
      { email: 'cliente@exemple.fr', password, remember: 'perhaps' },
      { email: null, password: null },
    ]
    for (const body of bodies) {
      const answer = await new Visitor().send('POST', SESSION, body)
      assert.equal(answer.status, 422, JSON.stringify(body).slice(0, 80))
      assert.property(answer.body, 'errors')
    }
    const broken = await new Visitor().send('POST', SESSION, undefined, { 'content-length': '0' })
    assert.equal(broken.status, 422)
  })

  test('a forged session cookie is nobody, and no error', async ({ assert }) => {
    const cookie = 'cellier-session=s%3Aforged.forged; customer-auth=1'
    const answer = await new Visitor().send('GET', '/api/users/profile', undefined, { cookie })
    assert.equal(answer.status, 401)
  })

  test('too many attempts on one account are stopped, with the time to wait', async ({ assert }) => {
    const email = `${crypto.randomUUID()}@exemple.fr`
    await createCustomer({ email })
    let answer = await new Visitor().send('POST', SESSION, { email, password: 'Faux-2015!' })
    for (let count = 0; count < 30 && answer.status === 422; count++) {
      answer = await new Visitor().send('POST', SESSION, { email, password: 'Faux-2015!' })
    }
    assert.equal(answer.status, 429)
    assert.containsSubset(answer.body, {
      errors: [
        {
          code: 'E_USERS_TOO_MANY_SIGN_INS',
          message: 'Le nombre maximum de tentatives de connexion est atteint\u202f!',
        },
      ],
    })
    assert.isAbove(Number(answer.headers.get('retry-after')), 0)
    const right = await new Visitor().send('POST', SESSION, { email, password: PASSWORD })
    assert.equal(right.status, 429)
  }).timeout(20_000)

  test('only failures count: signing in again and again stays possible', async ({ assert }) => {
    await createCustomer()
    const attempt = (password: string) => new Visitor().send('POST', SESSION, { email: 'cliente@exemple.fr', password })
    for (let count = 0; count < 9; count++) assert.equal((await attempt('Faux-2015!')).status, 422)
    for (let count = 0; count < 12; count++) assert.equal((await attempt(PASSWORD)).status, 200)
    assert.equal((await attempt('Faux-2015!')).status, 422)
    assert.equal((await attempt('Faux-2015!')).status, 429)
  }).timeout(20_000)

  test('guesses from one address keep nobody out elsewhere, and guesses made together all count', async ({
    assert,
  }) => {
    await createCustomer()
    const signIn = await app.container.make(SignIn)
    const attempt = (address: string, password: string) =>
      signIn
        .execute({ kind: 'customer', email: 'cliente@exemple.fr', password, address, remember: false })
        .then(() => 200)
        .catch((error: DomainError) => error.kind.status)
    const together = await Promise.all(Array.from({ length: 14 }, () => attempt('203.0.113.9', 'Faux-2015!')))
    assert.lengthOf(
      together.filter((status) => status === 422),
      10
    )
    assert.equal(await attempt('203.0.113.9', PASSWORD), 429)
    assert.equal(await attempt('198.51.100.4', PASSWORD), 200)
  }).timeout(20_000)

  test('guesses from many addresses together are stopped too', async ({ assert }) => {
    await createCustomer()
    const limits = app.config.get<Record<string, RateLimit>>('limits')
    const anywhere = limits['users.sign_in_account_anywhere'] as RateLimit
    const { requests } = anywhere
    anywhere.requests = 5
    const signIn = await app.container.make(SignIn)
    const attempt = (at: number) =>
      signIn
        .execute({
          kind: 'customer',
          email: 'cliente@exemple.fr',
          password: 'Faux-2015!',
          address: `203.0.113.${at}`,
          remember: false,
        })
        .catch((error: DomainError) => error.kind.status)
    const statuses: unknown[] = []
    for (let at = 0; at < 6; at++) statuses.push(await attempt(at))
    anywhere.requests = requests
    assert.deepEqual(statuses, [422, 422, 422, 422, 422, 429])
  }).timeout(20_000)
})
