import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { StoredMails } from '#core/mail/stored_mails'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { Visitor } from '#core/testing/visitor'
import { runJobs } from '#core/testing/run_jobs'
import { PASSWORD, createRole, createStaff, seedRoles, signedInStaff } from '#plugins/users/testing'

const STAFF = '/api/admin/users/staff'
const PROFILE = '/api/admin/users/profile'

interface Body {
  data: { id: number; version: number; confirmation: string }
  errors: { code: string; message: string; field?: string; meta?: Record<string, unknown> }[]
}

test.group('Accounts of staff', (group) => {
  let store: Store
  let admin: Visitor
  let ids: { admin: number; role: number; editor: number }
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    const staff = await createStaff()
    const editor = await store.reader.first<{ id: number }>(`select id from users_roles where name = 'editor'`)
    ids = { admin: staff.id, role: staff.roleId, editor: Number(editor?.id) }
    admin = await signedInStaff()
  })

  const body = (answer: { body: unknown }) => answer.body as Body
  const code = (answer: { body: unknown }) => body(answer).errors[0]?.code
  const NEW = () => ({ name: 'Camille Cave', email: 'Camille@Exemple.fr', roleId: ids.editor })

  test('are created with a password, listed, shown, and come in', async ({ assert }) => {
    const pair = { password: PASSWORD, password_confirmation: PASSWORD }
    const created = await admin.send('POST', STAFF, { ...NEW(), ...pair })
    assert.equal(created.status, 201)
    assert.containsSubset(created.body, {
      data: { email: 'camille@exemple.fr', roleName: 'editor', isSuspended: false },
    })
    const list = await admin.send('GET', `${STAFF}?q=camille&sort=-name&filter[role]=${ids.editor}`)
    assert.containsSubset(list.body, { data: [{ name: 'Camille Cave', suspended: false }], meta: { total: 1 } })
    assert.notInclude(JSON.stringify([created.body, list.body]), 'assword')
    await signedInStaff('camille@exemple.fr')
  })

  test('without a password are invited by a mail, whose link serves once', async ({ assert }) => {
    const created = await admin.send('POST', STAFF, { ...NEW(), locale: 'en_GB' })
    assert.equal(created.status, 201)
    await runJobs()
    const [mail] = await (await app.container.make(StoredMails)).list(1)
    assert.equal(mail?.to, 'camille@exemple.fr')
    const token = /\/vue\/admin\/reset-password\/(\S+)/.exec(String(mail?.text))?.[1]
    const pair = { password: PASSWORD, password_confirmation: PASSWORD }
    const path = `/api/admin/users/password-resets/${token}`
    assert.equal((await new Visitor().send('PUT', path, pair)).status, 204)
    assert.equal((await new Visitor().send('PUT', path, pair)).status, 422)
    await signedInStaff('camille@exemple.fr')
  })

  test('are refused with what is missing, taken or weak', async ({ assert }) => {
    const cases: [object, string, string][] = [
      [{ name: '' }, 'E_VALIDATION_REQUIRED', 'name'],
      [{ email: 'camille' }, 'E_VALIDATION_EMAIL', 'email'],
      [{ email: 'Equipe@exemple.fr' }, 'E_USERS_EMAIL_TAKEN', 'email'],
      [{ roleId: 999 }, 'E_USERS_ROLE_NOT_CHOOSABLE', 'roleId'],
      [{ password: 'court', password_confirmation: 'court' }, 'E_USERS_PASSWORD_WEAK', 'password'],
      [{ password: PASSWORD, password_confirmation: 'x' }, 'E_USERS_PASSWORDS_DIFFER', 'password_confirmation'],
    ]
    for (const [change, expected, field] of cases) {
      const answer = await admin.send('POST', STAFF, { ...NEW(), ...change })
      assert.equal(answer.status, 422, expected)
      assert.containsSubset(body(answer).errors[0], { code: expected, field })
    }
    assert.containsSubset(await store.reader.first('select count(*) as n from users_staff'), { n: 1 })
  })

  test('change from the version that was read; a new password ends their sign-ins', async ({ assert }) => {
    const editor = await createStaff({ email: 'edith@exemple.fr', role: 'editor' })
    const edith = await signedInStaff('edith@exemple.fr')
    const change = { name: 'Édith', email: 'edith@exemple.fr', roleId: ids.editor, version: 1 }
    const changed = await admin.send('PUT', `${STAFF}/${editor.id}`, change)
    assert.containsSubset(changed.body, { data: { name: 'Édith', version: 2 } })
    assert.equal((await edith.send('GET', PROFILE)).status, 200)
    const stale = await admin.send('PUT', `${STAFF}/${editor.id}`, change)
    assert.equal(stale.status, 409)
    assert.containsSubset(body(stale).errors[0]?.meta, { current: { name: 'Édith', version: 2 } })
    const other = 'Vendange-2016!'
    const pair = { password: other, password_confirmation: other }
    await admin.send('PUT', `${STAFF}/${editor.id}`, { ...change, ...pair, version: 2 })
    assert.equal((await edith.send('GET', PROFILE)).status, 401)
    await signedInStaff('edith@exemple.fr', other)
    const [, entry] = await store.reader.all<{ changes: string }>(
      `select changes from core_audit_entries where subject = 'users.staff' and action = 'updated' order by id`
    )
    // The log says that there is a new one, and neither it nor its hash.
    assert.deepEqual(JSON.parse(entry?.changes ?? '{}'), { password: [null, null] })
  })

  test('are suspended at once and opened again', async ({ assert }) => {
    const editor = await createStaff({ email: 'edith@exemple.fr', role: 'editor' })
    const edith = await signedInStaff('edith@exemple.fr')
    const path = `${STAFF}/${editor.id}/suspension`
    assert.containsSubset((await admin.send('POST', path)).body, { data: { isSuspended: true } })
    assert.equal((await edith.send('GET', PROFILE)).status, 401)
    await assert.rejects(() => signedInStaff('edith@exemple.fr'))
    assert.containsSubset((await admin.send('DELETE', path)).body, { data: { isSuspended: false } })
    await signedInStaff('edith@exemple.fr')
    assert.equal(code(await admin.send('POST', `${STAFF}/${ids.admin}/suspension`)), 'E_USERS_NOT_ONESELF')
  })

  test('of the last person in charge stay, whoever asks', async ({ assert }) => {
    await createRole('Chef', ['users.admins.list', 'users.admins.update', 'users.admins.delete'])
    const change = { name: 'x', email: 'equipe@exemple.fr', roleId: ids.editor, version: 1 }
    assert.equal(code(await admin.send('PUT', `${STAFF}/${ids.admin}`, change)), 'E_USERS_LAST_ADMIN')
    assert.equal(code(await admin.send('DELETE', `${STAFF}/${ids.admin}`, { version: 1 })), 'E_USERS_NOT_ONESELF')
    await createStaff({ email: 'chef@exemple.fr', role: 'Chef' })
    const chef = await signedInStaff('chef@exemple.fr')
    for (const method of ['PUT', 'DELETE']) {
      assert.equal(code(await chef.send(method, `${STAFF}/${ids.admin}`, change)), 'E_USERS_STAFF_ABOVE')
    }
    const second = await createStaff({ email: 'second@exemple.fr' })
    assert.equal((await admin.send('DELETE', `${STAFF}/${second.id}`, { version: 1 })).status, 204)
    assert.equal((await admin.send('DELETE', `${STAFF}/${second.id}`, { version: 1 })).status, 404)
  })

  test('are given no role above that of whoever gives it', async ({ assert }) => {
    await createRole('Chef', ['users.admins.list', 'users.admins.create'])
    await createStaff({ email: 'chef@exemple.fr', role: 'Chef' })
    const chef = await signedInStaff('chef@exemple.fr')
    assert.equal(code(await chef.send('POST', STAFF, { ...NEW(), roleId: ids.role })), 'E_USERS_STAFF_ABOVE')
    const roles = await chef.send('GET', '/api/admin/users/staff-roles')
    assert.containsSubset(roles.body, {
      data: [
        { name: 'admin', isGivable: false },
        { name: 'Chef', isGivable: true },
      ],
    })
  })

  test('are deleted by their owner with the password, but for the last one in charge', async ({ assert }) => {
    const wrong = await admin.send('POST', '/api/admin/users/confirmations', { current_password: 'x' })
    assert.equal(wrong.status, 422)
    assert.equal(body(wrong).errors[0]?.message, 'Mot de passe actuel erroné.')
    const confirm = async (visitor: Visitor) => {
      const answer = await visitor.send('POST', '/api/admin/users/confirmations', { current_password: PASSWORD })
      return body(answer).data.confirmation
    }
    const confirmation = await confirm(admin)
    assert.equal(code(await admin.send('DELETE', PROFILE, { confirmation })), 'E_USERS_LAST_ADMIN')
    await createStaff({ email: 'second@exemple.fr' })
    const second = await signedInStaff('second@exemple.fr')
    assert.equal(code(await second.send('DELETE', PROFILE, { confirmation })), 'E_USERS_CONFIRMATION_OVER')
    const left = await second.send('DELETE', PROFILE, { confirmation: await confirm(second) })
    assert.equal(left.status, 204)
    assert.equal((await second.send('GET', PROFILE)).status, 401)
  })
})
