import { test } from '@japa/runner'
import { Visitor } from '#core/testing/visitor'
import { createCustomer, signedInCustomer } from '#plugins/users/testing'
import { entriesOf, groupId } from '../office.js'
import { openAccount, refusals, takePermissions } from './shopper.js'
import type { Store } from '#core/database/store'

const PROFILE = '/api/users/profile'

const FORM = {
  gender: null,
  firstName: 'Claire',
  lastName: 'Client',
  birthDate: null,
  phone: null,
  locale: null,
  company: null,
  corporateName: null,
  tradeName: null,
  registrationNumber: null,
  vatNumber: null,
  website: null,
  version: 1,
}

test.group('The profile of a customer', (group) => {
  let store: Store
  let visitor: Visitor
  let id: number
  group.each.setup(async () => {
    ;({ store, visitor, id } = await openAccount())
  })

  const put = (fields: object = {}) => visitor.send('PUT', PROFILE, { ...FORM, ...fields })

  test('takes what they tell, and the log tells what changed', async ({ assert }) => {
    const told = { gender: 'female', birthDate: '1980-12-31', phone: '06 12 34 56 78', locale: 'en_GB' }
    const { status, body } = await put({ ...told, company: 'Cave du Port', lastName: ' Dupont ' })
    assert.equal(status, 200)
    const stored = { ...told, phone: '+33 6 12 34 56 78', company: 'Cave du Port', lastName: 'Dupont', version: 2 }
    assert.containsSubset(body, { data: stored })
    assert.containsSubset((await visitor.send('GET', PROFILE)).body, { data: stored })
    const { changes = {} } = (await entriesOf(store, id)).at(-1) ?? {}
    assert.deepEqual(changes.lastName, ['Client', 'Dupont'])
    assert.equal((await put({ ...stored, phone: '+33612345678' })).status, 200)
    assert.containsSubset((await visitor.send('GET', PROFILE)).body, { data: { version: 2 } })
  })

  test('leaves alone what is not theirs to change', async ({ assert }) => {
    const sent = { email: 'pirate@exemple.fr', kind: 'professional', groupId: await groupId(store, 'professional') }
    const { status, body } = await put({ ...sent, isSuspended: true, corporateName: 'Pirate SARL', emailVerifiedAt: 1 })
    assert.equal(status, 200)
    assert.containsSubset(body, { data: { email: 'cliente@exemple.fr', kind: 'individual', corporateName: null } })
    const row = await store.reader.first('select group_id, is_suspended from users_customers where id = ?', [id])
    assert.equal(Number(row?.group_id), await groupId(store, 'general'))
  })

  test('of a company keeps its name, and checks its numbers', async ({ assert }) => {
    const company = { kind: 'professional' as const, corporateName: 'Bistrot', email: 'pro@exemple.fr' }
    const pro = await signedInCustomer((await createCustomer(company)).email)
    const send = (fields: object) => pro.send('PUT', PROFILE, { ...FORM, corporateName: 'Bistrot', ...fields })
    assert.deepEqual(refusals(await send({ corporateName: null })), [['corporateName', 'E_USERS_VALUE_REQUIRED']])
    const wrong = await send({ registrationNumber: '73282932000079', vatNumber: 'FR00', website: 'javascript:1' })
    assert.deepEqual(
      refusals(wrong).map(([field]) => field),
      ['registrationNumber', 'vatNumber', 'website']
    )
    const right = await send({ registrationNumber: '732 829 320 00074', vatNumber: 'fr44732829320', website: 'b.fr' })
    assert.containsSubset(right.body, {
      data: { registrationNumber: '73282932000074', vatNumber: 'FR44732829320', website: 'https://b.fr' },
    })
  })

  test('is refused field by field, and nothing of it is written', async ({ assert }) => {
    const long = '🍷'.repeat(5_000)
    const answer = await put({ firstName: long, lastName: '', birthDate: '2999-01-01', phone: long, gender: 'chat' })
    assert.sameMembers(
      refusals(answer).map(([field]) => field),
      ['firstName', 'lastName', 'phone', 'gender']
    )
    assert.deepEqual(refusals(await put({ birthDate: '2999-01-01' })), [['birthDate', 'E_USERS_BIRTH_DATE_INVALID']])
    assert.equal((await visitor.send('PUT', PROFILE)).status, 422)
    assert.equal((await put({ firstName: { toString: 1 } })).status, 422)
    assert.containsSubset((await visitor.send('GET', PROFILE)).body, { data: { firstName: 'Claire', version: 1 } })
    // Invoices bear the name, and no font of theirs has this.
    assert.deepEqual(refusals(await put({ firstName: 'Zoé 🍇' })), [['firstName', 'E_VALIDATION_PRINTABLE']])
  })

  test('is not overwritten by a form that is stale, and tells nothing that staff keep', async ({ assert }) => {
    await put({ firstName: 'Anne' })
    const stale = await put({ firstName: 'Berthe' })
    assert.equal(stale.status, 409)
    assert.containsSubset(stale.body, { errors: [{ meta: { current: { firstName: 'Anne', version: 2 } } }] })
    assert.notMatch(JSON.stringify(stale.body), /isSuspended|groupId|hasPassword/)
  })

  test('is for those who hold its permission, and for nobody else', async ({ assert }) => {
    assert.equal((await new Visitor().send('PUT', PROFILE, FORM)).status, 401)
    await takePermissions(store, 'users.account.profile')
    assert.equal((await put()).status, 403)
    const { body } = await visitor.send('GET', '/api/users/account')
    assert.containsSubset(body, { data: { name: 'Claire Client', permissions: ['users.account.addresses'] } })
    assert.equal((await new Visitor().send('GET', '/api/users/account')).status, 401)
  })
})
