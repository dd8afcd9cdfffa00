import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { readAll, refusalOf } from './read_all.js'
import { readRows } from '#core/import/reading/read_rows'

const text = (content: string) => Buffer.from(content, 'utf8')
const utf16be = (content: string) => Buffer.from(`\uFEFF${content}`, 'utf16le').swap16()

test.group('Reading delimited files', (group) => {
  let folder = ''
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cellier-reading-'))
    return () => rm(folder, { recursive: true })
  })
  const file = async (content: Buffer | string) => {
    const path = join(folder, 'source.csv')
    await writeFile(path, content)
    return path
  }

  test('{title}: the same cells from a file and from a stream')
    .with([
      { title: 'UTF-8', content: text('nom,prix\nChâteau,12.90\n') },
      { title: 'UTF-8 with a mark', content: text('\uFEFFnom,prix\nChâteau,12.90\n') },
      {
        title: 'UTF-16 LE with a mark',
        content: Buffer.from('\uFEFFnom;prix\nChâteau;12.90', 'utf16le'),
      },
      {
        title: 'UTF-16 LE without a mark',
        content: Buffer.from('nom;prix\nChâteau;12.90', 'utf16le'),
      },
      { title: 'UTF-16 BE with a mark', content: utf16be('nom\tprix\nChâteau\t12.90\n') },
      { title: 'Windows-1252', content: Buffer.from('nom,prix\nCh\xe2teau,12.90\n', 'latin1') },
      { title: 'semicolons and CRLF', content: text('nom;prix\r\nChâteau;12.90\r\n') },
      { title: 'tabs and CR', content: text('nom\tprix\rChâteau\t12.90\r') },
      { title: 'pipes', content: text('nom|prix\n"Château"|12.90') },
      { title: 'a line that names the delimiter', content: text('sep=|\nnom|prix\nChâteau|12.90') },
      { title: 'the delimiter in a quoted name', content: text('"nom";"prix"\nChâteau;12.90\n') },
      { title: 'CRLF in an LF file', content: text('nom,prix\nChâteau,12.90\r\n') },
      { title: 'empty cells after the last', content: text('nom,prix,,\nChâteau,12.90,,,\n') },
      { title: 'blank lines', content: text('\n\nnom,prix\n\n,\nChâteau,12.90\n\n') },
    ])
    .run(async ({ assert }, { content }) => {
      const expected = [{ nom: 'Château', prix: '12.90' }]
      const read = await readAll(await file(content))
      assert.deepEqual(read.columns, ['nom', 'prix'])
      assert.deepEqual(read.values, expected)
      assert.deepEqual((await readAll(content)).values, expected)
    })

  test('names the encoding it found', async ({ assert }) => {
    const euro = Buffer.from([...Buffer.from('prix\n12 '), 0x80, 0x0a])
    const { encoding, values } = await readAll(await file(euro))
    assert.equal(encoding, 'windows-1252')
    assert.deepEqual(values, [{ prix: '12 €' }])
  })

  test('what the person says about encoding and delimiter wins', async ({ assert }) => {
    const content = text('a,b;c\n1,é;3\n')
    const read = await readAll(await file(content), { encoding: 'windows-1252', delimiter: ';' })
    assert.deepEqual(read.values, [{ 'a,b': '1,Ã©', 'c': '3' }])
  })

  test('a row has the number of the line it starts on', async ({ assert }) => {
    const path = await file('a,b\n1,"x\ny\n"\n\n2,"\r\n"\n3,z\n')
    const { rows, total } = await readAll(path)
    assert.deepEqual(
      rows.map((row) => row.row),
      [2, 6, 8]
    )
    assert.equal(total, 3)
  })

  test('a row with too few or too many cells is reported, the others are read', async ({ assert }) => {
    const { rows } = await readAll(await file('a,b\n1\n1,2,3\n1,2\nx,\uFFFD\n'))
    assert.deepEqual(
      rows.map(({ row, problem }) => [row, problem?.code, problem?.column, problem?.params]),
      [
        [2, 'too_few_columns', null, { expected: 2, found: 1 }],
        [3, 'too_many_columns', null, { expected: 2, found: 3 }],
        [4, undefined, undefined, undefined],
        [5, 'replacement_character', 'b', { column: 'b' }],
      ]
    )
  })

  test('a quote within a cell is a quote', async ({ assert }) => {
    const { values } = await readAll(text(`a,b\n37°36'37.8"N,x\n"say ""oui""",y\n`))
    assert.deepEqual(values, [
      { a: `37°36'37.8"N`, b: 'x' },
      { a: 'say "oui"', b: 'y' },
    ])
  })

  test('a bare NULL is an empty cell, a quoted one is a word', async ({ assert }) => {
    const content = 'a,b,c\n1,NULL,"NULL"\nNULL,NULLE, NULL\n'
    const expected = [
      { a: '1', b: '', c: 'NULL' },
      { a: '', b: 'NULLE', c: ' NULL' },
    ]
    assert.deepEqual((await readAll(await file(content))).values, expected)
    assert.deepEqual((await readAll(text(content))).values, expected)
  })

  test('goes on from any checkpoint without repeating or losing a row', async ({ assert }) => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', '\n', ',', '🍷'), maxLength: 6 })
    const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`
    const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(rows, fc.boolean(), fc.boolean(), async (cells, mark, jump) => {
        const body = cells.map(([a, b]) => `${quoted(`.${a}`)},${quoted(b)}\n`).join('')
        const path = await file(`${mark ? '\uFEFF' : ''}a,b\n${body}`)
        const whole = await readAll(path)
        assert.deepEqual(
          whole.values,
          cells.map(([a, b]) => ({ a: `.${a}`, b }))
        )
        for (const [i, { next }] of whole.rows.entries()) {
          const from = jump ? next : { ...next, offset: null }
          assert.deepEqual((await readAll(path, { from })).rows, whole.rows.slice(i + 1))
        }
      }),
      { numRuns: 40 }
    )
  })

  test('a checkpoint that no longer fits the file falls back to counting lines', async ({ assert }) => {
    const path = await file('a\nfirst\nsecond\nthird\n')
    const { values } = await readAll(path, { from: { row: 4, offset: 5 } })
    assert.deepEqual(values, [{ a: 'third' }])
  })

  test('leaving early, or never starting, lets go of the file', async ({ assert }) => {
    const path = await file(`a\n${'row\n'.repeat(50_000)}`)
    const { rows } = await readRows(path)
    for await (const row of rows) {
      assert.equal(row.row, 2)
      break
    }
    assert.isTrue((await rows.next()).done)
    await (await readRows(path)).close()
  })

  test('takes no more from its source than it gives, plus a piece', async ({ assert }) => {
    let given = 0
    const endless = function* () {
      yield Buffer.from('a,b\n')
      const row = Buffer.from(`${'x'.repeat(500)},${'y'.repeat(500)}\n`)
      for (;;) {
        given += row.length
        yield row
      }
    }
    let taken = 0
    for await (const row of (await readRows(Readable.from(endless()))).rows) {
      taken += 1002
      assert.isBelow(given - taken, 1_000_000)
      if (row.row === 5000) break
    }
    assert.isAbove(taken, 5_000_000)
  })
})

test.group('Files that are refused whole', (group) => {
  let folder = ''
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cellier-refused-'))
    return () => rm(folder, { recursive: true })
  })

  const latin = (content: string) => Buffer.from(content, 'latin1')
  test('{title}')
    .with([
      { title: 'nothing in it', content: text(''), refusal: { code: 'empty' } },
      { title: 'blank lines only', content: text(' \n\n'), refusal: { code: 'empty' } },
      {
        title: 'a zip',
        content: latin('PK\x03\x04\x14'),
        // Only a file can be looked into.
        ofFile: { code: 'workbook_damaged' },
        refusal: { code: 'wrong_kind', kind: 'zip' },
      },
      {
        title: 'a workbook',
        content: latin('PK\x03\x04\x14\0[Content_Types].xml xl/'),
        ofFile: { code: 'workbook_damaged' },
        refusal: { code: 'wrong_kind', kind: 'xlsx' },
      },
      {
        title: 'a PDF',
        content: latin('%PDF-1.7\n%\xe2\xe3'),
        refusal: { code: 'wrong_kind', kind: 'pdf' },
      },
      {
        title: 'a page',
        content: text('\uFEFF\n<!DOCTYPE html><html>'),
        refusal: { code: 'wrong_kind', kind: 'html' },
      },
      {
        title: 'JSON',
        content: text('[\n {"sku": 1}]'),
        refusal: { code: 'wrong_kind', kind: 'json' },
      },
      { title: 'a NUL', content: text('a,b\n1,\0\n'), refusal: { code: 'nul_bytes', row: 2 } },
      {
        title: 'a name twice',
        content: text('a,b, a\n1,2,3\n'),
        refusal: { code: 'column_twice', column: 'a' },
      },
      {
        title: 'a name missing',
        content: text('a,,c\n1,2,3\n'),
        refusal: { code: 'column_without_name', position: 2 },
      },
      {
        title: 'a reserved name',
        content: text('a,__proto__\n'),
        refusal: { code: 'column_name_reserved', column: '__proto__' },
      },
      {
        title: 'UTF-8 with a broken character',
        content: latin('a\n\xc3\xa9\n\xc3\xa9\n\xe9!\n'),
        refusal: { code: 'undecodable', encoding: 'UTF-8', row: 4 },
      },
      {
        title: 'neither UTF-8 nor Windows-1252',
        content: latin('a\nx\x81\x8d\n'),
        refusal: { code: 'undecodable', encoding: 'Windows-1252', row: 2 },
      },
      {
        title: 'half a UTF-16 character',
        content: Buffer.from([0xff, 0xfe, 0x61, 0, 0x0a, 0, 0x00, 0xd8]),
        refusal: { code: 'undecodable', encoding: 'UTF-16 LE', row: 2 },
      },
      {
        title: 'a quote that is never closed',
        content: text('a,b\n1,2\n3,"4\n5,6\n'),
        refusal: { code: 'quote_not_closed', row: 3 },
      },
      {
        title: 'a cell without end',
        content: text(`a\n1\n"${'x'.repeat(1_000_001)}"\n`),
        refusal: { code: 'cell_too_large', row: 3, limit: 1_000_000 },
      },
    ])
    .run(async ({ assert }, { content, refusal, ofFile = refusal }) => {
      const path = join(folder, 'source.csv')
      await writeFile(path, content)
      assert.deepEqual(await refusalOf(() => readRows(path)), ofFile, 'as a file, before any row')
      assert.deepEqual(await refusalOf(() => readAll(content)), refusal, 'as a stream')
    })

  test('a broken character far down refuses the file before its first row', async ({ assert }) => {
    const path = join(folder, 'long.csv')
    await writeFile(path, latin(`nom\n${'\xc3\xa9t\xc3\xa9\n'.repeat(30_000)}\xe9\n`))
    const expected = { code: 'undecodable', encoding: 'UTF-8', row: 30_002 }
    assert.deepEqual(await refusalOf(() => readRows(path)), expected)
  })

  test('a file that is not there, and a folder', async ({ assert }) => {
    const path = join(folder, 'absent.csv')
    assert.deepEqual(await refusalOf(() => readRows(path)), { code: 'not_found', path })
    assert.deepEqual(await refusalOf(() => readRows(folder)), { code: 'folder', path: folder })
    assert.deepEqual(await refusalOf(() => readRows('/dev/null')), { code: 'no_file', path: '/dev/null' })
  })
})
