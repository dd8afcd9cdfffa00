import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { StartRefused } from '#core/boot/start_refused'
import { type DomainError } from '#core/errors/domain_error'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { resetDatabase } from '#core/testing/reset_database'
import createAdmin from '#plugins/users/commands/create_admin'
import demoAccounts from '#plugins/users/demo/load_demo_accounts'
import prepareAccounts from '#plugins/users/preparations/prepare_accounts'
import seedRolesCommand from '#plugins/users/commands/seed_roles'
import { DEMO_CUSTOMERS, DEMO_PASSWORD, DEMO_STAFF } from '#plugins/users/demo/demo_accounts'
import inspectDemoAccounts from '#plugins/users/commands/inspect_demo_accounts'
import { ChangePassword } from '#plugins/users/actions/change_password'
import { PASSWORD, createCustomer, createStaff, seedRoles } from '#plugins/users/testing'
import { systemOrigin } from '#core/audit/origin'
import hash from '@adonisjs/core/services/hash'
import { Visitor } from '#core/testing/visitor'
import type { CliCommand } from '#core/console/command'
import type { Locale } from '#core/i18n/locales'
import type { Report } from '#core/boot/preparation'

const ADMIN_SESSION = '/api/admin/users/session'
const OPTIONS = { email: 'patronne@exemple.fr', name: 'La Patronne' }

async function run(command: CliCommand, options: Record<string, string | boolean> = {}) {
  const said: string[] = []
  const terminal = {
    locale: 'fr_FR' as const,
    interactive: false,
    line: (text: string) => void said.push(text),
    error: (text: string) => void said.push(`! ${text}`),
    progress: () => undefined,
  }
  const status = await command.run({ app, terminal, arguments: [], options })
  return { status, said }
}

async function staff(store: Store): Promise<string[]> {
  const rows = await store.reader.all<{ email: string }>('select email from users_staff order by email')
  return rows.map(({ email }) => email)
}

async function loadDemo(): Promise<string[]> {
  const said: string[] = []
  await demoAccounts.load({ app, folder: '', pictures: '', report: await reporter('en_GB', said) })
  return said
}

/** Keeps what is told to whoever starts the shop. */
async function reporter(locale: Locale, said: string[]): Promise<Report> {
  const translator = await app.container.make(Translator)
  return (key, parameters) => void said.push(translator.translate(locale, key, parameters))
}

/** Makes the accounts ready as a start does, and gives what is told. */
async function prepare(locale: Locale = 'fr_FR'): Promise<string[]> {
  const said: string[] = []
  await prepareAccounts.prepare(app, await reporter(locale, said))
  return said
}

const isDemo = app.config.get<boolean>('cellier.demo')

function restore(): void {
  app.config.set('users.adminPassword', '')
  app.config.set('cellier.demo', isDemo)
}

test.group('The first administrator', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    return restore
  })

  test('is made in an empty shop and signs in', async ({ assert }) => {
    app.config.set('users.adminPassword', PASSWORD)
    const { status, said } = await run(createAdmin, OPTIONS)
    assert.equal(status, 0)
    assert.match(String(said[0]), /^L’administrateur patronne@exemple.fr peut se connecter .*\/vue\/admin\/login\.$/)
    const answer = await new Visitor().send('POST', ADMIN_SESSION, { email: OPTIONS.email, password: PASSWORD })
    assert.equal(answer.status, 200)
  })

  test('is asked for at each start until there is one, in the language of the terminal', async ({ assert }) => {
    app.config.set('cellier.demo', false)
    const way = 'npx cli admin:create'
    assert.deepEqual(await prepare('fr_FR'), [
      `Personne n’administre encore la boutique. Créez le premier compte\u202f: ${way}`,
    ])
    assert.deepEqual(await prepare('en_GB'), [`Nobody runs the shop yet. Make the first account: ${way}`])
    app.config.set('users.adminPassword', PASSWORD)
    await run(createAdmin, OPTIONS)
    assert.deepEqual(await prepare(), [])
  })

  test('needs a strong password, and the password leaves no trace', async ({ assert }) => {
    app.config.set('users.adminPassword', 'motdepasse')
    const refused = await run(createAdmin, OPTIONS).catch((error: unknown) => error)
    assert.equal((refused as DomainError).kind.code, 'E_USERS_PASSWORD_WEAK')
    assert.deepEqual(await staff(store), [])
    app.config.set('users.adminPassword', PASSWORD)
    await run(createAdmin, OPTIONS)
    const rows = await store.reader.all('select * from core_audit_entries')
    assert.isAbove(rows.length, 0)
    assert.notInclude(JSON.stringify(rows), PASSWORD)
    const [account] = await store.reader.all<{ password: string }>('select password from users_staff')
    assert.match(String(account?.password), /^\$scrypt\$/)
  })

  test('says what is missing when nobody can be asked', async ({ assert }) => {
    assert.deepEqual((await run(createAdmin, {})).status, 1)
    const bad = await run(createAdmin, { ...OPTIONS, email: 'patronne' })
    assert.deepEqual(bad, { status: 1, said: ['! «\u202fpatronne\u202f» n’est pas une adresse email valide.'] })
    const without = await run(createAdmin, OPTIONS)
    assert.equal(without.status, 1)
    assert.match(String(without.said[0]), /--password-stdin/)
  })

  test('cannot take an address that is in use', async ({ assert }) => {
    app.config.set('users.adminPassword', PASSWORD)
    await run(createAdmin, OPTIONS)
    const again = await run(createAdmin, { ...OPTIONS, email: 'PATRONNE@exemple.fr' }).catch((error: unknown) => error)
    assert.equal((again as DomainError).kind.code, 'E_USERS_EMAIL_TAKEN')
    assert.deepEqual(await staff(store), ['patronne@exemple.fr'])
  })
})

test.group('The demo accounts', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    app.config.set('cellier.demo', true)
    return restore
  })

  test('are made once and their way in is told each time', async ({ assert }) => {
    const [first] = await loadDemo()
    const [second] = await loadDemo()
    assert.equal(first, second)
    assert.match(String(first), /^Back office: http:\/\/localhost:\d+\/vue\/admin\/login/)
    assert.include(String(first), DEMO_STAFF.email)
    assert.include(String(first), DEMO_PASSWORD)
    assert.deepEqual(await staff(store), [DEMO_STAFF.email])
  })

  test('a shop without DEMO does not start while they are there, and nobody enters by them', async ({ assert }) => {
    await loadDemo()
    await prepare()
    const entered = await new Visitor().send('POST', ADMIN_SESSION, {
      email: DEMO_STAFF.email,
      password: DEMO_PASSWORD,
    })
    assert.equal(entered.status, 200)
    app.config.set('cellier.demo', false)
    const refused = await prepare().catch((error: unknown) => error)
    assert.instanceOf(refused, StartRefused)
    assert.match((refused as StartRefused).message, /(compte|account)[^]*→ .*cli admin:create/)
    const customers = DEMO_CUSTOMERS.map(({ email }) => ['/api/users/session', email] as const)
    for (const [path, email] of [[ADMIN_SESSION, DEMO_STAFF.email] as const, ...customers]) {
      const answer = await new Visitor().send('POST', path, { email, password: DEMO_PASSWORD })
      assert.equal(answer.status, 422, email)
    }
  })

  test('go when a real administrator comes', async ({ assert }) => {
    await loadDemo()
    app.config.set('cellier.demo', false)
    app.config.set('users.adminPassword', PASSWORD)
    const { said } = await run(createAdmin, OPTIONS)
    assert.include(said, 'Les comptes de démonstration ont été supprimés.')
    assert.deepEqual(await staff(store), [OPTIONS.email])
    assert.deepEqual(await prepare(), [])
  })
})

test.group('The password of the demo shop', (group) => {
  let store: Store
  const look = () => inspectDemoAccounts.look(app, 'en_GB')

  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    app.config.set('cellier.demo', false)
    return restore
  })

  test('is refused for every account but the demo ones', async ({ assert }) => {
    const code = (error: DomainError) => error.kind.code
    const known = 'E_USERS_PASSWORD_KNOWN'
    assert.equal(await createStaff({ password: DEMO_PASSWORD }).catch(code), known)
    assert.equal(await createCustomer({ password: DEMO_PASSWORD }).catch(code), known)
    await createStaff()
    const change = await app.container.make(ChangePassword)
    const origin = systemOrigin('command', 'test')
    assert.equal(await change.execute('staff', 'equipe@exemple.fr', DEMO_PASSWORD, origin).catch(code), known)
  })

  test('is named by "cli doctor" where it still opens an account of a real shop', async ({ assert }) => {
    await createStaff()
    assert.deepEqual(await look(), { ok: true, detail: 'none, and nobody has their password' })
    app.config.set('cellier.demo', true)
    await loadDemo()
    assert.isTrue((await look()).ok)
    app.config.set('cellier.demo', false)
    const found = await look()
    assert.isFalse(found.ok)
    for (const { email } of [DEMO_STAFF, ...DEMO_CUSTOMERS]) assert.include(found.detail, email)
    assert.match(String(found.mend), /cli admin:create/)
  })

  test('is named where a member of staff took it, with the way to another one', async ({ assert }) => {
    await createStaff()
    const password = await hash.make(DEMO_PASSWORD)
    await store.transaction((trx) => trx.from('users_staff').update({ password }))
    const { ok, detail, mend } = await look()
    assert.deepEqual([ok, detail], [false, 'equipe@exemple.fr'])
    assert.match(String(mend), /npx cli admin:password --email equipe@exemple\.fr/)
  })
})

test.group('cli seed:roles', (group) => {
  group.each.setup(async () => resetDatabase(await app.container.make(Store)))

  test('says what it added, and that it added nothing', async ({ assert }) => {
    const first = await run(seedRolesCommand)
    assert.equal(first.status, 0)
    assert.match(String(first.said[0]), /^4 nouveaux rôles, \d+ nouvelles permissions\.$/)
    const second = await run(seedRolesCommand)
    assert.deepEqual(second.said, ['Aucun nouveau rôle, aucune nouvelle permission.'])
  })
})
