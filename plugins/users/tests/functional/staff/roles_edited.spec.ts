import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { LOCALES } from '#core/i18n/locales'
import { ListRolePermissions } from '#plugins/users/queries/roles/list_role_permissions'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { createRole, createStaff, seedRoles, signedInStaff } from '#plugins/users/testing'
import type { Visitor } from '#core/testing/visitor'

const ROLES = '/api/admin/users/roles'

interface Body {
  data: { id: number; version: number; name: string }
  errors: { code: string; message: string; field?: string; meta?: Record<string, unknown> }[]
}

test.group('Roles edited by staff', (group) => {
  let store: Store
  let admin: Visitor
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    await createStaff()
    admin = await signedInStaff()
  })

  const created = async (name: string, guard = 'admin') => {
    const answer = await admin.send('POST', ROLES, { name, guard_name: guard })
    return (answer.body as Body).data
  }
  const refusal = (answer: { body: unknown }) => (answer.body as Body).errors[0]
  const idOf = async (name: string) =>
    Number((await store.reader.first<{ id: number }>('select id from users_roles where name = ?', [name]))?.id)
  const granted = async (id: number) => {
    const sql = 'select permission from users_role_permissions where role_id = ? order by permission'
    return (await store.reader.all<{ permission: string }>(sql, [id])).map(({ permission }) => permission)
  }

  test('are created with a name and an interface, and listed', async ({ assert }) => {
    const answer = await admin.send('POST', ROLES, { name: ' Caviste ', guard_name: 'admin' })
    assert.equal(answer.status, 201)
    assert.containsSubset(answer.body, { data: { name: 'Caviste', guard_name: 'admin', grantsAll: false, version: 1 } })
    const list = await admin.send('GET', `${ROLES}?q=caviste`)
    assert.containsSubset(list.body, {
      data: [{ name: 'Caviste', guard_name: 'admin', holders: 0 }],
      meta: { total: 1 },
    })
  })

  test('need a name that no other of their interface has', async ({ assert }) => {
    await created('Caviste')
    for (const name of ['', '   ', undefined]) {
      const answer = await admin.send('POST', ROLES, { name, guard_name: 'admin' })
      assert.equal(answer.status, 422)
      assert.containsSubset(refusal(answer), { message: 'Veuillez donner un nom à votre rôle.', field: 'name' })
    }
    const again = await admin.send('POST', ROLES, { name: 'caviste', guard_name: 'admin' })
    assert.equal(again.status, 422)
    assert.containsSubset(refusal(again), { message: 'Ce rôle existe déjà.', field: 'name' })
    assert.equal((await admin.send('POST', ROLES, { name: 'Caviste', guard_name: 'front' })).status, 201)
    assert.equal((await admin.send('POST', ROLES, { name: 'Autre', guard_name: 'both' })).status, 422)
  })

  test('are renamed from the version that was read, else the fresh row comes back', async ({ assert }) => {
    const { id, version } = await created('Caviste')
    const renamed = await admin.send('PUT', `${ROLES}/${id}`, { name: 'Sommelier', version })
    assert.containsSubset(renamed.body, { data: { name: 'Sommelier', version: 2 } })
    const stale = await admin.send('PUT', `${ROLES}/${id}`, { name: 'Autre', version })
    assert.equal(stale.status, 409)
    assert.containsSubset(refusal(stale)?.meta, { current: { name: 'Sommelier', version: 2 } })
    assert.containsSubset((await admin.send('GET', `${ROLES}/${id}`)).body, { data: { name: 'Sommelier' } })
  })

  test('receive exactly the permissions chosen, and the lists that go with them', async ({ assert }) => {
    const { id, version } = await created('Caviste')
    const chosen = ['users.roles.update', 'users.permissions.list']
    const answer = await admin.send('PUT', `${ROLES}/${id}/permissions`, { permissions: chosen, version })
    assert.equal(answer.status, 200)
    assert.deepEqual(await granted(id), ['users.permissions.list', 'users.roles.list', 'users.roles.update'])
    await admin.send('PUT', `${ROLES}/${id}/permissions`, { permissions: ['users.groups.list'], version: 2 })
    assert.deepEqual(await granted(id), ['users.groups.list'])
    const audit = await store.reader.first<{ changes: string }>(
      `select changes from core_audit_entries where subject = 'users.roles' order by id desc limit 1`
    )
    assert.deepEqual(JSON.parse(String(audit?.changes)), {
      permissions: [['users.permissions.list', 'users.roles.list', 'users.roles.update'], ['users.groups.list']],
    })
  })

  test('write nothing when a key is unknown, of the other interface, or the version is old', async ({ assert }) => {
    const { id, version } = await created('Caviste')
    const bodies = [
      { permissions: ['users.roles.list', 'users.nothing.list'], version, code: 'E_USERS_PERMISSION_UNKNOWN' },
      { permissions: ['users.roles.list', 'users.account.profile'], version, code: 'E_USERS_PERMISSION_ELSEWHERE' },
      { permissions: ['users.roles.list'], version: 9, code: 'E_STALE' },
    ]
    for (const { code, ...body } of bodies) {
      const answer = await admin.send('PUT', `${ROLES}/${id}/permissions`, body)
      assert.equal(answer.status, code === 'E_STALE' ? 409 : 422)
      assert.equal(refusal(answer)?.code, code)
    }
    assert.deepEqual(await granted(id), [])
    const front = await created('Membres', 'front')
    const wrong = await admin.send('PUT', `${ROLES}/${front.id}/permissions`, {
      permissions: ['users.roles.list'],
      version: 1,
    })
    assert.equal(refusal(wrong)?.code, 'E_USERS_PERMISSION_ELSEWHERE')
    const right = { permissions: ['users.account.profile'], version: 1 }
    assert.equal((await admin.send('PUT', `${ROLES}/${front.id}/permissions`, right)).status, 200)
  })

  test('are given nothing by somebody who lacks it', async ({ assert }) => {
    const keys = ['users.roles.list', 'users.roles.permissions.list', 'users.roles.permissions.sync']
    await createRole('Chef', keys)
    await createStaff({ email: 'chef@exemple.fr', role: 'Chef' })
    const chef = await signedInStaff('chef@exemple.fr')
    const { id } = await created('Caviste')
    const more = await chef.send('PUT', `${ROLES}/${id}/permissions`, {
      permissions: ['users.roles.list', 'users.admins.delete'],
      version: 1,
    })
    assert.equal(more.status, 403)
    assert.deepEqual(refusal(more)?.meta, { keys: ['users.admins.delete', 'users.admins.list'] })
    assert.deepEqual(await granted(id), [])
    const less = await chef.send('PUT', `${ROLES}/${id}/permissions`, { permissions: ['users.roles.list'], version: 1 })
    assert.equal(less.status, 200)
    const screen = await chef.send('GET', `${ROLES}/${id}/permissions`)
    const offers = (screen.body as { data: { groups: { resources: { permissions: { key: string }[] }[] }[] } }).data
    const flat = offers.groups.flatMap(({ resources }) => resources.flatMap(({ permissions }) => permissions))
    assert.containsSubset(flat, [
      { key: 'users.roles.list', isGranted: true, isGivable: true },
      { key: 'users.admins.delete', isGranted: false, isGivable: false },
    ])
  })

  test('have a name for every kind of thing that is permitted, in both languages', async ({ assert }) => {
    const roles = [await created('Caviste'), await created('Client', 'front')]
    for (const locale of LOCALES) {
      for (const { id } of roles) {
        const query = await app.container.make(ListRolePermissions)
        const { groups } = await query.execute(id, 'all', locale)
        const nameless = groups.flatMap(({ resources }) => resources.filter(({ label }) => label === ''))
        assert.deepEqual(
          nameless.map(({ key }) => key),
          []
        )
      }
    }
  })

  interface Offer {
    presets: { key: string; label: string; permissions: string[] }[]
    groups: { resources: { permissions: { key: string; isDangerous: boolean }[] }[] }[]
  }
  const offerOf = async (visitor: Visitor, id: number) =>
    ((await visitor.send('GET', `${ROLES}/${id}/permissions`)).body as { data: Offer }).data

  test('begin from a preset, which every plugin fills, and which never brings what the giver lacks', async ({
    assert,
  }) => {
    const { id } = await created('Caviste')
    const { presets, groups } = await offerOf(admin, id)
    assert.sameMembers(
      presets.map(({ key }) => key),
      ['order_preparation', 'shop_clerk', 'catalogue_editor', 'accountant', 'operations']
    )
    const flat = groups.flatMap(({ resources }) => resources.flatMap(({ permissions }) => permissions))
    const dangerous = new Set(flat.filter(({ isDangerous }) => isDangerous).map(({ key }) => key))
    assert.isTrue(dangerous.has('users.roles.permissions.sync') && dangerous.has('sales.refunds.create'))
    const of = (key: string) => presets.find((preset) => preset.key === key)?.permissions ?? []
    assert.include(of('order_preparation'), 'sales.shipments.create')
    assert.include(of('shop_clerk'), 'sales.quotes.send')
    for (const key of ['order_preparation', 'shop_clerk', 'accountant']) {
      assert.deepEqual(
        of(key).filter((permission) => dangerous.has(permission)),
        [],
        key
      )
    }
    for (const permission of of('accountant')) assert.match(permission, /menu|list|view|print|reports/)
    for (const permission of of('operations'))
      assert.notMatch(permission, /^(?:configuration|users\.(?:admins|roles))\./)
    const chosen = { permissions: of('shop_clerk'), version: 1 }
    assert.equal((await admin.send('PUT', `${ROLES}/${id}/permissions`, chosen)).status, 200)

    await createRole('Chef', ['users.roles.list', 'users.roles.permissions.list', 'users.customers.list'])
    await createStaff({ email: 'chef@exemple.fr', role: 'Chef' })
    const other = await created('Autre')
    const offered = await offerOf(await signedInStaff('chef@exemple.fr'), other.id)
    for (const { key, permissions } of offered.presets) assert.deepEqual(permissions, ['users.customers.list'], key)
    assert.deepEqual((await offerOf(admin, (await created('Membres', 'front')).id)).presets, [])
  })

  test('that are protected stay as they are, and somebody always stays in charge', async ({ assert }) => {
    const id = await idOf('admin')
    assert.equal((await admin.send('PUT', `${ROLES}/${id}`, { name: 'x', version: 1 })).status, 422)
    assert.equal((await admin.send('PUT', `${ROLES}/${id}/permissions`, { permissions: [], version: 1 })).status, 422)
    assert.equal((await admin.send('DELETE', `${ROLES}/${id}`, { version: 1 })).status, 422)

    const chefKeys = ['users.roles.list', 'users.roles.permissions.list', 'users.roles.permissions.sync']
    const chefRole = await createRole('Chef', chefKeys)
    await createStaff({ email: 'chef@exemple.fr', role: 'Chef' })
    const chef = await signedInStaff('chef@exemple.fr')
    await store.transaction((trx) => trx.from('users_staff').where('email', 'equipe@exemple.fr').delete())
    const lost = await chef.send('PUT', `${ROLES}/${chefRole.id}/permissions`, { permissions: [], version: 1 })
    assert.equal(lost.status, 422)
    assert.equal(refusal(lost)?.code, 'E_USERS_LAST_ADMIN')
    assert.deepEqual(await granted(chefRole.id), chefKeys)
  })

  test('in use are not deleted and say who holds them; others go', async ({ assert }) => {
    const role = await createRole('Caviste', ['users.roles.list'])
    await createStaff({ email: 'cave@exemple.fr', name: 'Camille Cave', role: 'Caviste' })
    const held = await admin.send('DELETE', `${ROLES}/${role.id}`, { version: 1 })
    assert.equal(held.status, 409)
    assert.include(refusal(held)?.message, 'Camille Cave')
    const front = await idOf('customer')
    assert.equal((await admin.send('DELETE', `${ROLES}/${front}`, { version: 1 })).status, 409)
    await store.transaction((trx) => trx.from('users_staff').where('email', 'cave@exemple.fr').delete())
    assert.equal((await admin.send('DELETE', `${ROLES}/${role.id}`, { version: 1 })).status, 204)
    assert.equal((await admin.send('DELETE', `${ROLES}/${role.id}`, { version: 1 })).status, 404)
    assert.equal((await admin.send('GET', `${ROLES}/${role.id}`)).status, 404)
  })

  test('keep what staff changed when roles are seeded again', async ({ assert }) => {
    const id = await idOf('editor')
    const before = await granted(id)
    const permissions = [...before.slice(1), 'users.roles.list']
    await admin.send('PUT', `${ROLES}/${id}/permissions`, { permissions, version: 1 })
    const after = await granted(id)
    await seedRoles()
    assert.deepEqual(await granted(id), after)
    assert.include(after, 'users.roles.list')
  })
})
