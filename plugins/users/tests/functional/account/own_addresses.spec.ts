import { test } from '@japa/runner'
import { countQueries } from '#core/testing/query_counter'
import { Visitor } from '#core/testing/visitor'
import { createCustomer, signedInCustomer } from '#plugins/users/testing'
import { ADDRESS, entriesOf } from '../office.js'
import { openAccount, refusals, takePermissions } from './shopper.js'
import type { Store } from '#core/database/store'

const BOOK = '/api/users/addresses'

interface Shown {
  id: number
  version: number
  city: string
  isBillingDefault: boolean
  isDeliveryDefault: boolean
}

test.group('The address book of a customer', (group) => {
  let store: Store
  let visitor: Visitor
  let id: number
  group.each.setup(async () => {
    ;({ store, visitor, id } = await openAccount())
  })

  async function made(fields: object = {}): Promise<Shown> {
    const { status, body } = await visitor.send('POST', BOOK, { ...ADDRESS, ...fields })
    if (status !== 201) throw new Error(`The address was answered ${status}`)
    return (body as { data: Shown }).data
  }

  const all = async () => ((await visitor.send('GET', BOOK)).body as { data: Shown[] }).data

  test('is empty, then holds what they write, the defaults first', async ({ assert }) => {
    assert.deepEqual((await visitor.send('GET', BOOK)).body, { data: [], meta: { total: 0 } })
    const first = await made()
    assert.containsSubset(first, { isBillingDefault: true, isDeliveryDefault: true, version: 1 })
    await made({ city: 'Lyon', postcode: '69001' })
    await made({ city: 'Lille', postcode: '59000', isDeliveryDefault: true })
    assert.deepEqual(
      (await all()).map(({ city }) => city),
      ['Lille', 'Paris', 'Lyon']
    )
    const [entry] = (await entriesOf(store, id)).slice(-1)
    assert.deepEqual(entry?.changes[`address.${first.id}.isDeliveryDefault`], [true, false])
  })

  test('is read in one statement beside the sign-in, however long it is', async ({ assert }) => {
    for (const city of ['Lyon', 'Lille', 'Nantes']) await made({ city })
    const { queries } = await countQueries(() => visitor.send('GET', BOOK))
    assert.lengthOf(
      queries.filter((sql) => sql.includes('users_addresses')),
      1
    )
  })

  test('takes changes, and refuses those of a form that is stale', async ({ assert }) => {
    const { id: address, version } = await made()
    const path = `${BOOK}/${address}`
    const changed = await visitor.send('PUT', path, { ...ADDRESS, street: '2 rue du Port', version })
    assert.containsSubset(changed.body, { data: { street: '2 rue du Port', version: 2 } })
    const stale = await visitor.send('PUT', path, { ...ADDRESS, version })
    assert.equal(stale.status, 409)
    assert.containsSubset(stale.body, { errors: [{ meta: { current: { street: '2 rue du Port' } } }] })
    assert.containsSubset((await visitor.send('GET', path)).body, { data: { street: '2 rue du Port' } })
  })

  test('reads numbers as people of the address write them, in the Pacific under “FR” too', async ({ assert }) => {
    const noumea = { postcode: '98800', city: 'Nouméa', phone: '25 12 34' }
    assert.containsSubset(await made(noumea), { country: 'NC', phone: '+687 25 12 34' })
    const reunion = { postcode: '97400', city: 'Saint-Denis', phone: '0692 12 34 56' }
    assert.containsSubset(await made(reunion), { country: 'RE', phone: '+262 692 12 34 56' })
    const wrong = await visitor.send('POST', BOOK, { ...ADDRESS, phone: '25 12 34' })
    assert.deepEqual(refusals(wrong), [['phone', 'E_VALIDATION_USERS_PHONE']])
  })

  test('refuses what no document can print, naming it, and an unknown postcode with an example', async ({ assert }) => {
    const said = async (fields: object) => {
      const { status, body } = await visitor.send('POST', BOOK, { ...ADDRESS, ...fields })
      assert.equal(status, 422)
      return (body as { errors: { field: string; code: string; message: string }[] }).errors
    }
    const wrong = await said({ firstName: '山田', street: 'شارع 1', company: '한국', city: 'Paris 🍷' })
    assert.deepEqual(
      wrong.map(({ field, code }) => [field, code]),
      ['firstName', 'company', 'street', 'city'].map((field) => [field, 'E_VALIDATION_PRINTABLE'])
    )
    assert.include(wrong[0]?.message, '山 田')
    const examples = [
      ['BE', '75011', '1000'],
      ['PT', '1000', '1000-001'],
      ['FR', '00000', '21000'],
    ] as const
    for (const [country, postcode, example] of examples) {
      assert.include((await said({ country, postcode, phone: null }))[0]?.message, example, country)
    }
    assert.containsSubset(await made({ country: 'LU', postcode: 'L-1234', phone: null }), { postcode: '1234' })
  })

  test('keeps names of every letter of Europe, and refuses what is too long', async ({ assert }) => {
    const kept = await made({ firstName: 'Ève Ђ', lastName: 'O’Brien-Ñandú', street: '1 rue <b>du</b> Port' })
    assert.containsSubset(kept, { firstName: 'Ève Ђ', street: '1 rue <b>du</b> Port' })
    const long = 'é'.repeat(10_000)
    const refused = await visitor.send('POST', BOOK, { ...ADDRESS, firstName: long, street: long, phone: long })
    assert.deepEqual(
      refusals(refused).map(([field]) => field),
      ['firstName', 'street', 'phone']
    )
    assert.equal((await visitor.send('POST', BOOK, { ...ADDRESS, city: 12, country: ['FR'] })).status, 422)
    assert.equal((await visitor.send('POST', BOOK)).status, 422)
  })

  test('is theirs alone', async ({ assert }) => {
    const { id: address, version } = await made()
    const other = await signedInCustomer((await createCustomer({ email: 'autre@exemple.fr' })).email)
    for (const path of [`${BOOK}/${address}`, `${BOOK}/0`, `${BOOK}/abc`, `${BOOK}/99999999999999999999`]) {
      assert.equal((await other.send('GET', path)).status, 404, path)
      assert.equal((await other.send('PUT', path, { ...ADDRESS, version })).status, 404, path)
      assert.equal((await other.send('DELETE', path, { version: 1 })).status, 404, path)
    }
    assert.equal((await new Visitor().send('GET', BOOK)).status, 401)
    assert.lengthOf(await all(), 1)
  })

  test('loses an address once, and only as it was seen', async ({ assert }) => {
    const { id: address } = await made()
    const stale = await visitor.send('DELETE', `${BOOK}/${address}`, { version: 2 })
    assert.equal(stale.status, 409)
    assert.containsSubset(stale.body, { errors: [{ meta: { current: { id: address, version: 1 } } }] })
    assert.equal((await visitor.send('DELETE', `${BOOK}/${address}`, { version: 1 })).status, 204)
    assert.equal((await visitor.send('DELETE', `${BOOK}/${address}`, { version: 1 })).status, 404)
  })

  test('is closed to groups whose role lacks it', async ({ assert }) => {
    await takePermissions(store, 'users.account.addresses')
    assert.equal((await visitor.send('GET', BOOK)).status, 403)
    assert.equal((await visitor.send('GET', '/api/users/profile')).status, 200)
  })

  test('has a limit', async ({ assert }) => {
    for (let count = 0; count < 50; count += 1) await made()
    assert.deepEqual(refusals(await visitor.send('POST', BOOK, ADDRESS)), [[undefined, 'E_USERS_TOO_MANY_ADDRESSES']])
  })
})

test.group('Countries of address forms', () => {
  test('are those of the visitor’s language, France first', async ({ assert }) => {
    const { body } = await new Visitor().send('GET', '/api/users/countries?locale=en_GB')
    const { data } = body as { data: { code: string; name: string; hasPostcodes: boolean }[] }
    assert.deepEqual(data[0], { code: 'FR', name: 'France', hasPostcodes: true })
    assert.containsSubset(data, [
      { code: 'DE', name: 'Germany' },
      { code: 'NC', name: 'New Caledonia' },
    ])
    assert.isAbove(data.length, 200)
  })
})
