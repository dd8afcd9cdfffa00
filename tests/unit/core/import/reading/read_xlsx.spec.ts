import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { makeWorkbook, type TestCell, type TestWorkbook } from '#core/testing/make_workbook'
import { makeZip } from '#core/testing/make_zip'
import { readAll, refusalOf } from './read_all.js'
import { readRows } from '#core/import/reading/read_rows'
import { LARGEST_PART } from '#core/import/reading/xlsx/open_workbook'
import { readStrings } from '#core/import/reading/xlsx/shared_strings'

const data = process.env.CELLIER_DATA ?? ''

const xml = (text: string): TestCell => ({ xml: text })
const styled = (style: number, value: number | string) => xml(`<c s="${style}"><v>${value}</v></c>`)

test.group('Workbooks', (group) => {
  let folder = ''
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cellier-xlsx-'))
    return () => rm(folder, { recursive: true })
  })
  const save = async (bytes: Buffer) => {
    const path = join(folder, 'book.xlsx')
    await writeFile(path, bytes)
    return path
  }
  const read = async (book: TestWorkbook) => readAll(await save(makeWorkbook(book)))
  /** The only cell of a sheet with one column and one row. */
  const one = async (cell: TestCell, book: Partial<TestWorkbook> = {}) => {
    const { rows } = await read({ ...book, sheets: [{ rows: [['a'], [cell]] }] })
    return rows[0]?.values?.a ?? null
  }

  test('the first row that is not blank is the header, and rows have the numbers of the sheet', async ({ assert }) => {
    const table = await read({
      sheets: [{ rows: [[], ['', ''], ['sku', 'name '], [], ['A', 'One'], [null, ''], [' ', null], ['B']] }],
    })
    assert.deepEqual(table.columns, ['sku', 'name'])
    assert.equal(table.total, 3)
    assert.deepEqual(
      table.rows.map(({ row, values, next }) => [row, values, next]),
      [
        [5, { sku: 'A', name: 'One' }, { row: 6, offset: null }],
        [7, { sku: ' ', name: '' }, { row: 8, offset: null }],
        [8, { sku: 'B', name: '' }, { row: 9, offset: null }],
      ]
    )
  })

  test('the first visible sheet that is not blank is read, and charts are no sheets', async ({ assert }) => {
    const chart = `<Relationships><Relationship Id="r0" Type="x/worksheet" Target="worksheets/sheet1.xml"/>
      <Relationship Id="r1" Type="x/chartsheet" Target="charts/none.xml"/><Relationship Id="r2" Type="x/worksheet" Target="/xl/worksheets/sheet3.xml"/>
      <Relationship Id="r3" Type="x/worksheet" Target="worksheets/sheet4.xml"/></Relationships>`
    const table = await read({
      sheets: [
        { rows: [['hidden']], state: 'hidden' },
        { rows: [['chart']] },
        { rows: [[]] },
        { rows: [['a'], ['1']] },
      ],
      files: [{ name: 'xl/_rels/workbook.xml.rels', content: Buffer.from(chart) }],
    })
    assert.deepEqual(table.values, [{ a: '1' }])
  })

  test('shared strings, rich text and escaped characters', async ({ assert }) => {
    const strings = [
      '<t>plain &amp; simple</t>',
      '<r><t xml:space="preserve">Château </t></r><r><rPr><b/></rPr><t>Margaux</t></r><rPh sb="0" eb="1"><t>phonetic</t></rPh>',
      '<t>two_x000D_\nlines _x005F_x0041_</t>',
      '<t/>',
    ]
    const cells = await Promise.all(
      strings.map(async (_, i) => {
        const path = join(folder, `${i}.xlsx`)
        const rows = [
          ['a', 'b'],
          [xml(`<c t="s"><v>${i}</v></c>`), 'x'],
        ]
        await writeFile(path, makeWorkbook({ strings, sheets: [{ rows }] }))
        return (await readAll(path)).values[0]?.a
      })
    )
    assert.deepEqual(cells, ['plain & simple', 'Château Margaux', 'two\r\nlines _x0041_', ''])
    const inline = xml('<c t="inlineStr"><is><r><t>a</t></r><r><t> b</t></r></is></c>')
    assert.equal(await one(inline), 'a b')
    assert.equal(await one(xml('<c t="str"><f>A1&amp;B1</f><v>a&lt;b</v></c>')), 'a<b')
  })

  test('{value} is {expected}')
    .with([
      { value: '12.899999999999999', expected: '12.9' },
      { value: '0.1', expected: '0.1' },
      { value: '0.30000000000000004', expected: '0.3' },
      { value: '1E-5', expected: '0.00001' },
      { value: '1.5e+3', expected: '1500' },
      { value: '1.2345E+20', expected: '123450000000000000000' },
      { value: '3760123456789', expected: '3760123456789' },
      { value: '-4.50', expected: '-4.5' },
      { value: '-0', expected: '0' },
      { value: '100', expected: '100' },
      { value: 'n/a', expected: 'n/a' },
    ])
    .run(async ({ assert }, { value, expected }) => {
      assert.equal(await one(styled(0, value)), expected)
    })

  test('{value} in the format {format} is {expected}')
    .with([
      { format: 14, value: 46353, expected: '2026-11-27' },
      { format: 14, value: 46353.9, expected: '2026-11-27' },
      { format: 22, value: 46353.4166666667, expected: '2026-11-27 10:00:00' },
      { format: 22, value: 46353.99999999, expected: '2026-11-28 00:00:00' },
      { format: 'dd/mm/yyyy', value: 46353, expected: '2026-11-27' },
      { format: '[$-40C]d mmmm yyyy;@', value: 46353, expected: '2026-11-27' },
      { format: 'yyyy-mm-dd hh:mm:ss', value: 46353, expected: '2026-11-27 00:00:00' },
      { format: 'mmm', value: 46353, expected: '2026-11-27' },
      { format: 'hh:mm', value: 0.75, expected: '18:00:00' },
      { format: '[h]:mm', value: 1.5, expected: '36:00:00' },
      { format: 14, value: 1, expected: '1900-01-01' },
      { format: 14, value: 59, expected: '1900-02-28' },
      { format: 14, value: 60, expected: '1900-02-29' },
      { format: 14, value: 61, expected: '1900-03-01' },
      { format: 14, value: -3, expected: '-3' },
      { format: 14, value: 9e9, expected: '9000000000' },
      { format: 9, value: 0.055, expected: '5.5%' },
      { format: '0.00%', value: -0.1, expected: '-10%' },
      { format: '00000', value: 1234, expected: '01234' },
      { format: '#,##0.00 "days"', value: 12.9, expected: '12.9' },
      { format: '[Red]0.00', value: 12.9, expected: '12.9' },
      { format: 'General', value: 12.9, expected: '12.9' },
      { format: '0.00E+00', value: 12.9, expected: '12.9' },
      { format: '\\d0', value: 5, expected: '5' },
    ])
    .run(async ({ assert }, { format, value, expected }) => {
      assert.equal(await one(styled(1, value), { formats: [format] }), expected)
    })

  test('days are counted from 1904 where the workbook says so, and ISO dates are read', async ({ assert }) => {
    assert.equal(await one(styled(1, 44891), { formats: [14], is1904: true }), '2026-11-27')
    assert.equal(await one(styled(1, 0), { formats: [14], is1904: true }), '1904-01-01')
    assert.equal(await one(xml('<c t="d"><v>2026-11-27T10:00:00.000Z</v></c>')), '2026-11-27 10:00:00')
  })

  test('booleans are 1 and 0', async ({ assert }) => {
    assert.equal(await one(true), '1')
    assert.equal(await one(false), '0')
  })

  test('cells come in any order, without references, with merged ones empty but the first', async ({ assert }) => {
    const row = (r: number, cells: string) => `<row r="${r}">${cells}</row>`
    const table = await read({
      sheets: [
        {
          data: [
            row(1, ['a', 'b', 'c'].map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`).join('')),
            row(2, '<c r="C2"><v>3</v></c><c r="A2"><v>1</v></c>'),
            row(3, '<c r="A3" s="0"/><c r="B3"><v>5</v></c><c><v>6</v></c>'),
            '<row><c><v>7</v></c></row>',
          ].join(''),
        },
      ],
    })
    assert.deepEqual(
      table.rows.map(({ row: at, values }) => [at, ...Object.values(values ?? {})]),
      [
        [2, '1', '', '3'],
        [3, '', '5', '6'],
        [4, '7', '', ''],
      ]
    )
  })

  test('an error and a formula without a result reject their row, where they stand in a column', async ({ assert }) => {
    const error = xml('<c t="e"><f>1/0</f><v>#DIV/0!</v></c>')
    const { rows } = await read({
      sheets: [
        {
          rows: [
            ['a', 'b'],
            ['1', error],
            ['2', xml('<c><f>SUM(A1)</f></c>')],
            ['3', null, error],
            ['4', '5', '6'],
          ],
        },
      ],
    })
    assert.deepEqual(
      rows.map(({ row, problem }) => [
        row,
        problem?.code ?? null,
        problem?.params.text ?? null,
        problem?.column ?? null,
      ]),
      [
        [2, 'cell_error', '#DIV/0!', 'b'],
        [3, 'cell_uncalculated', '', 'b'],
        [4, null, null, null],
        [5, 'too_many_columns', null, null],
      ]
    )
  })

  test('prefixes, UTF-16 and a main part of another name are read', async ({ assert }) => {
    const types = `<Types><Override PartName="/book/main.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`
    const sheet =
      '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>é</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>'
    const path = await save(
      makeZip(
        [
          ['[Content_Types].xml', types],
          [
            'book/main.xml',
            '<x:workbook xmlns:x="m" xmlns:q="r"><x:sheets><x:sheet name="S" q:id="a"/></x:sheets></x:workbook>',
          ],
          [
            'book/_rels/main.xml.rels',
            '<Relationships><Relationship Id="a" Type="x/worksheet" Target="../one.xml"/></Relationships>',
          ],
        ]
          .map(([name, text]) => ({ name: name!, content: Buffer.from(text!) }))
          .concat([{ name: 'one.xml', content: Buffer.from(`\uFEFF${sheet}`, 'utf16le') }])
      )
    )
    const { columns, rows } = await readAll(path)
    assert.deepEqual([columns, rows], [['é'], []])
  })

  test('{title} is refused')
    .with([
      { title: 'a sheet without content', book: { sheets: [{ rows: [] }] }, refusal: { code: 'empty' } },
      {
        title: 'a workbook of hidden sheets',
        book: { sheets: [{ rows: [['a']], state: 'veryHidden' as const }] },
        refusal: { code: 'empty' },
      },
      {
        title: 'a header with a gap',
        book: { sheets: [{ rows: [['a', null, 'c']] }] },
        refusal: { code: 'column_without_name', position: 2 },
      },
      {
        title: 'an entity of its own',
        part: ['xl/sharedStrings.xml', '<!DOCTYPE sst [<!ENTITY a "aaaa">]><sst><si><t>&a;</t></si></sst>'],
        refusal: { code: 'workbook_unsafe' },
      },
      {
        title: 'an external document type',
        part: ['xl/worksheets/sheet1.xml', '<!DOCTYPE worksheet SYSTEM "file:///etc/passwd"><worksheet/>'],
        refusal: { code: 'workbook_unsafe' },
      },
      {
        title: 'an unknown entity',
        part: ['xl/worksheets/sheet1.xml', '<worksheet>&x;</worksheet>'],
        refusal: { code: 'workbook_damaged' },
      },
      {
        title: 'a sheet that ends too early',
        part: ['xl/worksheets/sheet1.xml', '<worksheet><sheetData><row>'],
        refusal: { code: 'workbook_damaged' },
      },
      {
        title: 'a sheet that is no UTF-8',
        part: ['xl/worksheets/sheet1.xml', Buffer.from('<worksheet>\xe9!</worksheet>', 'latin1')],
        refusal: { code: 'workbook_damaged' },
      },
      {
        title: 'a string that is not there',
        book: { sheets: [{ rows: [[xml('<c t="s"><v>7</v></c>')]] }] },
        refusal: { code: 'workbook_damaged' },
      },
      {
        title: 'a column beyond the last',
        book: { sheets: [{ data: '<row><c r="ZZZ1"><v>1</v></c></row>' }] },
        refusal: { code: 'workbook_damaged' },
      },
      {
        title: 'rows that go back',
        book: { sheets: [{ data: '<row r="2"/><row r="1"/>' }] },
        refusal: { code: 'workbook_damaged' },
      },
      {
        title: 'elements without end inside each other',
        part: ['xl/worksheets/sheet1.xml', '<a>'.repeat(100)],
        refusal: { code: 'workbook_damaged' },
      },
      {
        title: 'a text without end',
        part: ['xl/worksheets/sheet1.xml', noise(4_000_000)],
        refusal: { code: 'workbook_unsafe' },
      },
      {
        title: 'a bomb',
        part: ['xl/worksheets/sheet1.xml', ' '.repeat(5_000_000)],
        refusal: { code: 'workbook_unsafe' },
      },
    ] as { title: string; book?: TestWorkbook; part?: [string, string | Buffer]; refusal: object }[])
    .run(async ({ assert }, { book, part, refusal }) => {
      const [name = '', content = ''] = part ?? []
      const made = book ?? {
        strings: [],
        sheets: [{ rows: [['a']] }],
        files: [{ name, content: Buffer.from(content) }],
      }
      const path = await save(makeWorkbook(made))
      assert.deepEqual(await refusalOf(() => readRows(path)), refusal)
    })

  test('contents that are encrypted, overlap, or are not of the size they say are refused', async ({ assert }) => {
    const of = async (file: object) => {
      const sheet = {
        name: 'xl/worksheets/sheet1.xml',
        content: Buffer.from(`<worksheet>${' '.repeat(3000)}</worksheet>`),
        ...file,
      }
      const path = await save(makeWorkbook({ sheets: [{ rows: [['a']] }], files: [sheet] }))
      return (await refusalOf(() => readRows(path)))?.code
    }
    assert.equal(await of({ encrypted: true }), 'workbook_encrypted')
    assert.equal(await of({ declaredBytes: 10 }), 'workbook_unsafe')
    assert.equal(await of({ declaredBytes: LARGEST_PART + 1 }), 'workbook_too_large')
    assert.equal(await of({ link: true }), 'workbook_unsafe')
    assert.equal(await of({ method: 14 }), 'workbook_damaged')
    const parts = Array.from({ length: 9 }, (_, i) => ({
      name: `${i}`,
      content: noise(4000),
      deflate: false,
      sharesBytes: i > 0,
    }))
    const overlapping = await save(makeWorkbook({ sheets: [], files: parts }))
    assert.equal((await refusalOf(() => readRows(overlapping)))?.code, 'workbook_unsafe')
    const whole = makeWorkbook({ sheets: [{ rows: [['a']] }] })
    const cut = await save(whole.subarray(0, whole.length - 40))
    assert.equal((await refusalOf(() => readRows(cut)))?.code, 'workbook_damaged')
  })

  test('shared strings are held up to a budget', async ({ assert }) => {
    const content = Buffer.from(`<sst>${'<si><t>abcd</t></si>'.repeat(10)}</sst>`)
    const part = {
      name: 's',
      bytes: content.length,
      open: async () => (await import('node:stream')).Readable.from([content]),
      read: async () => content,
    }
    assert.lengthOf(await readStrings(part, 360), 10)
    assert.deepEqual(await refusalOf(() => readStrings(part, 359)), { code: 'workbook_strings_too_large', limit: 359 })
  })

  test('other zips, binary workbooks and workbooks with a password are named', async ({ assert }) => {
    const named = async (bytes: Buffer) => refusalOf(async () => readRows(await save(bytes)))
    const content = Buffer.from('x')
    assert.deepEqual(await named(makeZip([{ name: 'photo.jpg', content }])), { code: 'wrong_kind', kind: 'zip' })
    assert.deepEqual(await named(makeZip([{ name: 'xl/photo.jpg', content }])), { code: 'wrong_kind', kind: 'zip' })
    const binary =
      '<Types><Override PartName="/xl/workbook.bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/></Types>'
    assert.deepEqual(await named(makeZip([{ name: '[Content_Types].xml', content: Buffer.from(binary) }])), {
      code: 'wrong_kind',
      kind: 'xlsb',
    })
    const protectedBook = Buffer.alloc(4096)
    protectedBook.write('d0cf11e0a1b11ae1', 'hex')
    protectedBook.writeUInt16LE(9, 30)
    protectedBook.writeUInt32LE(2, 48)
    assert.deepEqual(await named(protectedBook), { code: 'wrong_kind', kind: 'xls' })
    protectedBook.write('EncryptedPackage', 1600, 'utf16le')
    assert.deepEqual(await named(protectedBook), { code: 'workbook_encrypted' })
  })

  test('a long sheet is read in pieces, and left early without harm', async ({ assert }) => {
    const rows = Array.from(
      { length: 50_000 },
      (_, i) => `<row><c><v>${i}</v></c><c><v>${(i * 7919) % 1009}</v></c></row>`
    )
    const header = '<row><c t="inlineStr"><is><t>a</t></is></c><c t="inlineStr"><is><t>b</t></is></c></row>'
    const path = await save(makeWorkbook({ sheets: [{ data: header + rows.join('') }] }))
    const table = await readRows(path)
    assert.equal(table.total, 50_000)
    for await (const { row, values } of table.rows) {
      assert.equal(values?.a, String(row - 2))
      if (row === 30_000) break
    }
  })

  test('{name}.xlsx has the cells of {name}.csv')
    .with([{ name: 'products' }, { name: 'customers' }, { name: 'tax-rates' }])
    .run(async ({ assert }, { name }) => {
      const samples = join(data, 'shop-files/bagisto/samples')
      const [book, text] = [await readAll(join(samples, `${name}.xlsx`)), await readAll(join(samples, `${name}.csv`))]
      assert.deepEqual(book.columns, text.columns)
      assert.equal(book.total, text.rows.length)
      assert.deepEqual(
        book.rows.map(({ row }) => row),
        text.rows.map((_, i) => i + 2)
      )
      for (const [i, values] of book.values.entries()) {
        // Workbooks keep numbers: 18.00 is 18.
        const expected = Object.entries(text.values[i] ?? {}).map(([column, cell]) => [column, withoutZeros(cell)])
        const found = Object.entries(values ?? {}).map(([column, cell]) => [column, withoutZeros(cell)])
        assert.deepEqual(found, expected)
      }
    })
    .skip(!data, 'CELLIER_DATA does not name the folder of real files')
})

const withoutZeros = (cell: string) => (/^\d+\.\d+$/.test(cell) ? String(Number(cell)) : cell)

/** Bytes without tags that do not pack well. */
function noise(length: number): Buffer {
  return Buffer.from(Array.from({ length }, (_, i) => 97 + ((i * i * 31 + (i >> 3) * 7) % 26)))
}
