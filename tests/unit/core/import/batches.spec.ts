import { test } from '@japa/runner'
import { Batches, before, SEEN } from '#core/import/batches'
import { SeenKeys } from '#core/import/seen_keys'
import { mapColumns } from '#core/import/choices'
import type { Batch } from '#core/import/batches'
import type { SourceRow } from '#core/import/reading/source_row'

const columns = ['sku', 'product']
const session = {
  keyOf: ({ sku = '', product = '' }: Readonly<Record<string, string>>) => ({
    group: product || sku,
    unique: sku,
    field: 'sku',
  }),
}

async function* rowsOf(cells: readonly string[]): AsyncGenerator<SourceRow> {
  for (const [index, cell] of cells.entries()) {
    const row = index + 2
    const next = { row: row + 1, offset: null }
    const [sku = '', product = ''] = cell.split('/')
    if (cell === '!') {
      const problem = { code: 'too_few_columns' as const, params: { expected: 2, found: 1 }, column: null }
      yield { row, values: null, problem, next }
    } else yield { row, values: { sku, product }, problem: null, next }
  }
}

async function batch(cells: readonly string[], { size = 100, from = 0, mark = '' } = {}): Promise<Batch[]> {
  const batches = new Batches(session, { map: mapColumns(columns, {}), defaults: {}, size, from })
  if (mark) batches.done.set(mark, SEEN.counted)
  const all: Batch[] = []
  for await (const each of batches.of(rowsOf(cells))) all.push(each)
  return all
}

const shape = (batches: Batch[]) =>
  batches.map(({ groups }) => groups.map(({ key, rows }) => `${key}:${rows.map(({ row }) => row).join('+')}`))

test.group('Batches of rows', () => {
  test('rows of one thing stand together, also when another one is between them', async ({ assert }) => {
    assert.deepEqual(shape(await batch(['a/A', 'b/', 'c/A'])), [['A:2+4', 'b:3']])
  })

  test('a thing that began stays in its batch, the next one opens another', async ({ assert }) => {
    assert.deepEqual(shape(await batch(['a/A', 'b/A', 'c/A', 'd/', 'e/'], { size: 2 })), [['A:2+3+4'], ['d:5', 'e:6']])
  })

  test('a thing of more rows than four batches hold is cut', async ({ assert }) => {
    const cells = Array.from({ length: 10 }, (_, i) => `s${i}/A`)
    assert.deepEqual(shape(await batch(cells, { size: 2 })), [['A:2+3+4+5+6+7+8+9'], ['A:10+11']])
  })

  test('rows of a thing that was written are marked as an addition', async ({ assert }) => {
    const [first] = await batch(['a/A', 'b/B'], { mark: 'A' })
    assert.deepEqual(
      first?.groups.map(({ key, again }) => [key, again]),
      [
        ['A', true],
        ['B', false],
      ]
    )
  })

  test('a key that comes twice leaves the second row out and names the first', async ({ assert }) => {
    const [first] = await batch(['a/', 'b/', 'a/'])
    assert.deepEqual(shape([first as Batch]), [['a:2', 'b:3']])
    assert.containsSubset(first?.problems, [
      { row: 4, column: 'sku', code: 'E_IMPORT_KEY_REPEATED', parameters: { key: 'a', row: 2 } },
    ])
    assert.equal(first?.rows, 3)
  })

  test('rows dealt with in an earlier run only lend their keys', async ({ assert }) => {
    const [first] = await batch(['a/A', 'b/', 'a/', 'c/A'], { from: 4 })
    assert.deepEqual(shape([first as Batch]), [['A:5']])
    assert.isTrue(first?.groups[0]?.again)
    assert.equal(first?.problems[0]?.code, 'E_IMPORT_KEY_REPEATED')
    assert.equal(first?.rows, 2)
  })

  test('unreadable rows are told and counted, rows without key stand alone', async ({ assert }) => {
    const [first] = await batch(['!', '/', '/'])
    assert.equal(first?.problems[0]?.code, 'E_IMPORT_TOO_FEW_COLUMNS')
    assert.lengthOf(first?.groups ?? [], 2)
    assert.equal(first?.rows, 3)
  })

  test('a batch can be cut before a row', async ({ assert }) => {
    const [first] = await batch(['a/A', 'b/', 'c/A', 'd/'])
    assert.deepEqual(shape([before(first as Batch, 4)]), [['A:2', 'b:3']])
  })
})

test.group('Keys seen', () => {
  test('200,000 keys are told apart, and their numbers kept', ({ assert }) => {
    const seen = new SeenKeys()
    let twice = 0
    for (let i = 0; i < 200_000; i++) {
      if (seen.get(`SKU-${i}`) !== null) twice++
      seen.set(`SKU-${i}`, i + 1)
    }
    assert.equal(twice, 0)
    let wrong = 0
    for (let i = 0; i < 200_000; i++) if (seen.get(`SKU-${i}`) !== i + 1) wrong++
    assert.equal(wrong, 0)
    assert.isNull(seen.get('SKU-200000'))
  })
})
