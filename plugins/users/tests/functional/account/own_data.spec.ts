import { test } from '@japa/runner'
import { Visitor } from '#core/testing/visitor'
import { PASSWORD, createCustomer, signedInCustomer } from '#plugins/users/testing'
import { ADDRESS, entriesOf } from '../office.js'
import { mailsTo, openAccount, refusals } from './shopper.js'
import type { Store } from '#core/database/store'

const DATA = '/api/users/personal-data'
const FILE = `${DATA}/file`

test.group('The data of a customer, for themselves', (group) => {
  let store: Store
  let visitor: Visitor
  let id: number
  group.each.setup(async () => {
    ;({ store, visitor, id } = await openAccount())
    await visitor.send('POST', '/api/users/addresses', { ...ADDRESS, street: '7 impasse Secrète' })
  })

  const erase = (password: string) => visitor.send('DELETE', DATA, { current_password: password })

  test('are given as a file to save, which is not kept anywhere and writes nothing', async ({ assert }) => {
    const { length: logged } = await entriesOf(store, id)
    const { status, headers, body } = await visitor.send('GET', FILE)
    assert.equal(status, 200)
    assert.equal(headers.get('content-type'), 'application/zip')
    assert.match(headers.get('content-disposition') ?? '', /attachment; filename="mes-donnees\.zip"/)
    assert.match(headers.get('cache-control') ?? '', /no-store/)
    assert.match(String(body).slice(0, 2), /^PK/)
    assert.lengthOf(await entriesOf(store, id), logged)
    assert.equal((await new Visitor().send('GET', FILE)).status, 401)
    for (let at = 1; at < 10; at += 1) await visitor.send('GET', FILE)
    assert.equal((await visitor.send('GET', FILE)).status, 429)
  })

  test('are erased with the password: nothing of them stays, and a last mail tells it', async ({ assert }) => {
    const { id: other } = await createCustomer({ email: 'autre@exemple.fr' })
    assert.containsSubset((await visitor.send('GET', DATA)).body, {
      data: {
        parts: [
          { label: 'Adresses', deleted: 1 },
          { label: 'Connexions', deleted: 1 },
        ],
        isKept: false,
      },
    })
    assert.deepEqual(refusals(await erase('Faux-1234')), [['current_password', 'E_USERS_PASSWORD_WRONG']])
    assert.equal((await visitor.send('DELETE', DATA)).status, 422)
    assert.equal((await erase(PASSWORD)).status, 204)
    assert.deepEqual(visitor.cookieNames(), [])
    const [mail] = await mailsTo('cliente@exemple.fr')
    assert.equal(mail?.subject, 'Votre compte a été supprimé')
    for (const table of ['users_addresses', 'users_consents', 'users_email_links', 'users_customer_links']) {
      assert.lengthOf(await store.reader.all(`select * from ${table}`), 0, table)
    }
    const rows = await store.reader.all<{ id: number }>('select id from users_customers')
    assert.deepEqual(
      rows.map((row) => Number(row.id)),
      [other]
    )
    const log = await store.reader.all('select * from core_audit_entries where subject_id = ?', [String(id)])
    assert.isAbove(log.length, 0)
    assert.notMatch(JSON.stringify(log), /Claire|Secrète|cliente@/)
    assert.equal((await visitor.send('GET', DATA)).status, 401)
    await createCustomer()
    assert.equal((await signedInCustomer()).cookie('customer-auth'), '1')
  })
})
