import { test } from '@japa/runner'
import { Visitor } from '#core/testing/visitor'
import { PASSWORD, createCustomer, openOffice } from '#plugins/users/testing'
import { CUSTOMERS, PROFILE, entriesOf, groupId } from './office.js'
import type { Store } from '#core/database/store'

interface Shown {
  data: { id: number; version: number; groupId: number; phone: string | null } & Record<string, unknown>
}

test.group('Customers, by staff', (group) => {
  let store: Store
  let visitor: Visitor
  group.each.setup(async () => {
    ;({ store, visitor } = await openOffice())
  })

  async function made(fields: object = {}): Promise<Shown['data']> {
    const general = await groupId(store, 'general')
    const answer = await visitor.send('POST', CUSTOMERS, { ...PROFILE, groupId: general, ...fields })
    return (answer.body as Shown).data
  }

  test('are made with numbers in their own form, and found by them', async ({ assert }) => {
    const professional = await groupId(store, 'professional')
    const answer = await visitor.send('POST', CUSTOMERS, {
      ...PROFILE,
      email: ' Pro@Exemple.FR ',
      kind: 'professional',
      corporateName: 'Restaurant du Port',
      registrationNumber: '732 829 320 00074',
      vatNumber: 'fr 44 732 829 320',
      phone: '0590 12 34 56',
      website: 'restaurant.exemple.fr',
      birthDate: '1980-12-31',
      groupId: professional,
    })
    assert.equal(answer.status, 201)
    assert.containsSubset(answer.body, {
      data: {
        email: 'pro@exemple.fr',
        registrationNumber: '73282932000074',
        vatNumber: 'FR44732829320',
        phone: '+590 590 12 34 56',
        website: 'https://restaurant.exemple.fr',
        birthDate: '1980-12-31',
        isSuspended: false,
        hasPassword: false,
        version: 1,
      },
    })
    for (const q of ['port', 'PRO@exemple.fr', '590123456', 'claire resta', 'inconnue']) {
      const found = await visitor.send('GET', `${CUSTOMERS}?q=${encodeURIComponent(q)}`)
      const { total } = (found.body as { meta: { total: number } }).meta
      assert.equal(total, q === 'inconnue' ? 0 : 1, q)
    }
    const { id } = (answer.body as Shown).data
    assert.deepEqual((await entriesOf(store, id))[0]?.changes.registrationNumber, [null, '73282932000074'])
  })

  test('who fill fields wrongly are told each of them at once', async ({ assert }) => {
    const answer = await visitor.send('POST', CUSTOMERS, {
      ...PROFILE,
      groupId: 1,
      kind: 'professional',
      email: 'a@b',
      firstName: 'x'.repeat(36),
      phone: '06 12',
      registrationNumber: '73282932000079',
      vatNumber: 'FR84323140391',
      website: 'javascript:alert(1)',
      birthDate: '2026-02-30',
    })
    assert.equal(answer.status, 422)
    const { errors } = answer.body as { errors: { field: string; message: string }[] }
    const fields = [
      'email',
      'firstName',
      'birthDate',
      'phone',
      'corporateName',
      'registrationNumber',
      'vatNumber',
      'website',
    ]
    assert.sameMembers(
      errors.map(({ field }) => field),
      fields
    )
    const messages = Object.fromEntries(errors.map(({ field, message }) => [field, message]))
    assert.equal(messages.email, 'Veuillez entrer une adresse email valide')
    assert.equal(messages.firstName, 'Au plus 35 caractères')
    assert.equal(messages.corporateName, 'Ce champ doit être renseigné')
    assert.equal(messages.registrationNumber, 'Ce numéro SIRET n’est pas valable\u202f: vérifiez ses 14 chiffres')
  })

  test('are refused twice with one address, and born tomorrow, and among the guests', async ({ assert }) => {
    await made()
    const general = await groupId(store, 'general')
    const guest = await groupId(store, 'guest')
    const refused: [object, string, string][] = [
      [{ email: 'CLIENTE@exemple.fr' }, 'E_USERS_EMAIL_TAKEN', 'email'],
      [{ email: 'b@exemple.fr', birthDate: '2999-01-01' }, 'E_USERS_BIRTH_DATE_INVALID', 'birthDate'],
      [{ email: 'b@exemple.fr', groupId: guest }, 'E_USERS_GROUP_UNKNOWN', 'groupId'],
      [{ email: 'b@exemple.fr', groupId: 99_999 }, 'E_USERS_GROUP_UNKNOWN', 'groupId'],
    ]
    for (const [fields, code, field] of refused) {
      const answer = await visitor.send('POST', CUSTOMERS, { ...PROFILE, groupId: general, ...fields })
      assert.equal(answer.status, 422)
      assert.containsSubset(answer.body, { errors: [{ code, field }] })
    }
    assert.lengthOf(await store.reader.all('select id from users_customers'), 1)
  })

  test('are changed; a stale form gets the fresh row and writes nothing', async ({ assert }) => {
    const { id, version, groupId: inGroup } = await made()
    const form = { ...PROFILE, groupId: inGroup, isSuspended: false, version }
    const answer = await visitor.send('PUT', `${CUSTOMERS}/${id}`, { ...form, lastName: 'Cliente' })
    assert.containsSubset(answer.body, { data: { lastName: 'Cliente', version: 2 } })
    const stale = await visitor.send('PUT', `${CUSTOMERS}/${id}`, { ...form, lastName: 'Autre' })
    assert.equal(stale.status, 409)
    const show = await visitor.send('GET', `${CUSTOMERS}/${id}`)
    assert.containsSubset(stale.body, {
      errors: [{ code: 'E_STALE', meta: { current: (show.body as Shown).data } }],
    })
    assert.containsSubset(show.body, { data: { lastName: 'Cliente' } })
    assert.deepEqual((await entriesOf(store, id)).at(-1)?.changes, { lastName: ['Client', 'Cliente'] })
  })

  test('saved without a change keep their version and leave no entry', async ({ assert }) => {
    const { id, version, groupId: inGroup } = await made({ phone: '06 12 34 56 78' })
    const form = { ...PROFILE, phone: '+33 6 12 34 56 78', groupId: inGroup, isSuspended: false, version }
    const answer = await visitor.send('PUT', `${CUSTOMERS}/${id}`, form)
    assert.containsSubset(answer.body, { data: { version: 1 } })
    assert.lengthOf(await entriesOf(store, id), 1)
  })

  test('who are suspended are signed out at once and cannot come in', async ({ assert }) => {
    const { id, groupId: inGroup } = await createCustomer()
    const shopper = new Visitor()
    const credentials = { email: 'cliente@exemple.fr', password: PASSWORD }
    await shopper.send('POST', '/api/users/session', credentials)
    assert.equal((await shopper.send('GET', '/api/users/profile')).status, 200)
    const form = { ...PROFILE, groupId: inGroup, isSuspended: true, version: 1 }
    assert.equal((await visitor.send('PUT', `${CUSTOMERS}/${id}`, form)).status, 200)
    assert.equal((await shopper.send('GET', '/api/users/profile')).status, 401)
    assert.equal((await shopper.send('POST', '/api/users/session', credentials)).status, 422)
    const again = { ...form, isSuspended: false, version: 2 }
    assert.equal((await visitor.send('PUT', `${CUSTOMERS}/${id}`, again)).status, 200)
    assert.equal((await shopper.send('GET', '/api/users/profile')).status, 401, 'the former sign-in stays ended')
  })

  test('are deleted; a second time there is none', async ({ assert }) => {
    const { id } = await made()
    assert.equal((await visitor.send('DELETE', `${CUSTOMERS}/${id}`, { version: 1 })).status, 204)
    for (const method of ['GET', 'DELETE']) {
      const answer = await visitor.send(method, `${CUSTOMERS}/${id}`, method === 'DELETE' ? { version: 1 } : undefined)
      assert.equal(answer.status, 404)
      assert.containsSubset(answer.body, { errors: [{ code: 'E_USERS_CUSTOMER_NOT_FOUND' }] })
    }
    assert.equal((await visitor.send('GET', `${CUSTOMERS}/1e3`)).status, 404)
  })

  test('are listed by group, kind, state and day', async ({ assert }) => {
    await made()
    await made({ email: 'b@exemple.fr', kind: 'professional', corporateName: 'B', lastName: 'Âtre' })
    const general = await groupId(store, 'general')
    const totals: [query: string, total: number][] = [
      [`filter[group]=${general}`, 2],
      [`filter[group]=${await groupId(store, 'professional')}`, 0],
      ['filter[kind]=professional', 1],
      ['filter[state]=active', 2],
      ['filter[state]=suspended,erased', 0],
      ['filter[created_at]=2020-01-01..2020-02-01', 0],
      ['filter[name]=atre', 1],
    ]
    for (const [query, total] of totals) {
      const answer = await visitor.send('GET', `${CUSTOMERS}?${query}`)
      assert.containsSubset(answer.body, { meta: { total } }, query)
    }
    const { body } = await visitor.send('GET', `${CUSTOMERS}?sort=name`)
    const { data } = body as { data: { name: string }[] }
    assert.deepEqual(
      data.map(({ name }) => name),
      ['Claire Âtre', 'Claire Client']
    )
    assert.equal((await visitor.send('GET', `${CUSTOMERS}?filter[group]=999`)).status, 422)
  })

  test('choose from groups without the guests, and from countries in the language asked for', async ({ assert }) => {
    const { body } = await visitor.send('GET', '/api/admin/users/customer-choices?locale=en_GB')
    const { data } = body as { data: { groups: { code: string }[]; countries: { code: string; name: string }[] } }
    assert.sameMembers(
      data.groups.map(({ code }) => code),
      ['general', 'professional']
    )
    assert.deepEqual(data.countries[0], { code: 'FR', name: 'France', hasPostcodes: true })
    assert.deepInclude(data.countries, { code: 'DE', name: 'Germany', hasPostcodes: true })
  })
})
