import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import doctor from '#cli/commands/doctor'
import { SqliteReader } from '#core/database/sqlite_reader'
import { Store } from '#core/database/store'
import { called } from './called.js'
import type { ApplicationService } from '@adonisjs/core/types'

interface Check {
  name: string
  ok: boolean
  checked: boolean
  detail: string
  mend?: string
}

/** The shop with another SQLite file as its database; `query` is what asking it anything does. */
function shopOn(file: string, query: () => Promise<void> = async () => {}): ApplicationService {
  const store = { dialect: 'sqlite', reader: new SqliteReader(file), lucid: { rawQuery: query } }
  return {
    container: { make: (part: unknown) => (part === Store ? store : app.container.make(part as typeof Store)) },
    config: {
      get: (key: string, other: unknown) => (key === 'cellier.sqliteFile' ? file : app.config.get(key, other)),
    },
  } as unknown as ApplicationService
}

async function checksOf(shop: ApplicationService): Promise<Check[]> {
  const { out } = await called(doctor, { app: shop, options: { json: true } })
  return (JSON.parse(out.at(-1) ?? '') as { checks: Check[] }).checks
}

const OTHERS = ['settings', 'health', 'users.demo_accounts', 'sales.numbers']

test.group('cli doctor where the database is not ready', (group) => {
  let file: string

  group.each.setup(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'doctor-'))
    file = join(folder, 'shop.sqlite')
    return () => rm(folder, { recursive: true })
  })

  test('a database that is not there is one thing to mend, and looking does not make it', async ({ assert }) => {
    const checks = await checksOf(shopOn(file))
    assert.isFalse(existsSync(file))
    const bad = checks.filter(({ ok, checked }) => checked && !ok)
    assert.deepEqual(
      bad.map(({ name, mend }) => [name, mend]),
      [['database', 'Lancez « npm start », qui la prépare.']]
    )
    for (const name of ['migrations', ...OTHERS])
      assert.containsSubset(
        checks.find((check) => check.name === name),
        { ok: false, checked: false },
        name
      )
  })

  test('an empty one is one thing to mend, and stays empty', async ({ assert }) => {
    await writeFile(file, '')
    const shop = shopOn(file)
    const checks = await checksOf(shop)
    const bad = checks.filter(({ ok, checked }) => checked && !ok)
    assert.deepEqual(
      bad.map(({ name, detail }) => [name, detail]),
      [['migrations', 'la base n’est pas encore préparée']]
    )
    for (const name of OTHERS)
      assert.containsSubset(
        checks.find((check) => check.name === name),
        { ok: false, checked: false },
        name
      )
    const { reader } = await shop.container.make(Store)
    assert.deepEqual(await reader.all('select name from sqlite_master'), [])
    const { out, status } = await called(doctor, { app: shop })
    assert.equal(status, 1)
    assert.include(out, '– Réglages : pas vérifié, la base de données n’étant pas prête')
    assert.equal(out.at(-1), '1 point à réparer.')
  })

  test('one that cannot be read is a file, no server', async ({ assert }) => {
    await writeFile(file, 'not a database')
    const refuse = () => Promise.reject(new Error('file is not a database'))
    const found = (await checksOf(shopOn(file, refuse))).find(({ name }) => name === 'database')
    assert.equal(found?.ok, false)
    assert.include(found?.mend, `${file} est une base SQLite`)
  })
})

test.group('cli doctor after a plugin was taken out', () => {
  test('names the tables that it left and how to delete them, and finds no fault', async ({ assert, cleanup }) => {
    const { lucid } = await app.container.make(Store)
    const migration = { name: 'plugins/payment/database/migrations/1_create', batch: 1 }
    const tables = ['payment_tips', 'payment_offline_tips']
    await lucid.table('adonis_schema').insert(migration)
    for (const table of tables) await lucid.rawQuery(`create table ${table} (id integer)`)
    cleanup(async () => {
      await lucid.from('adonis_schema').where('name', migration.name).delete()
      for (const table of tables) await lucid.rawQuery(`drop table ${table}`)
    })
    const found = (await checksOf(app)).find(({ name }) => name === 'leftovers')
    assert.isTrue(found?.ok)
    assert.match(found?.detail ?? '', /^payment a laissé payment_tips\. .* cli plugin:remove payment --drop-data\.$/)
  })
})
