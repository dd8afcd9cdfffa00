import app from '@adonisjs/core/services/app'
import { Secret, TOTP } from 'otpauth'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { Visitor } from '#core/testing/visitor'
import { PASSWORD, createStaff, seedRoles, signedInStaff } from '#plugins/users/testing'

const PROFILE = '/api/admin/users/profile'
const SESSION = '/api/admin/users/session'
const STAFF = { email: 'equipe@exemple.fr', password: PASSWORD }

interface Body {
  data: { secret: string; address: string; picture: string; recoveryCodes: string[] }
  errors: { code: string; message: string }[]
}

test.group('Two-factor of staff', (group) => {
  let store: Store
  let admin: Visitor
  let clock: FrozenClock
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    await createStaff()
    clock = new FrozenClock('2026-11-21T10:00:00.000Z')
    app.container.swap(Clock, () => clock)
    admin = await signedInStaff()
  })
  group.each.teardown(() => app.container.restore(Clock))

  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.epoch() })
  const refusal = (answer: { body: unknown }) => (answer.body as Body).errors[0]?.code

  /** Turns it on; the next code is one of another time step. */
  async function turnOn() {
    const begun = await admin.send('POST', `${PROFILE}/two-factor`, { current_password: PASSWORD })
    const { secret } = (begun.body as Body).data
    const proven = await admin.send('PUT', `${PROFILE}/two-factor`, { code: codeOf(secret) })
    if (proven.status !== 200) throw new Error(`Turning on was answered ${proven.status}`)
    clock.advance({ seconds: 90 })
    return { secret, codes: (proven.body as Body).data.recoveryCodes }
  }

  async function firstStep() {
    const visitor = new Visitor()
    const { status } = await visitor.send('POST', SESSION, STAFF)
    if (status !== 200) throw new Error(`The first step was answered ${status}`)
    return { visitor, enter: (code: string) => visitor.send('POST', `${SESSION}/second-step`, { code }) }
  }

  test('begins with the password and a picture, and counts once a code proved it', async ({ assert }) => {
    const wrong = await admin.send('POST', `${PROFILE}/two-factor`, { current_password: 'x' })
    assert.equal(wrong.status, 422)
    const begun = await admin.send('POST', `${PROFILE}/two-factor`, { current_password: PASSWORD })
    const { secret, address, picture } = (begun.body as Body).data
    assert.match(address, /^otpauth:\/\/totp\/.*equipe%40exemple\.fr/)
    assert.match(picture, /^<svg /)
    await signedInStaff()
    const unproven = await admin.send('PUT', `${PROFILE}/two-factor`, { code: '000000' })
    assert.equal(refusal(unproven), 'E_USERS_CODE_WRONG')
    const proven = await admin.send('PUT', `${PROFILE}/two-factor`, { code: codeOf(secret) })
    assert.lengthOf((proven.body as Body).data.recoveryCodes, 10)
    assert.containsSubset((await admin.send('GET', PROFILE)).body, { data: { hasTwoFactor: true } })
    const row = await store.reader.first<{ two_factor_secret: string }>('select two_factor_secret from users_staff')
    assert.notInclude(row?.two_factor_secret, secret)
    const codes = await store.reader.all('select * from users_recovery_codes')
    assert.notInclude(JSON.stringify(codes), (proven.body as Body).data.recoveryCodes[0] ?? '?')
  })

  test('asks for a code after the password, and for no other person’s', async ({ assert }) => {
    const { secret } = await turnOn()
    const visitor = new Visitor()
    const answer = await visitor.send('POST', SESSION, STAFF)
    assert.containsSubset(answer.body, { data: { needsCode: true, id: null } })
    assert.isUndefined(visitor.cookie('admin-auth'))
    assert.equal((await visitor.send('GET', PROFILE)).status, 401)
    const entered = await visitor.send('POST', `${SESSION}/second-step`, { code: codeOf(secret) })
    assert.equal(entered.status, 200)
    assert.equal((await visitor.send('GET', PROFILE)).status, 200)
    const alone = await new Visitor().send('POST', `${SESSION}/second-step`, { code: codeOf(secret) })
    assert.equal(refusal(alone), 'E_USERS_SECOND_STEP_OVER')
  })

  test('takes no code twice, nor an older one after a newer', async ({ assert }) => {
    const { secret } = await turnOn()
    const former = codeOf(secret)
    clock.advance({ seconds: 30 })
    const present = codeOf(secret)
    const [one, other, third] = [await firstStep(), await firstStep(), await firstStep()]
    assert.equal((await one.enter(present)).status, 200)
    assert.equal(refusal(await other.enter(present)), 'E_USERS_CODE_WRONG')
    assert.equal(refusal(await third.enter(former)), 'E_USERS_CODE_WRONG')
    clock.advance({ seconds: 30 })
    assert.equal((await other.enter(codeOf(secret))).status, 200)
  })

  test('opens with a code of recovery, each once', async ({ assert }) => {
    const { codes } = await turnOn()
    const [first = '', second = ''] = codes
    const [one, other] = [await firstStep(), await firstStep()]
    assert.equal((await one.enter(first.toLowerCase().replaceAll('-', ' '))).status, 200)
    assert.equal(refusal(await other.enter(first)), 'E_USERS_CODE_WRONG')
    assert.equal((await other.enter(second)).status, 200)
  })

  test('gives new codes of recovery for the password; the former open nothing', async ({ assert }) => {
    const { codes } = await turnOn()
    const renewed = await admin.send('POST', `${PROFILE}/recovery-codes`, { current_password: PASSWORD })
    const [fresh = ''] = (renewed.body as Body).data.recoveryCodes
    const { enter } = await firstStep()
    assert.equal(refusal(await enter(codes[0] ?? '')), 'E_USERS_CODE_WRONG')
    assert.equal((await enter(fresh)).status, 200)
  })

  test('lets nobody guess, and waits ten minutes for a code', async ({ assert }) => {
    const { secret } = await turnOn()
    const { enter } = await firstStep()
    for (let i = 0; i < 10; i++) assert.equal(refusal(await enter('000000')), 'E_USERS_CODE_WRONG')
    const stopped = await enter(codeOf(secret))
    assert.equal(stopped.status, 429)
    assert.equal(refusal(stopped), 'E_USERS_TOO_MANY_SIGN_INS')
    clock.advance({ minutes: 16 })
    assert.equal(refusal(await enter(codeOf(secret))), 'E_USERS_SECOND_STEP_OVER')
  })

  test('ends a first step that another password overtook', async ({ assert }) => {
    const { secret } = await turnOn()
    const { enter } = await firstStep()
    await store.transaction((trx) => trx.from('users_staff').increment('session_epoch', 1))
    assert.equal(refusal(await enter(codeOf(secret))), 'E_USERS_SECOND_STEP_OVER')
  })

  test('is turned off with the password', async ({ assert }) => {
    await turnOn()
    const path = `${PROFILE}/two-factor`
    assert.equal((await admin.send('DELETE', path, { current_password: 'x' })).status, 422)
    assert.equal((await admin.send('DELETE', path, { current_password: PASSWORD })).status, 204)
    await signedInStaff()
    assert.equal(refusal(await admin.send('DELETE', path, { current_password: PASSWORD })), 'E_USERS_TWO_FACTOR_OFF')
  })
})
