import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { PluginRegistry } from '#core/plugin/registry'
import { resetDatabase } from '#core/testing/reset_database'
import { PASSWORD, createCustomer, newStaffVisit, seedRoles } from '#plugins/users/testing'
import { Visitor } from '#core/testing/visitor'

interface Grant {
  role: string
  permission: string
}

const GRANTS = `select r.name as role, p.permission from users_role_permissions p
  join users_roles r on r.id = p.role_id order by r.name, p.permission`

async function grants(store: Store): Promise<string[]> {
  const rows = await store.reader.all<Grant>(GRANTS)
  return rows.map(({ role, permission }) => `${role} ${permission}`)
}

async function roleId(store: Store, name: string): Promise<number> {
  const row = await store.reader.first<{ id: number }>('select id from users_roles where name = ?', [name])
  return Number(row?.id)
}

test.group('Seeding roles', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
  })

  test('gives the four roles, their permissions, and the built-in groups', async ({ assert }) => {
    const { roles } = await seedRoles()
    assert.equal(roles, 4)
    const rows = await store.reader.all('select name, guard_name from users_roles order by guard_name, name')
    assert.deepEqual(
      rows.map((row) => ({ ...(row as object) })),
      [
        { name: 'admin', guard_name: 'admin' },
        { name: 'editor', guard_name: 'admin' },
        { name: 'customer', guard_name: 'front' },
        { name: 'professional', guard_name: 'front' },
      ]
    )
    const held = await grants(store)
    assert.include(held, 'customer users.account.profile')
    assert.include(held, 'professional users.account.profile')
    assert.notInclude(held, 'editor users.roles.list')
    const groups = await store.reader.all<{ code: string }>('select code from users_groups order by code')
    assert.deepEqual(
      groups.map(({ code }) => code),
      ['general', 'guest', 'professional']
    )
  })

  test('a second time changes nothing', async ({ assert }) => {
    await seedRoles()
    const before = await grants(store)
    assert.deepEqual(await seedRoles(), { roles: 0, permissions: 0 })
    assert.deepEqual(await grants(store), before)
  })

  test('what staff took away stays away, what they gave stays given', async ({ assert }) => {
    await seedRoles()
    const editor = await roleId(store, 'editor')
    await store.transaction(async (trx) => {
      await trx.from('users_role_permissions').where('permission', 'users.account.profile').delete()
      await trx.insertQuery().table('users_role_permissions').insert({
        role_id: editor,
        permission: 'users.roles.list',
      })
    })
    await seedRoles()
    const held = await grants(store)
    assert.notInclude(held, 'customer users.account.profile')
    assert.include(held, 'editor users.roles.list')
  })

  test('a role that staff deleted does not come back', async ({ assert }) => {
    await seedRoles()
    await store.transaction((trx) => trx.from('users_roles').where('name', 'editor').delete())
    assert.deepEqual(await seedRoles(), { roles: 0, permissions: 0 })
    assert.isNaN(await roleId(store, 'editor'))
  })

  test('a permission that a plugin brings later is given once', async ({ assert }) => {
    await seedRoles()
    await store.transaction(async (trx) => {
      for (const table of ['users_seeds', 'users_role_permissions']) {
        await trx.from(table).where('permission', 'users.account.profile').delete()
      }
    })
    assert.deepEqual(await seedRoles(), { roles: 0, permissions: 2 })
    assert.include(await grants(store), 'customer users.account.profile')
  })

  test('only declared permissions are given', async ({ assert }) => {
    await seedRoles()
    const { permissions } = await app.container.make(PluginRegistry)
    for (const grant of await grants(store)) assert.isTrue(permissions.has(grant.split(' ')[1] as string), grant)
  })
})

test.group('A change of a role', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
  })

  test('holds for staff from the next request', async ({ assert }) => {
    const visitor = await newStaffVisit({ role: 'editor' })
    assert.equal((await visitor.send('GET', '/api/admin/users/roles')).status, 403)
    const editor = await roleId(store, 'editor')
    await store.transaction(async (trx) => {
      await trx
        .insertQuery()
        .table('users_role_permissions')
        .insert({ role_id: editor, permission: 'users.roles.list' })
      await store.changes.record(trx, 'users.roles', [editor])
    })
    assert.equal((await visitor.send('GET', '/api/admin/users/roles')).status, 200)
    await store.transaction(async (trx) => {
      await trx.from('users_role_permissions').where('role_id', editor).delete()
      await store.changes.record(trx, 'users.roles', [editor])
    })
    const refused = await visitor.send('GET', '/api/admin/users/roles')
    assert.equal(refused.status, 403)
    assert.deepEqual(refused.body, { errors: [{ code: 'E_FORBIDDEN', message: 'Accès interdit' }] })
  })

  test('holds for the customers of a group from the next request', async ({ assert }) => {
    await createCustomer()
    const visitor = new Visitor()
    await visitor.send('POST', '/api/users/session', { email: 'cliente@exemple.fr', password: PASSWORD })
    assert.equal((await visitor.send('GET', '/api/users/profile')).status, 200)
    await store.transaction(async (trx) => {
      await trx.from('users_role_permissions').where('permission', 'users.account.profile').delete()
      await store.changes.record(trx, 'users.roles', ['customer'])
    })
    assert.equal((await visitor.send('GET', '/api/users/profile')).status, 403)
  })

  test('the administrator holds what no list names', async ({ assert }) => {
    const visitor = await newStaffVisit()
    for (const path of ['users/roles', 'users/groups', 'users/permissions', 'configuration/channels']) {
      assert.equal((await visitor.send('GET', `/api/admin/${path}`)).status, 200, path)
    }
  })
})
