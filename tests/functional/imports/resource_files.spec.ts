import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import importFile from '#cli/commands/import_file'
import { Store } from '#core/database/store'
import { onStatement } from '#core/database/statement_counter'
import { importCells } from '#core/testing/resource_file'
import { resetDatabase } from '#core/testing/reset_database'
import { runJobs } from '#core/testing/run_jobs'
import { seedCatalogue } from '#plugins/catalogue/testing'
import { grantToEditors, newStaffVisit, seedRoles } from '#plugins/users/testing'
import { called } from '../cli/called.js'
import { IMPORTS, dataOf } from './told_import.js'
import type { Visitor } from '#core/testing/visitor'

const EXPORTS = '/api/admin/platform/exports'
const CATEGORIES = 'sales.tax_categories'
const FILE = 'name,code,description,position\nVins,wines,,1\nEaux,waters,Plates,2\n'
const RUNNING = ['list', 'create', 'update', 'validate', 'run'].map((action) => `platform.imports.${action}`)
const WRITING = ['list', 'create', 'update'].map((action) => `${CATEGORIES}.${action}`)

test.group('Files of resources', (group) => {
  let store: Store
  let editor: Visitor
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    await seedCatalogue()
    editor = await newStaffVisit({ email: 'cave@exemple.fr', name: 'cave', role: 'editor' })
    return () => resetDatabase(store)
  })

  const send = async (content: string) => dataOf(await editor.upload(IMPORTS, { name: 'tva.csv', content }))
  const codes = async () =>
    (await store.reader.all<{ code: string }>('select code from sales_tax_categories order by code')).map(
      ({ code }) => code
    )

  test('are recognised, tried and run by who may write the rows', async ({ assert }) => {
    await grantToEditors([...RUNNING, ...WRITING])
    const sent = await send(FILE)
    assert.equal(sent.choices.resource, CATEGORIES)
    const { resources, isPlain } = sent as unknown as { resources: { value: string }[]; isPlain: boolean }
    assert.deepEqual([resources.map(({ value }) => value), isPlain], [[CATEGORIES], true])
    await editor.send('POST', `${IMPORTS}/${sent.id}/trials`)
    await runJobs()
    assert.deepEqual(await codes(), [])
    assert.containsSubset(dataOf(await editor.send('GET', `${IMPORTS}/${sent.id}`)).trial, { created: 2, rejected: 0 })
    await editor.send('POST', `${IMPORTS}/${sent.id}/runs`)
    await runJobs()
    assert.deepEqual(await codes(), ['waters', 'wines'])
    const entries = await store.reader.all(
      "select channel, actor_name from core_audit_entries where subject = 'sales.tax_categories'"
    )
    assert.deepEqual(
      entries.map((entry) => ({ ...entry })),
      [
        { channel: 'import', actor_name: 'cave' },
        { channel: 'import', actor_name: 'cave' },
      ]
    )
  })

  test('are closed to who may not create and change the rows', async ({ assert }) => {
    await grantToEditors([...RUNNING, ...WRITING.slice(0, 2)])
    const answer = await editor.upload(IMPORTS, { name: 'tva.csv', content: FILE })
    const { id } = dataOf(answer)
    assert.equal((await editor.send('POST', `${IMPORTS}/${id}/runs`)).status, 403)
  })

  test('of roles give nobody more than they have', async ({ assert }) => {
    const line = { id: '', name: 'Chefs', guard_name: 'admin' }
    const held = new Set([...RUNNING, 'users.roles.create', 'users.roles.update'])
    assert.equal((await importCells('users.roles', [line], { held })).created, 1)
    const [role] = await store.reader.all<{ id: number }>("select id from users_roles where name = 'editor'")
    await grantToEditors(['catalogue.products.list'])
    const change = { id: String(role?.id), name: 'Assistants' }
    const { rejected, errors } = await importCells('users.roles', [change], { held })
    assert.equal(rejected, 1, JSON.stringify(errors))
    assert.equal((await importCells('users.roles', [change])).updated, 1)
  })

  test('are exported by who may open the rows, and only for lists that an import takes', async ({ assert }) => {
    await grantToEditors([...WRITING, 'platform.jobs.list'])
    await importCells(CATEGORIES, [{ name: 'Vins', code: 'wines' }])
    const wish = { list: CATEGORIES, format: 'csv', query: {}, isForImport: true }
    const started = await editor.send('POST', EXPORTS, wish)
    assert.equal(started.status, 202, JSON.stringify(started.body))
    await runJobs()
    const jobs = (await editor.send('GET', '/api/admin/platform/jobs/mine')).body as {
      data: { result?: { file: number } }[]
    }
    const file = await editor.send('GET', `/api/admin/platform/files/${String(jobs.data[0]?.result?.file)}`)
    assert.equal(file.body, 'name,code,description,position\r\nVins,wines,,0\r\n')
    assert.equal((await editor.send('POST', EXPORTS, { ...wish, format: 'xlsx' })).status, 422)
    assert.equal((await editor.send('POST', EXPORTS, { ...wish, list: 'platform.jobs' })).status, 422)
  })

  test('are named to the command by the resource or by the importer, and read by labels too', async ({ assert }) => {
    const folder = await mkdtemp(join(tmpdir(), 'resource-'))
    const file = join(folder, 'tva.csv')
    await writeFile(file, 'Nom;Code;Pour\nVins;wines;Le vin\nVins;WINES !;\n')
    const { status, out } = await called(importFile, {
      arguments: [file],
      options: { resource: CATEGORIES, json: true },
    })
    assert.equal(status, 2)
    assert.containsSubset(JSON.parse(out.at(-1) ?? ''), {
      created: 1,
      rejected: 1,
      errors: [{ row: 3, column: 'Code' }],
    })
    const unknown = await called(importFile, { arguments: [file], options: { resource: 'sales.nothing' } })
    assert.equal(unknown.status, 1)
    await writeFile(file, 'Nom;Pour\nVins;Le vin\n')
    const keyless = await called(importFile, { arguments: [file], options: { resource: CATEGORIES } })
    assert.include(keyless.err.join(' ') + keyless.out.join(' '), '« code »')
    await writeFile(file, 'sku,name,price\nA,Un,10\n')
    const named = await called(importFile, { arguments: [file], options: { resource: 'catalogue.products' } })
    assert.equal(named.status, 0, named.out.join('\n'))
    await rm(folder, { recursive: true })
  })

  test('cost as many statements as one row, where rows are new or change alike', async ({ assert }) => {
    const lines = Array.from({ length: 300 }, (_, at) => ({ name: `Nom ${at}`, code: `code-${at}`, position: '' }))
    const costs: number[] = []
    for (const description of ['', 'Boissons']) {
      let count = 0
      const stop = onStatement(() => (count += 1))
      const report = await importCells(
        CATEGORIES,
        lines.map((line) => ({ ...line, description }))
      )
      stop()
      assert.deepEqual([report.created + report.updated, report.errors], [lines.length, []])
      costs.push(count)
    }
    assert.isBelow(Math.max(...costs), 30, costs.join())
    const [row] = await store.reader.all<{ count: number }>(
      "select count(*) as count from core_audit_entries where subject = 'sales.tax_categories'"
    )
    assert.equal(Number(row?.count), 2 * lines.length)
  })

  test('set fixed fields once, and keep what a column that is absent holds', async ({ assert }) => {
    const wines = { name: 'Vins', code: 'wines', description: 'Le vin', position: '4' }
    await importCells(CATEGORIES, [wines])
    const twice = await importCells(CATEGORIES, [wines, wines])
    assert.equal(twice.errors[0]?.code, 'E_IMPORT_KEY_REPEATED')
    await importCells(CATEGORIES, [{ code: 'wines', name: 'Tous les vins' }])
    const [row] = await store.reader.all('select name, description, position from sales_tax_categories')
    assert.deepEqual({ ...row }, { name: 'Tous les vins', description: 'Le vin', position: 4 })
    const role = { id: '', name: 'Chefs', guard_name: 'admin' }
    await importCells('users.roles', [role])
    const [{ id } = { id: 0 }] = await store.reader.all<{ id: number }>(
      "select id from users_roles where name = 'Chefs'"
    )
    const { errors } = await importCells('users.roles', [{ ...role, id: String(id), guard_name: 'front' }])
    assert.containsSubset(errors, [{ code: 'E_FIELD_FIXED', column: 'guard_name' }])
  })
})
