import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { runJobs } from '#core/testing/run_jobs'
import { StoredMails } from '#core/mail/stored_mails'
import { Visitor } from '#core/testing/visitor'
import { PASSWORD, createCustomer, openOffice } from '#plugins/users/testing'
import { CUSTOMERS, entriesOf } from './office.js'
import type { Store } from '#core/database/store'

const SESSION = '/api/users/session'

test.group('The password of a customer', (group) => {
  let store: Store
  let visitor: Visitor
  group.each.setup(async () => {
    ;({ store, visitor } = await openOffice())
  })

  /** The way of the link in the newest mail to an address. */
  async function linkTo(email: string): Promise<string> {
    await runJobs()
    const mails = await (await app.container.make(StoredMails)).list(5)
    const found = mails.find(({ to }) => to === email)
    return /\/vue(?:\/en)?\/reset-password\/[\w.-]+/.exec(found?.text ?? '')?.[0] ?? ''
  }

  const chosen = (password: string) => ({ password, password_confirmation: password })

  test('is theirs to choose, by a mail that staff send and that serves once', async ({ assert }) => {
    const { id, email } = await createCustomer({ email: 'lien@exemple.fr', password: null, locale: 'en_GB' })
    const shopper = new Visitor()
    assert.equal((await visitor.send('POST', `${CUSTOMERS}/${id}/password-mails`)).status, 202)
    const link = await linkTo(email)
    assert.match(link, /^\/vue\/en\/reset-password\//)
    const path = `/api/users/password-resets/${link.split('/').at(-1)}`
    const refused = await shopper.send('PUT', path, chosen('faible'))
    assert.containsSubset(refused.body, { errors: [{ code: 'E_USERS_PASSWORD_WEAK', field: 'password' }] })
    assert.equal((await shopper.send('PUT', path, { ...chosen(PASSWORD), password_confirmation: 'x' })).status, 422)
    assert.equal((await shopper.send('PUT', path, chosen(PASSWORD))).status, 204)
    assert.equal((await shopper.send('POST', SESSION, { email, password: PASSWORD })).status, 200)
    const again = await shopper.send('PUT', path, chosen(`${PASSWORD}2`))
    assert.containsSubset(again.body, { errors: [{ code: 'E_USERS_RESET_LINK_OVER' }] })
    assert.containsSubset((await entriesOf(store, id)).at(-1), { changes: { password: [null, null] } })
  })

  test('is not chosen by the link of staff, nor by a forged one', async ({ assert }) => {
    const { id, email } = await createCustomer({ email: 'forge@exemple.fr', password: null })
    await visitor.send('POST', `${CUSTOMERS}/${id}/password-mails`)
    const token = (await linkTo(email)).split('/').at(-1) ?? ''
    assert.include(token, '.')
    for (const [base, forged] of [
      ['users', `${token}x`],
      ['users', token.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))],
      ['admin/users', token],
    ] as const) {
      const answer = await new Visitor().send('PUT', `/api/${base}/password-resets/${forged}`, chosen(PASSWORD))
      assert.equal(answer.status, 422, forged)
    }
  })

  test('is not mailed to one who is suspended', async ({ assert }) => {
    const { id } = await createCustomer({ password: null })
    await store.transaction((trx) => trx.from('users_customers').update({ is_suspended: true }))
    const answer = await visitor.send('POST', `${CUSTOMERS}/${id}/password-mails`)
    assert.containsSubset(answer.body, { errors: [{ code: 'E_USERS_CUSTOMER_SUSPENDED' }] })
    assert.equal((await visitor.send('POST', `${CUSTOMERS}/99999/password-mails`)).status, 404)
  })
})
