import { queryRows } from '#core/database/query_rows'
import { Statements } from '#core/database/statements'
import type { Transaction } from '#core/database/store'

/** A table whose rows hang below each other, in an order. */
export interface TreeTable {
  table: string
  /** Condition of the rows of one tree, where the table has several. */
  where?: string
}

interface RowBelow {
  id: number
  /** 1: directly below. */
  depth: number
}

/** Levels that are followed: stored rows that hang in a circle end somewhere. */
const DEEPEST = 1000

const rowsOf = ({ table, where }: TreeTable) =>
  `(select id, parent_id, position from ${table}${where ? ` where ${where}` : ''})`

const under = (parentId: number | null) => (parentId === null ? 'parent_id is null' : `parent_id = ${Number(parentId)}`)

/** Has moves in one tree follow each other, as on SQLite: two that are each fine could make a circle together. */
export async function lockTree(trx: Transaction, { table }: Pick<TreeTable, 'table'>): Promise<void> {
  if (trx.dialect.name !== 'postgres') return
  await queryRows(trx, 'select pg_advisory_xact_lock(hashtext(?))', [`tree ${table}`])
}

/** The row itself and those it hangs below, up to the top. Empty: there is no such row. */
export async function pathTo(trx: Transaction, tree: TreeTable, id: number): Promise<number[]> {
  const found = await queryRows<{ id: number }>(
    trx,
    `with recursive up(id, parent_id, depth) as (
       select t.id, t.parent_id, 0 from ${rowsOf(tree)} t where t.id = ?
       union all
       select t.id, t.parent_id, up.depth + 1 from ${rowsOf(tree)} t join up on t.id = up.parent_id
         where up.depth < ${DEEPEST})
     select id from up`,
    [id]
  )
  return found.map((row) => Number(row.id))
}

/** What hangs below a row, the deepest first. */
export async function rowsBelow(trx: Transaction, tree: TreeTable, id: number): Promise<RowBelow[]> {
  const found = await queryRows<RowBelow>(
    trx,
    `with recursive low(id, depth) as (
       select t.id, 1 from ${rowsOf(tree)} t where t.parent_id = ?
       union all
       select t.id, low.depth + 1 from ${rowsOf(tree)} t join low on t.parent_id = low.id where low.depth < ${DEEPEST})
     select id, depth from low order by depth desc, id`,
    [id]
  )
  return found.map((row) => ({ id: Number(row.id), depth: Number(row.depth) }))
}

/** The place behind the last of those below a parent. */
export async function lastPlace(trx: Transaction, tree: TreeTable, parentId: number | null): Promise<number> {
  const [row] = await queryRows<{ next: number }>(
    trx,
    `select coalesce(max(position), -1) + 1 as next from ${rowsOf(tree)} t where ${under(parentId)}`
  )
  return Number(row?.next)
}

/**
 * Numbers the rows below a parent from 0, without gaps. With `moved`, that row takes its place among the others. Returns
 * the position of `moved`.
 */
export async function numberRows(
  trx: Transaction,
  tree: TreeTable,
  parentId: number | null,
  moved?: { id: number; position: number }
): Promise<number> {
  const found = await queryRows<{ id: number }>(
    trx,
    `select id from ${rowsOf(tree)} t where ${under(parentId)} order by position, id`
  )
  const order = found.map((row) => Number(row.id)).filter((id) => id !== moved?.id)
  if (moved) order.splice(moved.position, 0, moved.id)
  const db = new Statements(trx)
  await db.run(
    `update ${tree.table} set position = r.position from ${db.rows({ id: 'bigint', position: 'integer' })}
     where ${tree.table}.id = r.id and ${tree.table}.position <> r.position`,
    order.map((id, position) => ({ id, position }))
  )
  return moved ? order.indexOf(moved.id) : order.length
}

/** Hangs a row below another one, or at the top, behind so many of those there. Returns its position. */
export async function hang(
  trx: Transaction,
  tree: TreeTable,
  { id, from, parentId, position }: { id: number; from: number | null; parentId: number | null; position: number }
): Promise<number> {
  await queryRows(trx, `update ${tree.table} set parent_id = ? where id = ?`, [parentId, id])
  const place = await numberRows(trx, tree, parentId, { id, position })
  if (from !== parentId) await numberRows(trx, tree, from)
  return place
}
