import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { Visitor } from '#core/testing/visitor'
import { OrderReadiness } from '#plugins/users/services/order_readiness'
import { PASSWORD, createCustomer, createStaff, signedInCustomer, signedInStaff } from '#plugins/users/testing'
import { CUSTOMERS, PROFILE, entriesOf, groupId } from '../office.js'
import { eventsOf, mailsTo, openAccount, refusals, setSetting, tokenTo } from './shopper.js'
import type { Store } from '#core/database/store'

const LINKS = '/api/users/email-confirmations'
const EMAIL = 'cliente@exemple.fr'

test.group('The e-mail address of a customer', (group) => {
  let store: Store
  let visitor: Visitor
  let id: number
  group.each.setup(async () => {
    ;({ store, visitor, id } = await openAccount())
  })
  group.each.teardown(() => app.container.restoreAll())

  const follow = (token: string) => new Visitor().send('PUT', `${LINKS}/${token}`)
  const change = (email: string, password = PASSWORD) =>
    visitor.send('PUT', '/api/users/email', { email, current_password: password })
  const state = async () => (await visitor.send('GET', '/api/users/account')).body as { data: object }

  test('is confirmed by the link of a mail; a second click changes nothing and is no error', async ({ assert }) => {
    assert.containsSubset((await visitor.send('POST', LINKS)).body, { data: { email: EMAIL } })
    const token = await tokenTo(EMAIL, 'confirm-email')
    for (let click = 0; click < 2; click += 1) {
      const { status, body } = await follow(token)
      assert.deepEqual([status, body], [200, { data: { email: EMAIL } }])
    }
    assert.containsSubset(await state(), { data: { isEmailConfirmed: true } })
    assert.deepEqual(await eventsOf(store), [['users.customer.confirmed', { customerId: id, email: EMAIL }]])
    const { changes } = (await entriesOf(store, id)).at(-1) ?? {}
    assert.deepEqual(changes, { isEmailConfirmed: [false, true] })
    assert.deepEqual(refusals(await visitor.send('POST', LINKS)), [[undefined, 'E_USERS_EMAIL_CONFIRMED']])
  })

  test('is not confirmed by a forged link, a former one, or one whose time is over', async ({ assert }) => {
    await visitor.send('POST', LINKS)
    const former = await tokenTo(EMAIL, 'confirm-email')
    await visitor.send('POST', LINKS)
    const token = await tokenTo(EMAIL, 'confirm-email')
    assert.notEqual(token, former)
    for (const wrong of [former, `${token}x`, token.replace('.', ''), 'x', '%F0%9F%8D%B7', 'a'.repeat(10_000)]) {
      const answer = await follow(wrong)
      assert.isTrue([404, 414, 422].includes(answer.status) || answer.status === 431, `${answer.status} ${wrong}`)
    }
    const clock = await app.container.make(Clock)
    app.container.swap(Clock, () => new FrozenClock(clock.isoIn(4 * 24 * 3600)))
    assert.deepEqual(refusals(await follow(token)), [[undefined, 'E_USERS_EMAIL_LINK_OVER']])
    assert.deepEqual(await eventsOf(store), [])
  })

  test('is written to again a limited number of times', async ({ assert }) => {
    for (let at = 0; at < 5; at += 1) assert.equal((await visitor.send('POST', LINKS)).status, 202)
    assert.equal((await visitor.send('POST', LINKS)).status, 429)
    assert.equal((await new Visitor().send('POST', LINKS)).status, 401)
  })

  test('gives way to another one once that is confirmed, and both are told', async ({ assert }) => {
    assert.equal((await change(' Neuve@Exemple.fr ')).status, 202)
    assert.containsSubset(await state(), { data: { email: EMAIL, pendingEmail: 'neuve@exemple.fr' } })
    const [warning] = await mailsTo(EMAIL)
    assert.match(warning?.text ?? '', /neuve@exemple\.fr/)
    assert.notMatch(warning?.text ?? '', /confirm-email/)
    assert.equal((await follow(await tokenTo('neuve@exemple.fr', 'confirm-email'))).status, 200)
    assert.containsSubset(await state(), {
      data: { email: 'neuve@exemple.fr', isEmailConfirmed: true, pendingEmail: null },
    })
    const { changes } = (await entriesOf(store, id)).at(-1) ?? {}
    assert.deepEqual(changes?.email, [EMAIL, 'neuve@exemple.fr'])
    assert.equal((await signedInCustomer('neuve@exemple.fr')).cookie('customer-auth'), '1')
  })

  test('is changed with the password only, to one that is free and another one', async ({ assert }) => {
    await createCustomer({ email: 'prise@exemple.fr' })
    assert.deepEqual(refusals(await change('neuve@exemple.fr', 'Faux-1234')), [
      ['current_password', 'E_USERS_PASSWORD_WRONG'],
    ])
    assert.deepEqual(refusals(await change('Prise@exemple.fr')), [['email', 'E_USERS_EMAIL_TAKEN']])
    assert.deepEqual(refusals(await change(EMAIL.toUpperCase())), [['email', 'E_USERS_EMAIL_UNCHANGED']])
    assert.deepEqual(refusals(await change('x')), [['email', 'E_VALIDATION_EMAIL']])
    assert.containsSubset(await state(), { data: { email: EMAIL, pendingEmail: null } })
  })

  test('is not taken from whoever opened an account with it meanwhile', async ({ assert }) => {
    await change('neuve@exemple.fr')
    await createCustomer({ email: 'neuve@exemple.fr' })
    const answer = await follow(await tokenTo('neuve@exemple.fr', 'confirm-email'))
    assert.deepEqual(refusals(answer), [[undefined, 'E_USERS_EMAIL_TAKEN']])
    assert.containsSubset(await state(), { data: { email: EMAIL } })
  })

  test('is not changed by a link that was mailed before another password', async ({ assert }) => {
    await change('pirate@exemple.fr')
    const token = await tokenTo('pirate@exemple.fr', 'confirm-email')
    await new Visitor().send('POST', '/api/users/password-resets', { email: EMAIL })
    const reset = await tokenTo(EMAIL, 'reset-password')
    const pair = { password: `${PASSWORD}2`, password_confirmation: `${PASSWORD}2` }
    assert.equal((await new Visitor().send('PUT', `/api/users/password-resets/${reset}`, pair)).status, 204)
    assert.deepEqual(refusals(await follow(token)), [[undefined, 'E_USERS_EMAIL_LINK_OVER']])
    // Whoever came by the mail has shown that the address is theirs.
    assert.deepEqual(await eventsOf(store), [['users.customer.confirmed', { customerId: id, email: EMAIL }]])
  })

  test('changed by staff is unconfirmed, and links to the former one open nothing', async ({ assert }) => {
    await new Visitor().send('POST', '/api/users/password-resets', { email: EMAIL })
    const reset = await tokenTo(EMAIL, 'reset-password')
    await createStaff()
    const staff = await signedInStaff()
    const form = { ...PROFILE, email: 'autre@exemple.fr', groupId: await groupId(store, 'general') }
    const answer = await staff.send('PUT', `${CUSTOMERS}/${id}`, { ...form, isSuspended: false, version: 1 })
    assert.containsSubset(answer.body, { data: { email: 'autre@exemple.fr', isEmailConfirmed: false } })
    const pair = { password: PASSWORD, password_confirmation: PASSWORD }
    assert.equal((await new Visitor().send('PUT', `/api/users/password-resets/${reset}`, pair)).status, 422)
    const list = await staff.send('GET', '/api/admin/users/customers?filter[is_email_confirmed]=0')
    assert.containsSubset(list.body, { meta: { total: 1 } })
  })

  test('must be confirmed before an order where the shop says so', async ({ assert }) => {
    const readiness = await app.container.make(OrderReadiness)
    const lacks = (isEmailConfirmed: boolean) => readiness.lacksConfirmation({ isEmailConfirmed }, 'default')
    assert.deepEqual([lacks(false), lacks(true)], [false, false])
    await setSetting('users.registration.confirm_before_order', true)
    assert.deepEqual([lacks(false), lacks(true)], [true, false])
    assert.throws(() => readiness.check({ isEmailConfirmed: false }, 'default'))
  })
})
