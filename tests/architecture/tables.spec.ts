import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { APP_ROOT } from '#core/boot/app_root'
import { Store } from '#core/database/store'
import { Table, bigint, instant, integer, named, nullable, table, text, type Column } from '#core/database/table'
import { fromStore } from '#core/database/run_rows'
import { sourceFiles } from './source_files.js'

interface Found {
  name: string
  type: string
  isNullable: boolean
}

const COLUMNS = {
  sqlite: 'select name, lower(type) as type, not "notnull" and not pk as "isNullable" from pragma_table_info(?)',
  pg: `select column_name as name, data_type as type, is_nullable = 'YES' as "isNullable"
    from information_schema.columns where table_schema = 'public' and table_name = ?`,
}

const TEXT = /^(text|varchar|character varying)/
const INSTANT = { sqlite: /^(varchar\(24\)|text)$/, pg: /^timestamp with time zone$/ }

/** What the types of a description are in a database. SQLite has fewer types, whose names depend on the migration. */
function typesOf(dialect: 'sqlite' | 'pg'): Record<Column['type'], RegExp> {
  return {
    text: TEXT,
    json: /^text$/,
    jsonb: dialect === 'sqlite' ? TEXT : /^jsonb$/,
    integer: /^integer$/,
    bigint: dialect === 'sqlite' ? /^(bigint|integer)$/ : /^bigint$/,
    boolean: dialect === 'sqlite' ? /^(boolean|integer)$/ : /^boolean$/,
    instant: INSTANT[dialect],
    day: /^date$/,
  }
}

/** What a description and the database do not agree about. */
async function faults(store: Store, described: Table<Record<string, Column>>): Promise<string[]> {
  const types = typesOf(store.dialect)
  const found = await fromStore(store)<Found>(COLUMNS[store.dialect], [described.name])
  const columns = new Map(Object.entries(described.all).map(([name, column]) => [described.column(name), column]))
  const wrong = found.flatMap(({ name, type, isNullable }) => {
    const column = columns.get(name)
    if (!column) return [`${described.name}.${name} is not described`]
    return [
      ...(types[column.type].test(type) ? [] : [`${described.name}.${name} is ${type}, not ${column.type}`]),
      ...(column.isNullable === Boolean(isNullable) ? [] : [`${described.name}.${name}: null is described otherwise`]),
    ]
  })
  const known = new Set(found.map(({ name }) => name))
  const surplus = [...columns.keys()].filter((name) => !known.has(name))
  return [...wrong, ...surplus.map((name) => `${described.name}.${name} does not exist`)]
}

async function describedTables(): Promise<Table<Record<string, Column>>[]> {
  const paths = sourceFiles().map(({ path }) => path)
  const modules = await Promise.all(
    paths
      .filter((path) => path.endsWith('/tables.ts'))
      .map((path) => import(new URL(path, APP_ROOT).href) as Promise<object>)
  )
  return modules.flatMap((module) => (Object.values(module) as unknown[]).filter((value) => value instanceof Table))
}

test.group('Descriptions of tables', () => {
  test('have the columns of the database, with their types and nulls', async ({ assert }) => {
    const store = await app.container.make(Store)
    const all = await describedTables()
    assert.isAbove(all.length, 15)
    const wrong = []
    for (const one of all) wrong.push(...(await faults(store, one)))
    assert.deepEqual(wrong, [])
  })

  test('are refused for a missing, a surplus and a wrong column', async ({ assert }) => {
    const store = await app.container.make(Store)
    const right = { id: bigint(), lineId: bigint(), shipment: named('shipment_id', bigint()) }
    const of = (columns: Record<string, Column>) => faults(store, table('sales_shipment_lines', columns))
    assert.deepEqual(await of({ ...right, quantity: integer() }), [])
    assert.deepEqual(await of(right), ['sales_shipment_lines.quantity is not described'])
    assert.deepEqual(await of({ ...right, quantity: integer(), weight: integer() }), [
      'sales_shipment_lines.weight does not exist',
    ])
    assert.lengthOf(await of({ ...right, quantity: text() }), 1)
    assert.lengthOf(await of({ ...right, quantity: instant() }), 1)
    assert.lengthOf(await of({ ...right, quantity: nullable(integer()) }), 1)
  })
})
