import { test } from '@japa/runner'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import { freshSite } from '#plugins/cms/testing'
import type { Store } from '#core/database/store'
import type { Visitor } from '#core/testing/visitor'

const TYPES = '/api/admin/cms/content-types'
const RECIPES = '/api/admin/cms/contents/recettes'

const TYPE = {
  code: 'recettes',
  label: { fr_FR: 'Recettes', en_GB: 'Recipes' },
  singularLabel: { fr_FR: 'Recette', en_GB: 'Recipe' },
  pattern: { fr_FR: '/recettes/{slug}', en_GB: '/recipes/{slug}' },
}

test.group('Editors and content types that staff make', (group) => {
  let store: Store
  let admin: Visitor
  let editor: Visitor

  group.each.setup(async () => {
    store = await freshSite()
    admin = await newStaffVisit()
    editor = await newStaffVisit({ email: 'redaction@exemple.fr', role: 'editor' })
  })

  const make = async () => {
    const { status, body } = await admin.send('POST', TYPES, TYPE)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return (body as { data: { id: number; version: number } }).data
  }
  const held = async (role: string) => {
    const rows = await store.reader.all<{ permission: string }>(
      `select p.permission from users_role_permissions p join users_roles r on r.id = p.role_id
       where r.name = ? and p.permission like 'cms.%recettes%' order by p.permission`,
      [role]
    )
    return rows.map(({ permission }) => permission)
  }

  test('an editor works with a new type at once, and its menu entry is there', async ({ assert }) => {
    await make()
    const made = await editor.send('POST', RECIPES, { title: { fr_FR: 'Daube', en_GB: null }, status: 'published' })
    assert.equal(made.status, 201)
    assert.containsSubset((await editor.send('GET', RECIPES)).body, { data: [{ title: 'Daube' }] })
    assert.includeMembers(await held('editor'), ['cms.menu.recettes', 'cms.recettes.delete', 'cms.recettes.list'])
  })

  test('the permissions go with the type, those of other roles stay as staff made them', async ({ assert }) => {
    await createRole('Cuisine', ['cms.recettes.list'])
    const { id, version } = await make()
    assert.deepEqual(await held('Cuisine'), ['cms.recettes.list'])
    assert.equal((await admin.send('DELETE', `${TYPES}/${id}`, { version, confirmed: true })).status, 204)
    assert.deepEqual(await held('editor'), [])
    assert.deepEqual(await held('Cuisine'), ['cms.recettes.list'])
    assert.equal((await editor.send('GET', '/api/admin/cms/contents/pages')).status, 200)
  })

  test('what was given is recorded, and a role that staff renamed is left alone', async ({ assert }) => {
    const { id, version } = await make()
    const entry = () =>
      store.reader.first<{ actor: string; changes: unknown }>(
        `select actor_kind as actor, changes from core_audit_entries where subject = 'users.roles' and action = 'updated'
         order by id desc limit 1`,
        []
      )
    const given = await entry()
    assert.equal(given?.actor, 'staff')
    assert.include(JSON.stringify(given?.changes), 'cms.recettes.list')
    await store.transaction(async (trx) => {
      await trx.from('users_roles').where('name', 'editor').update({ name: 'Rédaction' })
    })
    await admin.send('DELETE', `${TYPES}/${id}`, { version, confirmed: true })
    assert.include(await held('Rédaction'), 'cms.recettes.list')
  })
})
