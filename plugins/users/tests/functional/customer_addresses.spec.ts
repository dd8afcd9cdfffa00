import { test } from '@japa/runner'
import { createCustomer, openOffice } from '#plugins/users/testing'
import { ADDRESS, CUSTOMERS, entriesOf } from './office.js'
import type { Store } from '#core/database/store'
import type { Visitor } from '#core/testing/visitor'

interface Shown {
  id: number
  version: number
  city: string
  isBillingDefault: boolean
  isDeliveryDefault: boolean
}

test.group('Addresses of a customer, by staff', (group) => {
  let store: Store
  let visitor: Visitor
  let customer: number
  let addresses: string
  group.each.setup(async () => {
    ;({ store, visitor } = await openOffice())
    customer = (await createCustomer({ password: null })).id
    addresses = `${CUSTOMERS}/${customer}/addresses`
  })

  async function made(fields: object = {}): Promise<Shown> {
    const { body } = await visitor.send('POST', addresses, { ...ADDRESS, ...fields })
    return (body as { data: Shown }).data
  }

  async function all(): Promise<Shown[]> {
    return ((await visitor.send('GET', addresses)).body as { data: Shown[] }).data
  }

  test('the first is the default of both uses; another one takes a use over', async ({ assert }) => {
    const first = await made()
    assert.containsSubset(first, { isBillingDefault: true, isDeliveryDefault: true, version: 1 })
    await made({ city: 'Lyon', postcode: '69001', isDeliveryDefault: true })
    assert.containsSubset(await all(), [
      { city: 'Paris', isBillingDefault: true, isDeliveryDefault: false, version: 2 },
      { city: 'Lyon', isBillingDefault: false, isDeliveryDefault: true, version: 1 },
    ])
    const stale = { ...ADDRESS, isBillingDefault: true, isDeliveryDefault: true, version: 1 }
    assert.equal((await visitor.send('PUT', `${addresses}/${first.id}`, stale)).status, 409)
    const { changes = {} } = (await entriesOf(store, customer)).at(-1) ?? {}
    assert.deepEqual(changes[`address.${first.id}.isDeliveryDefault`], [true, false])
  })

  test('get the country that their postcode belongs to, and numbers of that country', async ({ assert }) => {
    const { body } = await visitor.send('POST', addresses, {
      ...ADDRESS,
      postcode: '97 400',
      city: 'Saint-Denis',
      phone: '0692 12 34 56',
    })
    assert.containsSubset(body, { data: { country: 'RE', postcode: '97400', phone: '+262 692 12 34 56' } })
    const pacific = await made({ country: 'PF', postcode: '98714', city: 'Papeete', phone: '40 41 23 45' })
    assert.containsSubset(pacific, { country: 'PF', phone: '+689 40 41 23 45' })
  })

  test('are refused field by field', async ({ assert }) => {
    const refused: [object, string[]][] = [
      [{ postcode: null }, ['postcode']],
      [{ postcode: '7501' }, ['postcode']],
      [{ country: 'XX' }, ['country']],
      [{ country: 'PF', postcode: '98714', phone: '0611' }, ['phone']],
      [{ street: ' ', city: null }, ['street', 'city']],
      [{ lastName: 'x'.repeat(36) }, ['lastName']],
    ]
    for (const [fields, names] of refused) {
      const { status, body } = await visitor.send('POST', addresses, { ...ADDRESS, ...fields })
      assert.equal(status, 422)
      const { errors } = body as { errors: { field: string; message: string }[] }
      assert.deepEqual(
        errors.map(({ field }) => field),
        names
      )
      for (const { message } of errors) assert.notMatch(message, /users\.|must/)
    }
    assert.lengthOf(await all(), 0)
    const abroad = await made({ country: 'IE', postcode: null, city: 'Dublin' })
    assert.containsSubset(abroad, { country: 'IE', postcode: null })
  })

  test('of another customer are not there', async ({ assert }) => {
    const { id, version } = await made()
    const { id: other } = await createCustomer({ password: null, email: 'autre@exemple.fr' })
    const path = `${CUSTOMERS}/${other}/addresses/${id}`
    assert.equal((await visitor.send('PUT', path, { ...ADDRESS, version })).status, 404)
    assert.equal((await visitor.send('DELETE', path, { version: 1 })).status, 404)
    assert.equal((await visitor.send('GET', `${CUSTOMERS}/99999/addresses`)).status, 404)
    assert.lengthOf(await all(), 1)
  })

  test('are deleted once', async ({ assert }) => {
    const { id } = await made()
    assert.equal((await visitor.send('DELETE', `${addresses}/${id}`, { version: 1 })).status, 204)
    assert.equal((await visitor.send('DELETE', `${addresses}/${id}`, { version: 1 })).status, 404)
    const { changes = {} } = (await entriesOf(store, customer)).at(-1) ?? {}
    assert.deepEqual(changes[`address.${id}.city`], ['Paris', null])
  })
})

test.group('Notes on a customer', (group) => {
  let visitor: Visitor
  let notes: string
  group.each.setup(async () => {
    ;({ visitor } = await openOffice())
    notes = `${CUSTOMERS}/${(await createCustomer({ password: null })).id}/notes`
  })

  test('keep their author and instant, the newest first', async ({ assert }) => {
    await visitor.send('POST', notes, { text: 'Aime les blancs secs' })
    const { body } = await visitor.send('POST', notes, { text: 'A rappelé' })
    const { data } = body as { data: { id: number; author: string; createdAt: string } }
    assert.equal(data.author, 'Équipe')
    assert.match(data.createdAt, /^\d{4}-.*Z$/)
    assert.containsSubset((await visitor.send('GET', notes)).body, {
      data: [{ text: 'A rappelé' }, { text: 'Aime les blancs secs' }],
      meta: { total: 2 },
    })
    assert.equal((await visitor.send('DELETE', `${notes}/${data.id}`)).status, 204)
    assert.equal((await visitor.send('DELETE', `${notes}/${data.id}`)).status, 404)
    assert.equal((await visitor.send('POST', notes, { text: '  ' })).status, 422)
  })
})
