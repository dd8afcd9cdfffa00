import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import Sqlite from 'better-sqlite3'
import { test } from '@japa/runner'
import { APP_ROOT } from '#core/boot/app_root'
import { compileFiles } from './compile_files.js'
import { copyOfTheHouse } from '#tests/fixtures/house_copy'
import { pluginTarball } from '#tests/fixtures/tarball'

const EXAMPLE = join(fileURLToPath(APP_ROOT), 'examples/product_guides')
const ID = 'product_guides'

/** A screen of the shop that calls a route of the plugin, with the typed client. */
const CALLER = 'web/app/lib/calls_guides.ts'
const CALL = `import { call } from './clients'

export async function titles() {
  const answer = await call('GET', 'product_guides.guides.index', { query: { product: 1 } })
  return answer ? answer.data.map(({ title }) => title) : []
}
`

const MIGRATION = `import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('product_guides_guides', (table) => void table.integer('minutes').nullable())
  }

  async down() {
    this.schema.alterTable('product_guides_guides', (table) => void table.dropColumn('minutes'))
  }
}
`

/** What a version 1.1.0 has that 1.0.0 has not: how long a guide takes. */
async function makeNext(folder: string): Promise<void> {
  const edit = async (path: string, from: string, to: string) => {
    const text = await readFile(join(folder, path), 'utf8')
    await writeFile(join(folder, path), text.replace(from, to))
  }
  await edit('package.json', '"version": "1.0.0"', '"version": "1.1.0"')
  await edit('plugin.ts', "version: '1.0.0'", "version: '1.1.0'")
  const minutes = "minutes: integer({ label: { fr_FR: 'Minutes', en_GB: 'Minutes' }, min: 1 }),"
  await edit('resources/guides.ts', '    thanks: integer', `    ${minutes}\n    thanks: integer`)
  await writeFile(join(folder, 'database/migrations/1796200000001_add_minutes_to_product_guides.ts'), MIGRATION)
}

/** A migration that runs, and one that does not. */
const BROKEN = ['create table broken_notes (id integer)', 'create nothing'].map((sql, number) => ({
  path: `package/database/migrations/179620000000${number}_x.ts`,
  content: `import { BaseSchema } from '@adonisjs/lucid/schema'
export default class extends BaseSchema {
  async up() {
    this.schema.raw('${sql}')
  }

  async down() {
    this.schema.dropTable('broken_notes')
  }
}
`,
}))

const AT = "'2026-11-27T10:00:00.000Z'"

/** What its use leaves: rows, an event to be delivered, a setting, permissions of a role. */
const ROWS = [
  `insert into product_guides_guides (created_at, updated_at) values (${AT}, ${AT})`,
  `insert into core_events (id, name, subject, payload, occurred_at, state, due_at)
   values ('x', 'product_guides.guide.thanked', 'product_guides.guide:1', '{}', ${AT}, 'pending', ${AT})`,
  `insert into core_settings (key, channel, locale, value, updated_at)
   values ('product_guides.most', '', '', '2', ${AT})`,
  "insert into users_seeds (role, guard_name, permission) values ('editor', 'admin', 'product_guides.guides.list')",
]

/** What remembers what happened, and what empties itself with time. */
const KEPT = /^(core_audit_entries|core_changes|core_rate_limits|sqlite_)|_fts/

test.group('A plugin from outside', (group) => {
  group.tap((each) => each.tags(['@sources']).timeout(240_000))
  let house = ''
  let inHouse: Awaited<ReturnType<typeof copyOfTheHouse>>['inHouse']
  let database: Sqlite.Database
  const tarballs = { first: '', next: '' }
  const cli = async (...call: string[]) => (await inHouse('cli/index.js', ...call)).stdout
  const refused = (...call: string[]) =>
    inHouse('cli/index.js', ...call).then(
      () => 'done',
      ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr
    )
  const text = (path: string) => readFile(join(house, path), 'utf8')

  async function pack(folder: string): Promise<string> {
    const call = ['pack', folder, '--ignore-scripts', '--offline', '--json', '--pack-destination', house]
    const { stdout } = await promisify(execFile)('npm', call, { cwd: house })
    return join(house, (JSON.parse(stdout) as { filename: string }[])[0]?.filename ?? '')
  }

  group.setup(async () => {
    ;({ house, inHouse } = await copyOfTheHouse())
    tarballs.first = await pack(EXAMPLE)
    const next = join(house, 'next')
    await cp(EXAMPLE, next, { recursive: true })
    await makeNext(next)
    tarballs.next = await pack(next)
    await mkdir(dirname(join(house, CALLER)), { recursive: true })
    await writeFile(join(house, CALLER), CALL)
    await inHouse('--import=./bin/typescript.js', 'bin/prepare.ts')
    database = new Sqlite(join(house, 'tmp/shop/database/cellier.sqlite'))
    return async () => {
      database.close()
      await rm(house, { recursive: true, force: true })
    }
  })

  const tables = () => database.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[]
  const own = () => tables().filter((name) => name.startsWith(`${ID}_`))

  /** Tables with a row that names the plugin. */
  function naming(): string[] {
    return tables()
      .filter((table) => !KEPT.test(table))
      .filter((table) => JSON.stringify(database.prepare(`select * from ${table}`).all()).includes(ID))
  }

  test('is added from a packed tarball: listed, recorded, migrated, its routes typed for callers', async ({
    assert,
  }) => {
    assert.match(compileFiles(house, [CALLER], 'web').get(CALLER) ?? '', /product_guides\.guides\.index/)
    const shown = await cli('plugin:add', tarballs.first, '--yes')
    assert.include(shown, 'POST /api/product_guides/guides/{id}/thanks (public)')
    const listed = JSON.parse(await cli('plugin:list', '--json')) as { id: string }[]
    assert.containsSubset(
      listed.find(({ id }) => id === ID),
      { version: '1.0.0', byHand: { changed: [], missing: [], added: [] }, waitingMigrations: 0 }
    )
    assert.include(await text('plugins.lock.json'), 'sha512-')
    assert.lengthOf(own(), 3)
    assert.equal(compileFiles(house, [CALLER], 'web').get(CALLER), '')
    const files = ['plugin.ts', 'tests/functional/guides.spec.ts'].map((file) => `plugins/${ID}/${file}`)
    const messages = compileFiles(house, ['adonisrc.ts', 'tests/bootstrap.ts', ...files])
    for (const file of files) assert.equal(messages.get(file), '', file)
  })

  test('works in the shop, as its own tests and the doctor say', async ({ assert }) => {
    const spec = `--files=plugins/${ID}/tests/functional/guides.spec.ts`
    const { stdout } = await inHouse('--import=./bin/typescript.js', 'bin/test.ts', 'functional', spec)
    assert.match(stdout, /2 passed/)
    for (const statement of ROWS) database.prepare(statement).run()
    assert.includeMembers(naming(), ['core_events', 'core_settings', 'users_seeds'])
    assert.match(await cli('plugin:doctor', ID), /All is well/)
  })

  test('is upgraded, but not over what was changed by hand, which is shown', async ({ assert }) => {
    const file = `plugins/${ID}/queries/list_guides.ts`
    const before = await text(file)
    await writeFile(join(house, file), before.replace('order by thanks desc', 'order by id desc'))
    const shown = await refused('plugin:upgrade', ID, tarballs.next, '--yes')
    assert.match(shown, /-.*order by id desc/)
    assert.match(shown, /changed by hand: queries\/list_guides\.ts/)
    assert.notInclude(await text('plugins.lock.json'), '"1.1.0"')
    await cli('plugin:upgrade', ID, tarballs.next, '--yes', '--force')
    assert.equal(await text(file), before)
    const columns = database.prepare('select name from pragma_table_info(?)').pluck().all('product_guides_guides')
    assert.include(columns, 'minutes')
    assert.equal(database.prepare('select count(*) from product_guides_guides').pluck().get(), 1)
    assert.match(await refused('plugin:upgrade', ID, tarballs.first, '--yes'), /is not later/)
  })

  test('leaves nothing when it fails half way', async ({ assert }) => {
    const before = await Promise.all(['config/plugins.ts', 'plugins.lock.json'].map(text))
    const broken = join(house, 'broken.tgz')
    await writeFile(broken, pluginTarball('broken', {}, BROKEN))
    assert.match(await refused('plugin:add', broken, '--yes'), /That failed, and everything is as it was/)
    assert.isFalse(existsSync(join(house, 'plugins/broken')))
    assert.deepEqual(await Promise.all(['config/plugins.ts', 'plugins.lock.json'].map(text)), before)
    assert.notInclude(tables(), 'broken_notes')
  })

  test('gives the same package again, and finds its data when it comes back', async ({ assert }) => {
    const packed = (await cli('plugin:pack', ID, '--to', join(house, 'tmp'))).trim()
    await cli('plugin:remove', ID, '--keep-data', '--yes')
    assert.isFalse(existsSync(join(house, 'plugins', ID)))
    assert.isFalse(existsSync(join(house, 'plugins.lock.json')))
    assert.match(compileFiles(house, [CALLER], 'web').get(CALLER) ?? '', /product_guides\.guides\.index/)
    assert.lengthOf(own(), 3)
    assert.match(await cli('plugin:add', packed, '--yes'), /still has data of product_guides/)
    assert.equal(database.prepare('select count(*) from product_guides_guides').pluck().get(), 1)
  })

  test('is removed without a trace', async ({ assert }) => {
    await cli('plugin:remove', ID, '--drop-data', '--yes')
    assert.deepEqual(own(), [])
    assert.deepEqual(naming(), [])
    assert.isFalse(existsSync(join(house, 'plugins', ID)))
    assert.notInclude(await text('config/plugins.ts'), ID)
    assert.notInclude(await cli('routes', '--json'), ID)
    assert.match(compileFiles(house, [CALLER], 'web').get(CALLER) ?? '', /product_guides\.guides\.index/)
  })
})
