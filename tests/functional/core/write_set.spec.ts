import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store, type Transaction } from '#core/database/store'
import { dialectOf, runWrites } from '#core/database/write_set'
import { queryRows } from '#core/database/query_rows'
import { rowWrite, type RowTarget } from '#core/database/write_rows'
import type { Write } from '#core/database/write'

const NOTES = {
  table: 'test_notes',
  columns: { id: 'bigint', text: 'text' },
  tail: 'on conflict (id) do update set text = excluded.text',
} satisfies RowTarget

const TAGS = { table: 'test_tags', columns: { note: 'bigint', tag: 'text' } } satisfies RowTarget

test.group('Writes', (group) => {
  let store: Store

  group.each.setup(async () => {
    store = await app.container.make(Store)
    await store.transaction(async (trx) => {
      await queryRows(trx, 'create table test_notes (id bigint primary key, text text not null)')
      await queryRows(trx, 'create table test_tags (note bigint not null references test_notes (id), tag text)')
    })
    return () =>
      store.transaction(async (trx) => {
        for (const table of ['test_tags', 'test_notes']) await queryRows(trx, `drop table ${table}`)
      })
  })

  const writes = (trx: Transaction, notes: [number, string][], tags: [number, string][]): Write[] => [
    rowWrite(
      dialectOf(trx),
      NOTES,
      notes.map(([id, text]) => ({ id, text }))
    ),
    rowWrite(
      dialectOf(trx),
      TAGS,
      tags.map(([note, tag]) => ({ note, tag }))
    ),
  ]
  const write = (notes: [number, string][], tags: [number, string][]) =>
    store.transaction((trx) => runWrites(trx, writes(trx, notes, tags)))
  const found = async () => {
    const sql = `select n.id, n.text, (select count(*) from test_tags t where t.note = n.id) as tags from test_notes n order by n.id`
    return (await store.reader.all<{ id: number; text: string; tags: number }>(sql)).map(
      ({ id, text, tags }) => `${id} ${text} ${tags}`
    )
  }

  test('keep every character of a text', async ({ assert }) => {
    const said = 'it\'s — a question? \\ "quoted" é 🍷'
    await write([[1, said]], [])
    assert.deepEqual(await found(), [`1 ${said} 0`])
  })

  test('without rows are left out', async ({ assert }) => {
    await write([[1, 'one']], [])
    await write([], [[1, 'a']])
    await write([], [])
    assert.deepEqual(await found(), ['1 one 1'])
  })

  test('may be many rows', async ({ assert }) => {
    const notes = Array.from({ length: 500 }, (_, id): [number, string] => [id, `note ${id}`])
    await write(notes, [])
    await write(
      [[499, 'the last']],
      notes.map(([id]) => [id, 'tag'])
    )
    assert.lengthOf(await found(), 500)
    assert.include(await found(), '498 note 498 1')
    assert.include(await found(), '499 the last 1')
  })

  test('leave nothing behind when one of them fails, nor when their transaction does', async ({ assert }) => {
    await assert.rejects(() => write([[1, 'one']], [[7, 'of nothing']]))
    await assert.rejects(() =>
      store.transaction(async (trx) => {
        await runWrites(trx, [...writes(trx, [[1, 'one']], [[1, 'a']]), rowWrite(dialectOf(trx), TAGS, [])])
        throw new Error('no')
      })
    )
    assert.deepEqual(await found(), [])
    await store.transaction((trx) =>
      runWrites(trx, [...writes(trx, [[1, 'one']], [[1, 'a']]), rowWrite(dialectOf(trx), TAGS, [])])
    )
    assert.deepEqual(await found(), ['1 one 1'])
  })
})
