import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { StoredMails } from '#core/mail/stored_mails'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { Visitor } from '#core/testing/visitor'
import { runJobs } from '#core/testing/run_jobs'
import { PASSWORD, createStaff, seedRoles, signedInStaff } from '#plugins/users/testing'

const PROFILE = '/api/admin/users/profile'
const RESETS = '/api/admin/users/password-resets'
const OTHER = 'Vendange-2016!'
const PAIR = { password: OTHER, password_confirmation: OTHER }

interface Body {
  data: { id: string; isCurrent: boolean }[]
  errors: { code: string; message: string; field?: string }[]
}

test.group('One’s own account of the back office', (group) => {
  let store: Store
  let admin: Visitor
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    await createStaff()
    admin = await signedInStaff()
  })

  const body = (answer: { body: unknown }) => answer.body as Body
  const error = (answer: { body: unknown }) => body(answer).errors[0]

  test('changes its name and language, which another browser hears of at signing in', async ({ assert }) => {
    const change = { name: 'Édith Équipe', email: 'equipe@exemple.fr', locale: 'en_GB', version: 1 }
    const changed = await admin.send('PUT', PROFILE, change)
    assert.containsSubset(changed.body, { data: { name: 'Édith Équipe', locale: 'en_GB', version: 2 } })
    const elsewhere = new Visitor()
    const entered = await elsewhere.send('POST', '/api/admin/users/session', {
      email: 'equipe@exemple.fr',
      password: PASSWORD,
    })
    assert.containsSubset(entered.body, { data: { locale: 'en_GB', needsCode: false } })
    assert.equal((await admin.send('PUT', PROFILE, change)).status, 409)
  })

  test('changes its address with the password only', async ({ assert }) => {
    const change = { name: 'Équipe', email: 'autre@exemple.fr', locale: 'fr_FR', version: 1 }
    const refused = await admin.send('PUT', PROFILE, change)
    assert.equal(refused.status, 422)
    assert.containsSubset(error(refused), { message: 'Mot de passe actuel erroné.', field: 'current_password' })
    const changed = await admin.send('PUT', PROFILE, { ...change, current_password: PASSWORD })
    assert.containsSubset(changed.body, { data: { email: 'autre@exemple.fr' } })
  })

  test('changes its password, and every other sign-in ends', async ({ assert }) => {
    const other = await signedInStaff()
    const path = `${PROFILE}/password`
    const wrong = await admin.send('PUT', path, { current_password: 'x', ...PAIR })
    assert.equal(error(wrong)?.message, 'Mot de passe actuel erroné.')
    const differ = await admin.send('PUT', path, { current_password: PASSWORD, ...PAIR, password_confirmation: 'x' })
    assert.equal(error(differ)?.message, 'Vos mots de passe ne correspondent pas. Veuillez réessayer')
    const weak = { current_password: PASSWORD, password: 'abc', password_confirmation: 'abc' }
    assert.equal((await admin.send('PUT', path, weak)).status, 422)
    assert.equal((await other.send('GET', PROFILE)).status, 200)
    assert.equal((await admin.send('PUT', path, { current_password: PASSWORD, ...PAIR })).status, 204)
    assert.equal((await other.send('GET', PROFILE)).status, 401)
    assert.equal((await admin.send('GET', PROFILE)).status, 200)
    await assert.rejects(() => signedInStaff())
    await signedInStaff('equipe@exemple.fr', OTHER)
  })

  test('is asked for its password ten times, not more', async ({ assert }) => {
    const guess = () => admin.send('PUT', `${PROFILE}/password`, { current_password: 'x', ...PAIR })
    for (let i = 0; i < 10; i++) assert.equal((await guess()).status, 422)
    const stopped = await guess()
    assert.equal(stopped.status, 429)
    assert.isAbove(Number(stopped.headers.get('retry-after')), 0)
  })

  test('lists its sign-ins and ends one, or all others', async ({ assert }) => {
    const [phone, desk] = [await signedInStaff(), await signedInStaff()]
    const list = body(await admin.send('GET', `${PROFILE}/sign-ins`)).data
    assert.lengthOf(list, 3)
    assert.lengthOf(
      list.filter(({ isCurrent }) => isCurrent),
      1
    )
    const ofPhone = body(await phone.send('GET', `${PROFILE}/sign-ins`)).data.find(({ isCurrent }) => isCurrent)
    assert.equal((await admin.send('DELETE', `${PROFILE}/sign-ins/${ofPhone?.id}`)).status, 204)
    assert.equal((await phone.send('GET', PROFILE)).status, 401)
    assert.equal((await admin.send('DELETE', `${PROFILE}/sign-ins/${ofPhone?.id}`)).status, 404)
    assert.equal((await admin.send('DELETE', `${PROFILE}/other-sign-ins`)).status, 204)
    assert.equal((await desk.send('GET', PROFILE)).status, 401)
    assert.equal((await admin.send('GET', PROFILE)).status, 200)
  })

  test('ends nobody else’s sign-ins', async ({ assert }) => {
    await createStaff({ email: 'edith@exemple.fr', role: 'editor' })
    const edith = await signedInStaff('edith@exemple.fr')
    const [own] = body(await admin.send('GET', `${PROFILE}/sign-ins`)).data
    assert.equal((await edith.send('DELETE', `${PROFILE}/sign-ins/${own?.id}`)).status, 404)
    await edith.send('DELETE', `${PROFILE}/other-sign-ins`)
    assert.equal((await admin.send('GET', PROFILE)).status, 200)
  })

  const link = async () => {
    await runJobs()
    const [mail] = await (await app.container.make(StoredMails)).list(1)
    return /\/vue\/admin\/reset-password\/(\S+)/.exec(String(mail?.text))?.[1] ?? ''
  }

  test('gets another password by a mail: the same answer for everybody, a link that serves once', async ({
    assert,
  }) => {
    const known = await new Visitor().send('POST', RESETS, { email: 'equipe@exemple.fr' })
    const unknown = await new Visitor().send('POST', RESETS, { email: 'personne@exemple.fr' })
    assert.equal(known.status, 202)
    assert.equal(unknown.status, 202)
    assert.deepEqual(Object.keys(known.body as object), Object.keys(unknown.body as object))
    const token = await link()
    const rows = await store.reader.all<{ digest: string }>('select digest from users_password_resets')
    assert.lengthOf(rows, 1)
    assert.notInclude(token, String(rows[0]?.digest))
    const use = (which: string, pair: object = PAIR) => new Visitor().send('PUT', `${RESETS}/${which}`, pair)
    assert.equal((await use(token, { password: 'abc', password_confirmation: 'abc' })).status, 422)
    assert.equal((await use(token)).status, 204)
    assert.equal((await admin.send('GET', PROFILE)).status, 401)
    assert.equal(error(await use(token))?.code, 'E_USERS_RESET_LINK_OVER')
    await signedInStaff('equipe@exemple.fr', OTHER)
  })

  test('refuses links that are forged, over, or of a suspended account', async ({ assert }) => {
    const ask = () => new Visitor().send('POST', RESETS, { email: 'equipe@exemple.fr' })
    const use = async (which: string) => error(await new Visitor().send('PUT', `${RESETS}/${which}`, PAIR))?.code
    await ask()
    const token = await link()
    const [secret = ''] = token.split('.')
    assert.equal(await use(`${secret}.${'A'.repeat(22)}`), 'E_USERS_RESET_LINK_OVER')
    assert.equal(await use('x'), 'E_USERS_RESET_LINK_OVER')
    await store.transaction((trx) => trx.from('users_staff').update({ is_suspended: true }))
    assert.equal(await use(token), 'E_USERS_RESET_LINK_OVER')
    await store.transaction(async (trx) => {
      await trx.from('users_staff').update({ is_suspended: false })
      await trx.from('users_password_resets').update({ ends_at: '2020-01-01T00:00:00.000Z' })
    })
    assert.equal(await use(token), 'E_USERS_RESET_LINK_OVER')
  })

  test('is asked for links five times an hour, known or not', async ({ assert }) => {
    for (const email of ['equipe@exemple.fr', 'personne@exemple.fr']) {
      for (let i = 0; i < 5; i++) assert.equal((await new Visitor().send('POST', RESETS, { email })).status, 202)
      assert.equal((await new Visitor().send('POST', RESETS, { email })).status, 429)
    }
  })
})
