import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { open, type Entry, type Options, type ZipFile } from 'yauzl'
import { undefuse } from '#core/text/formula_cells'
import { defused, writeCsv } from '#core/export/write_csv'
import { exportCells, exportHeader, type ExportPlan } from '#core/export/export_cells'
import { writeXlsx } from '#core/export/write_xlsx'
import type { ColumnType } from '#core/lists/list'
import type { ListRow } from '#core/lists/list_value'

const column = (key: string, type: ColumnType) => ({
  key,
  type,
  label: key,
  isSorted: true,
  isFiltered: true,
  isShown: true,
  isHidden: false,
  ...(type === 'choice' ? { choices: [{ value: '1', label: 'Rouge' }] } : {}),
})

const plan: ExportPlan = {
  zone: 'Europe/Paris',
  words: { currencyOf: (label) => `${label} (devise)`, yes: 'Oui', no: 'Non' },
  columns: [
    column('name', 'text'),
    column('colour', 'choice'),
    column('price', 'money'),
    column('stock', 'number'),
    column('sold', 'instant'),
    column('born', 'day'),
    column('active', 'boolean'),
  ],
}

const row: ListRow = {
  id: 1,
  name: '=HYPERLINK("http://mechant.example")',
  colour: '1',
  price: { amount: -1290, currency: 'EUR' },
  stock: -3,
  sold: '2026-01-31T23:30:00.000Z',
  born: '2026-02-01',
  active: true,
}

async function* chunks(...rows: ListRow[]) {
  yield rows.map((one) => exportCells(plan, one))
}

type Callback = (error: Error | null, stream: Readable) => void

/** The texts of an archive by their paths. */
async function unzip(path: string): Promise<Map<string, string>> {
  const zip = await promisify<string, Options, ZipFile>(open)(path, { autoClose: false })
  const files = new Map<string, string>()
  const read = promisify(zip.openReadStream.bind(zip) as (entry: Entry, done: Callback) => void)
  const entries: Entry[] = []
  zip.on('entry', (entry: Entry) => entries.push(entry))
  await once(zip, 'end')
  for (const entry of entries) files.set(entry.fileName, await textOf(await read(entry)))
  zip.close()
  return files
}

test.group('Files of lists', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'cellier-files-'))
    return () => rmSync(folder, { recursive: true })
  })
  const options = () => ({
    path: join(folder, 'file'),
    header: exportHeader(plan),
    signal: new AbortController().signal,
  })

  test('hold cells as people read them, in the time of the shop', ({ assert }) => {
    assert.deepEqual(
      exportCells(plan, row).map(({ text }) => text),
      [row.name, 'Rouge', '-12.90', 'EUR', '-3', '2026-02-01 00:30:00', '2026-02-01', 'Oui']
    )
    assert.deepEqual(exportHeader(plan).slice(2, 4), ['price', 'price (devise)'])
    const empty = { id: 2, name: null, colour: '9', price: null, stock: null, sold: null, born: null, active: false }
    assert.deepEqual(
      exportCells(plan, empty).map(({ text }) => text),
      ['', '9', '', '', '', '', '', 'Non']
    )
  })

  test('take the sting out of texts that could be formulas, not out of figures', ({ assert }) => {
    for (const text of ['=1+1', '+33 1 02', '-2+3', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1']) {
      assert.equal(defused({ text }), `'${text}`)
    }
    assert.equal(defused({ text: '-12.90', number: -12.9 }), '-12.90')
    assert.equal(defused({ text: 'Rouge = bon' }), 'Rouge = bon')
    for (const text of ['=1+1', "'=1+1", "''-2+3", "l'eau", "'tis"]) assert.equal(undefuse(defused({ text })), text)
  })

  test('are UTF-8 with a mark, and quote what must be quoted', async ({ assert }) => {
    await writeCsv(chunks(row, { ...row, name: 'Château "X",\nfin' }), options())
    const text = readFileSync(join(folder, 'file'), 'utf8')
    assert.isTrue(text.startsWith('\uFEFFname,colour,price,price (devise),stock,'))
    assert.include(text, `"'=HYPERLINK(""http://mechant.example"")",Rouge,-12.90,EUR,-3,`)
    assert.include(text, `"Château ""X"",\nfin",Rouge`)
    await writeCsv(chunks({ ...row, name: 'NULL' }), options())
    assert.include(readFileSync(join(folder, 'file'), 'utf8'), '"NULL",Rouge', 'the word, which is no missing value')
    await writeCsv(chunks(row), { ...options(), bom: false })
    assert.isTrue(readFileSync(join(folder, 'file'), 'utf8').startsWith('name,'))
  })

  test('stop half-way when they are asked to', async ({ assert }) => {
    const stopped = new AbortController()
    async function* endless() {
      for (;;) {
        yield [exportCells(plan, row)]
        stopped.abort(new Error('enough'))
      }
    }
    await assert.rejects(() => writeCsv(endless(), { ...options(), signal: stopped.signal }))
    await assert.rejects(() => writeXlsx(endless(), { ...options(), signal: stopped.signal }), 'enough')
  })

  test('keep figures and times as such in a workbook, and texts as texts', async ({ assert }) => {
    await writeXlsx(chunks(row), options())
    const files = await unzip(join(folder, 'file'))
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
    const strings = files.get('xl/sharedStrings.xml') ?? ''
    assert.include(strings, 'HYPERLINK')
    assert.notInclude(sheet, '<f>')
    assert.include(sheet, '<v>-12.9</v>')
    // 2026-02-01 00:30 in days since 1900.
    assert.match(sheet, /<v>46054\.0208333/)
  })
})
