import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { CreateCustomer } from '#plugins/users/actions/create_customer'
import { createCustomer, openOffice } from '#plugins/users/testing'
import { groupsOf } from '#plugins/users/services/role_cache'
import { systemOrigin } from '#core/audit/origin'
import { groupId } from './office.js'
import type { Store } from '#core/database/store'
import type { Visitor } from '#core/testing/visitor'

const GROUPS = '/api/admin/users/groups'
const FORM = { name: 'Club', showsNetPrices: false, roleId: null, takesIndividuals: false, takesProfessionals: false }

interface Shown {
  id: number
  code: string
  version: number
  takesIndividuals: boolean
}

test.group('Groups of customers, by staff', (group) => {
  let store: Store
  let visitor: Visitor
  group.each.setup(async () => {
    ;({ store, visitor } = await openOffice())
  })

  async function made(fields: object = {}): Promise<Shown> {
    const { body } = await visitor.send('POST', GROUPS, { ...FORM, ...fields })
    return (body as { data: Shown }).data
  }

  async function shown(id: number): Promise<Shown> {
    return ((await visitor.send('GET', `${GROUPS}/${id}`)).body as { data: Shown }).data
  }

  test('are made with a code from their name, seen at once by prices, changed and deleted', async ({ assert }) => {
    const { id, code, version } = await made({ name: 'Club des Œnophiles', showsNetPrices: true })
    assert.equal(code, 'club-des-oenophiles')
    assert.isTrue((await groupsOf(store)).get(id)?.showsNetPrices)
    const answer = await visitor.send('PUT', `${GROUPS}/${id}`, { ...FORM, name: 'Amis', version })
    assert.containsSubset(answer.body, { data: { name: 'Amis', code, showsNetPrices: false, version: 2, members: 0 } })
    const stale = await visitor.send('PUT', `${GROUPS}/${id}`, { ...FORM, version })
    assert.equal(stale.status, 409)
    assert.containsSubset(stale.body, { errors: [{ meta: { current: { name: 'Amis', version: 2 } } }] })
    assert.equal((await visitor.send('DELETE', `${GROUPS}/${id}`, { version: 2 })).status, 204)
    assert.equal((await visitor.send('GET', `${GROUPS}/${id}`)).status, 404)
    assert.isUndefined((await groupsOf(store)).get(id))
  })

  test('with the name or code of another are refused, whatever the case', async ({ assert }) => {
    await made()
    for (const [fields, field] of [
      [{ name: 'CLUB' }, 'name'],
      [{ name: 'Autre', code: 'club' }, 'code'],
      [{ name: ' ' }, 'name'],
      [{ name: 'Autre', roleId: 999 }, 'roleId'],
    ] as const) {
      const answer = await visitor.send('POST', GROUPS, { ...FORM, ...fields })
      assert.equal(answer.status, 422)
      assert.containsSubset(answer.body, { errors: [{ field }] })
    }
  })

  test('give roles of the shop only, never of the back office', async ({ assert }) => {
    const { body } = await visitor.send('GET', '/api/admin/users/group-choices')
    const { roles } = (body as { data: { roles: { id: number; name: string }[] } }).data
    assert.deepEqual(
      roles.map(({ name }) => name),
      ['customer', 'professional']
    )
    const admin = await store.reader.first<{ id: number }>("select id from users_roles where name = 'admin'")
    const answer = await visitor.send('POST', GROUPS, { ...FORM, roleId: Number(admin?.id) })
    assert.containsSubset(answer.body, { errors: [{ code: 'E_USERS_FRONT_ROLE_UNKNOWN' }] })
  })

  test('that customers belong to are not deleted, and say how many', async ({ assert }) => {
    const { id, code } = await made()
    await createCustomer({ password: null, group: code })
    await createCustomer({ password: null, group: code, email: 'b@exemple.fr' })
    const answer = await visitor.send('DELETE', `${GROUPS}/${id}`, { version: 1 })
    assert.equal(answer.status, 409)
    assert.containsSubset(answer.body, {
      errors: [
        { message: 'Le groupe «\u202fClub\u202f» ne peut pas être supprimé\u202f: 2 clients lui appartiennent' },
      ],
    })
    assert.equal(
      (await visitor.send('DELETE', `${GROUPS}/${await groupId(store, 'guest')}`, { version: 1 })).status,
      409
    )
  })

  test('take new customers of a kind, one group each', async ({ assert }) => {
    const general = await groupId(store, 'general')
    const { id } = await made({ takesIndividuals: true })
    assert.isFalse((await shown(general)).takesIndividuals)
    const create = await app.container.make(CreateCustomer)
    const person = { email: 'neuf@exemple.fr', password: null, firstName: 'A', lastName: 'B' }
    assert.equal((await create.execute(person, systemOrigin('command'))).groupId, id)
    assert.equal((await visitor.send('DELETE', `${GROUPS}/${id}`, { version: 1 })).status, 409)
    const given = await visitor.send('PUT', `${GROUPS}/${id}`, { ...FORM, version: 1 })
    assert.containsSubset(given.body, { errors: [{ code: 'E_USERS_GROUP_DEFAULT_NEEDED', field: 'takesIndividuals' }] })
    const old = { ...FORM, name: 'Particuliers', takesIndividuals: true, version: 1 }
    assert.equal(
      (await visitor.send('PUT', `${GROUPS}/${general}`, old)).status,
      409,
      'its default had moved meanwhile'
    )
  })

  test('are listed with how many belong to them', async ({ assert }) => {
    await createCustomer({ password: null })
    assert.containsSubset((await visitor.send('GET', `${GROUPS}?filter[members]=1..1`)).body, {
      data: [{ code: 'general', members: 1, role: 'customer', takes_individuals: true, built_in: true }],
      meta: { total: 1 },
    })
  })
})
