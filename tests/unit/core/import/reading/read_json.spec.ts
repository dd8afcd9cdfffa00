import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { FileRefused } from '#core/import/reading/file_refused'
import { JsonScan } from '#core/import/reading/json_scan'
import { readRows } from '#core/import/reading/read_rows'

test.group('Records of JSON', (group) => {
  let folder = ''
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cellier-json-'))
    return () => rm(folder, { recursive: true })
  })

  async function read(text: string) {
    const file = join(folder, 'site.json')
    await writeFile(file, text)
    const table = await readRows(file)
    const rows = []
    for await (const { row, values } of table.rows) rows.push({ row, values })
    return { columns: table.columns, total: table.total, rows }
  }

  const refusedAs = (work: () => unknown) => {
    try {
      work()
      return null
    } catch (error) {
      return error instanceof FileRefused ? error.code : error
    }
  }

  test('are rows, with what stands before them in columns of its own', async ({ assert }) => {
    const { columns, total, rows } = await read('{"v":1,"name":"a","records":[\n{"a":"[{\\"\\\\"},\n{"b":[1,{}]}\n]}\n')
    assert.deepEqual(columns, ['record', '../v', '../name'])
    assert.equal(total, 2)
    assert.deepEqual(rows, [
      { row: 2, values: { 'record': '{"a":"[{\\"\\\\"}', '../v': '1', '../name': 'a' } },
      { row: 3, values: { 'record': '{"b":[1,{}]}', '../v': '1', '../name': 'a' } },
    ])
  })

  test('are the same wherever the text is cut', ({ assert }) => {
    const text = '{ "v" : 1, "records" : [ {"a":"\\"}]{"} , {"b":{"c":[]}} ] }'
    for (let size = 1; size <= text.length; size += 1) {
      const scan = new JsonScan()
      const records = []
      for (let at = 0; at < text.length; at += size) records.push(...scan.push(text.slice(at, at + size)))
      scan.end()
      assert.deepEqual(
        records.map((record) => record.text),
        ['{"a":"\\"}]{"}', '{"b":{"c":[]}}'],
        `pieces of ${size}`
      )
    }
  })

  test('of a file that is damaged, endless or something else are refused', ({ assert }) => {
    const whole = (text: string) => () => {
      const scan = new JsonScan()
      scan.push(text)
      scan.end()
    }
    const long = `{"records":[{"a":"${'x'.repeat(5_000_000)}`
    const cases: [text: string, code: string][] = [
      ['{"v":1,"records":[{"a":1},{"b":', 'json_truncated'],
      ['{"v":1,"records":[{"a":1}', 'json_truncated'],
      ['{"records":[{"a":1} {"b":2}]} x', 'json_invalid'],
      ['{"records":[{"a":1},,{"b":2}]}', 'json_invalid'],
      ['{"records":[{"a":}]}', 'json_invalid'],
      ['{"records":[1]}', 'json_invalid'],
      ['{"others":[{"a":1}]}', 'wrong_kind'],
      ['[{"a":1}]', 'wrong_kind'],
      [`{"a":"${'x'.repeat(20_000)}"}`, 'wrong_kind'],
      [long, 'xml_record_too_large'],
    ]
    for (const [text, code] of cases) assert.equal(refusedAs(whole(text)), code, text.slice(0, 60))
  })
})
