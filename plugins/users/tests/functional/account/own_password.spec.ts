import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { Visitor } from '#core/testing/visitor'
import { PASSWORD, createCustomer, signedInCustomer } from '#plugins/users/testing'
import { entriesOf } from '../office.js'
import { mailsTo, openAccount, refusals, tokenTo } from './shopper.js'
import type { Store } from '#core/database/store'

const EMAIL = 'cliente@exemple.fr'
const NEW_PASSWORD = 'Vendange-2016!'
const OWN = '/api/users/account'
const RESETS = '/api/users/password-resets'

const pair = (password: string) => ({ password, password_confirmation: password })

test.group('The password of a customer, by themselves', (group) => {
  let store: Store
  let visitor: Visitor
  let id: number
  group.each.setup(async () => {
    ;({ store, visitor, id } = await openAccount())
  })
  group.each.teardown(() => app.container.restoreAll())

  const change = (fields: object = {}) =>
    visitor.send('PUT', '/api/users/password', { current_password: PASSWORD, ...pair(NEW_PASSWORD), ...fields })

  test('ends every other sign-in at once and this one after five seconds, and is told by mail', async ({ assert }) => {
    const phone = await signedInCustomer()
    const clock = new FrozenClock((await app.container.make(Clock)).iso())
    app.container.swap(Clock, () => clock)
    assert.deepEqual((await change()).body, { data: { signedOutAfter: 5 } })
    assert.equal((await phone.send('GET', OWN)).status, 401)
    clock.advance({ milliseconds: 4_900 })
    assert.equal((await visitor.send('GET', OWN)).status, 200)
    clock.advance({ milliseconds: 200 })
    assert.equal((await visitor.send('GET', OWN)).status, 401)
    assert.deepEqual(visitor.cookieNames(), [], 'nothing is left of a session that ended')
    app.container.restoreAll()
    const [mail] = await mailsTo(EMAIL)
    assert.equal(mail?.subject, 'Votre mot de passe a été changé')
    assert.equal((await signedInCustomer(EMAIL, NEW_PASSWORD)).cookie('customer-auth'), '1')
    assert.deepEqual((await entriesOf(store, id)).at(-1)?.changes, { password: [null, null] })
  })

  test('is not changed without the present one, nor for a weak one or two that differ', async ({ assert }) => {
    const wrong = await change({ current_password: 'Faux-1234' })
    assert.containsSubset(wrong.body, {
      errors: [{ code: 'E_USERS_PASSWORD_WRONG', field: 'current_password', message: 'Mot de passe actuel erroné.' }],
    })
    assert.deepEqual(refusals(await change(pair('faible'))), [['password', 'E_USERS_PASSWORD_WEAK']])
    assert.deepEqual(refusals(await change({ password_confirmation: 'x' })), [
      ['password_confirmation', 'E_USERS_PASSWORDS_DIFFER'],
    ])
    assert.equal((await change(pair('🍷'.repeat(10_000)))).status, 422)
    assert.equal((await visitor.send('PUT', '/api/users/password')).status, 422)
    assert.equal((await new Visitor().send('PUT', '/api/users/password', {})).status, 401)
    assert.equal((await visitor.send('GET', OWN)).status, 200)
  })

  test('is not guessed by who finds an open browser', async ({ assert }) => {
    for (let at = 0; at < 10; at += 1) assert.equal((await change({ current_password: `Faux-${at}!` })).status, 422)
    assert.equal((await change()).status, 429)
  })

  test('is forgotten: a mail leads to another one, in the language of the page', async ({ assert }) => {
    const guest = new Visitor()
    const asked = await guest.send('POST', `${RESETS}?locale=en_GB`, { email: ' CLIENTE@exemple.fr' })
    assert.equal(asked.status, 202)
    const [mail] = await mailsTo(EMAIL)
    assert.match(mail?.text ?? '', /\/vue\/en\/reset-password\//)
    const path = `${RESETS}/${await tokenTo(EMAIL, 'reset-password')}`
    assert.deepEqual(refusals(await guest.send('PUT', path, pair('faible'))), [['password', 'E_USERS_PASSWORD_WEAK']])
    assert.equal((await guest.send('PUT', path, pair(NEW_PASSWORD))).status, 204)
    assert.equal((await visitor.send('GET', OWN)).status, 401)
    assert.deepEqual(refusals(await guest.send('PUT', path, pair(NEW_PASSWORD))), [
      [undefined, 'E_USERS_RESET_LINK_OVER'],
    ])
    assert.equal((await signedInCustomer(EMAIL, NEW_PASSWORD)).cookie('customer-auth'), '1')
  })

  test('tells which addresses have an account thirty times an hour, and no more', async ({ assert }) => {
    const ask = (at: number) => new Visitor().send('POST', RESETS, { email: `personne${at}@exemple.fr` })
    for (let at = 0; at < 30; at += 1) assert.equal((await ask(at)).status, 422)
    assert.equal((await ask(30)).status, 429)
    assert.equal((await new Visitor().send('POST', RESETS, { email: EMAIL })).status, 429, 'known or not')
  })

  test('forgotten by an address that no account has is told so, a limited number of times', async ({ assert }) => {
    const guest = new Visitor()
    const unknown = await guest.send('POST', RESETS, { email: 'personne@exemple.fr' })
    assert.containsSubset(unknown.body, {
      errors: [{ field: 'email', message: 'Cette adresse email n’est liée à aucun compte' }],
    })
    assert.deepEqual(refusals(await guest.send('POST', RESETS, { email: 'x' })), [['email', 'E_VALIDATION_EMAIL']])
    assert.deepEqual(refusals(await guest.send('POST', RESETS)), [['email', 'E_VALIDATION_REQUIRED']])
    const { id: closed } = await createCustomer({ email: 'close@exemple.fr' })
    await store.transaction((trx) => trx.from('users_customers').where('id', closed).update({ is_suspended: true }))
    assert.equal((await guest.send('POST', RESETS, { email: 'close@exemple.fr' })).status, 422)
    for (let at = 0; at < 5; at += 1) await guest.send('POST', RESETS, { email: EMAIL })
    assert.equal((await guest.send('POST', RESETS, { email: EMAIL })).status, 429)
  })

  test('sign-ins are listed, and ended one by one', async ({ assert }) => {
    const phone = await signedInCustomer()
    const stranger = await signedInCustomer((await createCustomer({ email: 'autre@exemple.fr' })).email)
    const { body } = await visitor.send('GET', '/api/users/sign-ins')
    const { data } = body as { data: { id: string; isCurrent: boolean }[] }
    assert.deepEqual(
      data.map(({ isCurrent }) => isCurrent),
      [false, true]
    )
    const other = `/api/users/sign-ins/${data.find(({ isCurrent }) => !isCurrent)?.id}`
    assert.equal((await stranger.send('DELETE', other)).status, 404)
    assert.equal((await visitor.send('DELETE', other)).status, 204)
    assert.equal((await visitor.send('DELETE', other)).status, 404)
    assert.equal((await phone.send('GET', OWN)).status, 401)
    assert.equal((await visitor.send('GET', OWN)).status, 200)
  })
})
