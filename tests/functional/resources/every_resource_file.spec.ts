import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { FileStore } from '#core/files/file_store'
import { MakeExport } from '#plugins/platform/services/export/make_export'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { RowNames } from '#core/lists/row_names'
import { Store } from '#core/database/store'
import { apiPath, permissionOf, translatedFields } from '#core/resources/names'
import { cellsIn, importCells, wrongCell, type Cells } from '#core/testing/resource_file'
import { cellsOf, exportedColumns, fileColumns, importPermissions, relationsOf } from '#core/resources/file_columns'
import { onStatement } from '#core/database/statement_counter'
import { openOffice } from '#plugins/users/testing'
import { samplesOf } from '#core/testing/resource_samples'
import type { Row } from '#core/resources/resource_rows'
import type { Visitor } from '#core/testing/visitor'

const catalogue = await app.container.make(ResourceCatalogue)
const resources = catalogue.all().map(({ resource }) => resource)

/**
 * Most statements of a file whose rows change nothing, however many they are; each relation adds three, one
 * with many rows four, translations one, each unique field after the first one.
 */
const UNCHANGED = 14

for (const resource of resources.filter((one) => importPermissions(one).length > 0)) {
  test.group(`Files of ${resource.id}`, (group) => {
    let visitor: Visitor
    let samples: Awaited<ReturnType<typeof samplesOf>>

    group.each.setup(async () => {
      visitor = (await openOffice()).visitor
      samples = await samplesOf(resource)
      await samples.prepare()
    })

    const create = async (turn: number) =>
      permissionOf(resource, 'create')
        ? visitor.send('POST', apiPath(resource), samples.create(turn))
        : visitor.send('GET', `${apiPath(resource)}/${await samples.make(turn)}`)
    const show = async (id: unknown) =>
      (await visitor.send('GET', `${apiPath(resource)}/${String(id)}`)).body as { data: Row }

    const exported = async (): Promise<Cells[]> => {
      const make = await app.container.make(MakeExport)
      const columns = exportedColumns(resource, () => true).map(({ name }) => name)
      const order = { list: resource.id, format: 'csv' as const, isForImport: true, query: {}, columns }
      const signal = new AbortController().signal
      const run = { owner: null, signal, progress: () => Promise.resolve() }
      const { file } = await make.execute({ ...order, locale: 'fr_FR' }, run)
      const files = await app.container.make(FileStore)
      return files.withLocal(file, async (path) => cellsIn(await readFile(path, 'utf8')))
    }

    /** The cells of a row with these values. */
    const written = async (values: Record<string, unknown>): Promise<Cells> => {
      const names = await app.container.make(RowNames)
      const parts = { kinds: catalogue.kinds, names, baseCurrency: 'EUR' }
      const [cells = {}] = await cellsOf(resource, parts, [{ id: 0, version: 1, ...values }])
      return { ...cells, ...('id' in cells ? { id: '' } : {}) }
    }

    test('are exported with every field, and imported again without a change', async ({ assert }) => {
      for (const turn of [1, 2, 3]) await create(turn)
      const lines = await exported()
      assert.isAbove(lines.length, 0)
      assert.sameMembers(
        Object.keys(lines[0] ?? {}),
        fileColumns(resource).map(({ name }) => name)
      )
      const report = await importCells(resource.id, lines)
      assert.containsSubset(report, { refused: null, errors: [], rows: lines.length, unchanged: lines.length })
      assert.deepEqual(await exported(), lines)
      const statements = await counted(() => importCells(resource.id, lines))
      const texts = translatedFields(resource).length > 0 ? 1 : 0
      const elsewhere = resource.hooks?.read ? 1 : 0
      const fields = Object.values(resource.fields)
      const many = fields.filter(({ kind, options }) => kind === 'relation' && 'many' in options && options.many).length
      const unique = fields.filter(({ options }) => options.unique).length
      const further = many + Math.max(0, unique - 1)
      assert.isAtMost(statements, UNCHANGED + 3 * relationsOf(resource).length + texts + elsewhere + further)
    })

    test('are recognised by their columns, unless another resource has the same', async ({ assert }) => {
      await create(1)
      const lines = await exported()
      const report = await importCells(resource.id, lines, { resource: null })
      if (report.refused) assert.equal(report.refused.code, 'E_IMPORT_NOT_RECOGNISED')
      else assert.equal(report.unchanged, lines.length)
    })

    test('change the row whose cell differs', async ({ assert }) => {
      if (!permissionOf(resource, 'update')) return
      const { data: row } = (await create(1)).body as { data: Row }
      const before = await exported()
      const wanted = await written({ ...row, ...samples.change(2) })
      const own = await written(row)
      const line = before.find((cells) => (cells.id ?? '') === String(row.id) || same(cells, own)) as Cells
      const column = Object.keys(samples.change(2))
        .flatMap((field) => fileColumns(resource).filter((one) => one.field === field))
        .find(({ name }) => line[name] !== wanted[name])
      if (!column) return
      const { name } = column
      line[name] = wanted[name] ?? ''
      const tried = await importCells(resource.id, before, { dryRun: true })
      assert.containsSubset(tried, { updated: 1, changes: [{ field: name, changed: 1, cleared: 0 }] })
      const report = await importCells(resource.id, before)
      assert.containsSubset(report, { errors: [], created: 0, updated: 1, unchanged: before.length - 1 })
      const { data: after } = await show(row.id)
      assert.equal(after.version, row.version + 1)
      assert.equal((await written(after))[name], wanted[name])
      assert.equal(await lastChannel(resource.id), 'import')
    })

    test('create the row that is new', async ({ assert }) => {
      if (!permissionOf(resource, 'create')) return
      const line = await written(samples.create(1))
      const report = await importCells(resource.id, [line])
      assert.containsSubset(report, { errors: [], refused: null, rows: 1, created: 1 })
      const { unchanged, errors } = await importCells(resource.id, await exported())
      assert.deepEqual([unchanged > 0, errors], [true, []])
    })

    test('are refused at the row and the column that cannot be read', async ({ assert }) => {
      if (!permissionOf(resource, 'create')) return
      const line = await written(samples.create(1))
      const rows = (await exported()).length
      for (const { name, field } of fileColumns(resource)) {
        const wrong = resource.fields[field] ? wrongCell(resource.fields[field]) : null
        if (wrong === null) continue
        const { rejected, errors } = await importCells(resource.id, [{ ...line, [name]: wrong }])
        const [{ row = 0, column = '' } = {}] = errors
        assert.deepEqual([rejected, row, column], [1, 2, name], JSON.stringify(errors))
      }
      assert.lengthOf(await exported(), rows)
    })
  })
}

const same = (one: Cells, other: Cells) => Object.keys(one).every((name) => name === 'id' || one[name] === other[name])

async function counted(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const stop = onStatement(() => (count += 1))
  await work()
  stop()
  return count
}

/** Where the last change of such a row came from. */
async function lastChannel(subject: string): Promise<string | undefined> {
  const { reader } = await app.container.make(Store)
  const sql = 'select channel from core_audit_entries where subject = ? order by id desc limit 1'
  return (await reader.first<{ channel: string }>(sql, [subject]))?.channel
}
