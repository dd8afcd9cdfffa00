import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { systemOrigin } from '#core/audit/origin'
import { refusal } from '#core/errors/domain_error'
import { ImportRecord } from '#core/import/import_record'
import { MOST_PROBLEMS } from '#core/import/group_problems'
import { MediaLibrary } from '#core/media/media_library'
import { PluginRegistry } from '#core/plugin/registry'
import { definePlugin } from '#core/plugin/define_plugin'
import { queryRows } from '#core/database/query_rows'
import { refusedRow } from '#core/import/problem'
import { resetDatabase } from '#core/testing/reset_database'
import { RunImport, type ImportRequest, type ImportWatcher } from '#core/import/run_import'
import { Store } from '#core/database/store'
import type { GroupResult, Importer, ImportSession, RowGroup } from '#core/import/importer'

const textMissing = refusal('E_NOTES_TEXT_MISSING', 422, 'notes.text_missing')
const columnMissing = refusal('E_NOTES_COLUMN_MISSING', 422, 'notes.column_missing')

/** Thrown in the middle of a run, as a power cut would come. */
class PowerCut extends Error {}

let cutAt: string | null = null
let stolenAt: string | null = null
let sawTransactions = 0

/** A small importer over a table of its own: a row is a note, `topic` joins those of one. */
class NotesSession implements ImportSession {
  warnings = []

  keyOf({ code = '', topic = '' }: Readonly<Record<string, string>>) {
    return { group: topic || code, unique: code, field: 'code' }
  }

  async read(groups: readonly RowGroup[]) {
    const rows = groups.flatMap((group, index) => group.rows.map((row) => ({ index, ...row })))
    const bad = rows.filter(({ values }) => !values.text?.trim())
    const good = rows.filter((row) => !bad.includes(row))
    return {
      problems: bad.map(({ row }) => refusedRow(row, textMissing(), 'text')),
      warnings: [],
      media: groups.map(() => []),
      write: async (trx: Parameters<typeof queryRows>[0]) => {
        sawTransactions++
        const results: GroupResult[] = groups.map(() => 'rejected')
        for (const { index, values } of good) {
          if (values.code === cutAt) throw new PowerCut()
          const { code = '', text = '' } = values
          if (code === stolenAt) await queryRows(trx, "update core_imports set owner = 'another process'")
          const [old] = await queryRows<{ text: string }>(trx, 'select text from test_notes where code = ?', [code])
          results[index] = !old ? 'created' : old.text === text ? 'unchanged' : 'updated'
          const sql = `insert into test_notes (code, text, writes) values (?, ?, 1)
            on conflict (code) do update set text = excluded.text, writes = test_notes.writes + 1`
          await queryRows(trx, sql, [code, text])
        }
        return { results, problems: [], warnings: [] }
      },
    }
  }
}

const notes: Importer = {
  permissions: ['notes.notes.import'],
  resource: 'notes',
  label: { fr_FR: 'Notes', en_GB: 'Notes' },
  detect: (columns) => (columns.includes('code') ? 1 : 0),
  async open({ fields }) {
    if (!fields.includes('text')) throw columnMissing()
    return new NotesSession()
  },
}

const plugin = definePlugin({
  id: 'notes',
  version: '1.0.0',
  label: { fr_FR: 'Notes', en_GB: 'Notes' },
  requires: { core: '^1.0.0' },
  extends: { 'core.importers': { 'notes.notes': async () => ({ default: notes }) } },
})

test.group('Running an import', (group) => {
  let store: Store
  let runner: RunImport
  let folder: string

  group.setup(async () => {
    store = await app.container.make(Store)
    await store.lucid.rawQuery(
      'create table if not exists test_notes (code varchar(80) primary key, text text, writes integer)'
    )
    const record = await app.container.make(ImportRecord)
    runner = new RunImport(store, new PluginRegistry([plugin]), record, await app.container.make(MediaLibrary))
    folder = await mkdtemp(join(tmpdir(), 'import-'))
    return async () => {
      await store.lucid.rawQuery('drop table test_notes')
      await rm(folder, { recursive: true })
    }
  })

  group.each.setup(async () => {
    await resetDatabase(store)
    cutAt = null
    stolenAt = null
    sawTransactions = 0
  })

  async function run(text: string, choices: Partial<ImportRequest> = {}, watcher: ImportWatcher = {}) {
    const file = join(folder, 'notes.csv')
    await writeFile(file, text)
    return runner.execute({ app, file, origin: systemOrigin('import', 'test'), ...choices }, watcher)
  }

  const stored = async () =>
    (
      await store.reader.all<{ code: string; text: string; writes: number }>('select * from test_notes order by code')
    ).map(({ code, text, writes }) => `${code}=${text}×${writes}`)

  test('good rows are written, a bad one is told with line, column and code', async ({ assert }) => {
    const report = await run('code,text\na,one\nb,\nc,"two\nlines"\nd\ne,five\n')
    assert.containsSubset(report, {
      rows: 5,
      created: 3,
      updated: 0,
      unchanged: 0,
      variants: 3,
      rejected: 2,
      refused: null,
    })
    assert.deepEqual(
      report.errors.map(({ row, column, code }) => [row, column, code]),
      [
        [3, 'text', 'E_NOTES_TEXT_MISSING'],
        [6, null, 'E_IMPORT_TOO_FEW_COLUMNS'],
      ]
    )
    assert.deepEqual(await stored(), ['a=one×1', 'c=two\nlines×1', 'e=five×1'])
  })

  test('a file that cannot be understood is refused whole, and nothing is written', async ({ assert }) => {
    const noText = await run('code,price\na,1\nb,2\n')
    assert.equal(noText.refused?.code, 'E_NOTES_COLUMN_MISSING')
    assert.lengthOf(noText.errors, 0)
    assert.equal((await run('x,y\n1,2\n')).refused?.code, 'E_IMPORT_NOT_RECOGNISED')
    assert.equal((await run('code,text\na,"open\n')).refused?.code, 'E_IMPORT_QUOTE_NOT_CLOSED')
    assert.equal((await run('code,text\na,1\n', { resource: 'wines' })).refused?.code, 'E_IMPORT_RESOURCE_UNKNOWN')
    assert.deepEqual(await stored(), [])
    assert.lengthOf(await store.reader.all('select id from core_imports'), 0)
  })

  test('mapped columns are read under their fields and told under their own names', async ({ assert }) => {
    const report = await run('Réf;Texte\na;one\nb;\n', { mapping: { Réf: 'code', Texte: 'text' } })
    assert.equal(report.created, 1)
    assert.containsSubset(report.errors, [{ row: 3, column: 'Texte' }])
  })

  test('defaults fill empty cells and columns that are not there', async ({ assert }) => {
    await run('code\na\nb\n', { defaults: { text: 'none' } })
    assert.deepEqual(await stored(), ['a=none×1', 'b=none×1'])
  })

  test('a second run of the same file is a run of its own and counts what is unchanged', async ({ assert }) => {
    await run('code,text\na,one\nb,two\n')
    const report = await run('code,text\na,one\nb,two\n')
    assert.containsSubset(report, { rows: 2, created: 0, updated: 0, unchanged: 2 })
  })

  test('things are counted once, however many batches their rows are in', async ({ assert }) => {
    const report = await run('code,topic,text\na,T,one\nb,,two\nc,T,three\nd,T,four\n', { batchSize: 1 })
    assert.containsSubset(report, { rows: 4, created: 2, updated: 0, variants: 4 })
  })

  test('a dry run tells what would happen and leaves nothing behind', async ({ assert }) => {
    const report = await run('code,text\na,one\nb,\n', { dryRun: true })
    assert.containsSubset(report, { rows: 2, created: 1, rejected: 1 })
    assert.isAbove(sawTransactions, 0)
    assert.deepEqual(await stored(), [])
    assert.lengthOf(await store.reader.all('select id from core_imports'), 0)
  })

  test('stopping at the first error keeps what stands before it and writes nothing after it', async ({ assert }) => {
    const report = await run('code,text\na,one\nb,two\nc,\nd,four\n', { stopOnError: true })
    assert.containsSubset(report, { rows: 3, created: 2, rejected: 1, isStopped: true })
    assert.deepEqual(await stored(), ['a=one×1', 'b=two×1'])
    assert.deepEqual(await store.reader.all('select state from core_imports'), [{ state: 'stopped' }])
  })

  test('a run that was cut off goes on where it stopped and does nothing twice', async ({ assert }) => {
    const lines = Array.from({ length: 10 }, (_, i) => `k${i},${i === 1 ? '' : `text ${i}`}`)
    const file = `code,text\n${lines.join('\n')}\n`
    cutAt = 'k5'
    await assert.rejects(() => run(file, { batchSize: 2 }), '')
    assert.deepEqual(await stored(), ['k0=text 0×1', 'k2=text 2×1', 'k3=text 3×1'])
    cutAt = null
    const report = await run(file, { batchSize: 2 })
    assert.containsSubset(report, { rows: 10, created: 9, updated: 0, unchanged: 0, rejected: 1 })
    assert.equal(report.errors[0]?.row, 3)
    assert.containsSubset(report.warnings, [{ code: 'E_IMPORT_RESUMED', parameters: { row: 6 } }])
    const writes = await store.reader.all<{ writes: number }>('select distinct writes from test_notes')
    assert.deepEqual(writes, [{ writes: 1 }])
  })

  test('what is wrong in many rows is told once with all of them, also across batches and an interruption', async ({
    assert,
  }) => {
    const lines = Array.from({ length: 9 }, (_, i) => `k${i},${i % 2 === 0 ? '' : `text ${i}`}`)
    const file = `code,text\n${lines.join('\n')}\nx\n`
    const told = ({ errors }: Awaited<ReturnType<typeof run>>) =>
      errors.map(({ row, code, count, rows }) => [row, code, count, rows])
    const all = [
      [2, 'E_NOTES_TEXT_MISSING', 5, [2, 4, 6, 8, 10]],
      [11, 'E_IMPORT_TOO_FEW_COLUMNS', 1, [11]],
    ]
    assert.deepEqual(told(await run(file, { batchSize: 2, dryRun: true })), all)
    cutAt = 'k5'
    await assert.rejects(() => run(file, { batchSize: 2 }), '')
    cutAt = null
    const report = await run(file, { batchSize: 2 })
    assert.equal(report.rejected, 6)
    assert.deepEqual(told(report), all)
  })

  test('of very many rows with problems all are counted and the first named', async ({ assert }) => {
    const rows = Array.from({ length: MOST_PROBLEMS + 700 }, (_, i) => `k${i},`)
    const report = await run(`code,text\n${rows.join('\n')}\nx\n`)
    const [error, ...others] = report.errors
    assert.deepEqual([error?.count, error?.rows.length, others.length], [MOST_PROBLEMS + 700, MOST_PROBLEMS, 0])
    assert.containsSubset(report.warnings, [
      { code: 'E_IMPORT_MORE_ERRORS', parameters: { rejected: MOST_PROBLEMS + 701, listed: MOST_PROBLEMS } },
    ])
  })

  test('a run that is told to end keeps what is done, says so, and goes on from there', async ({ assert }) => {
    const file = 'code,text\na,one\nb,two\nc,three\n'
    const interrupt = (choices: Partial<ImportRequest> = {}) => {
      const end = new AbortController()
      return run(file, { batchSize: 2, signal: end.signal, ...choices }, { progress: () => end.abort() })
    }
    const report = await interrupt()
    assert.containsSubset(report, { rows: 2, created: 2, isInterrupted: true, isStopped: false, refused: null })
    assert.containsSubset(report.warnings, [{ code: 'E_IMPORT_INTERRUPTED', parameters: { rows: 2, kind: 'run' } }])
    assert.deepEqual(await stored(), ['a=one×1', 'b=two×1'])
    const trial = await interrupt({ dryRun: true })
    assert.containsSubset(trial.warnings, [{ parameters: { rows: 2, kind: 'trial' } }])
    const late = await run(file, { batchSize: 2, signal: AbortSignal.abort() })
    assert.containsSubset(late, { rows: 2, isInterrupted: true })
    const rest = await run(file, { batchSize: 2 })
    assert.containsSubset(rest, { rows: 3, created: 3, isInterrupted: false })
    assert.deepEqual(await stored(), ['a=one×1', 'b=two×1', 'c=three×1'])
  })

  test('a changed file, or other choices, begin anew', async ({ assert }) => {
    cutAt = 'c'
    await assert.rejects(() => run('code,text\na,one\nb,two\nc,three\n', { batchSize: 1 }), '')
    cutAt = null
    const report = await run('code,text\na,one\nb,two\nc,3\n', { batchSize: 1 })
    assert.containsSubset(report, { rows: 3, created: 1, unchanged: 2, warnings: [] })
  })

  test('a run that another process took over stops, and its batch is not written', async ({ assert }) => {
    stolenAt = 'k2'
    const report = await run('code,text\nk0,a\nk1,b\nk2,c\nk3,d\n', { batchSize: 1 })
    assert.equal(report.refused?.code, 'E_IMPORT_TAKEN_OVER')
    assert.deepEqual(await stored(), ['k0=a×1', 'k1=b×1'])
  })
})
