import { columnOf } from '#core/resources/names'
import { hang, lastPlace, lockTree, numberRows, pathTo, rowsBelow, type TreeTable } from '#core/database/tree'
import { choiceGone, treeCycle, treeTooDeep } from '#core/resources/errors'
import type { AnyResource } from '#core/resources/resource'
import type { ListColumn } from '#core/lists/list'
import type { Row } from '#core/resources/resource_rows'
import type { Transaction } from '#core/database/store'

/** The target of a move: what it hangs below (null: the top level), and behind how many others. */
export interface RowPlace {
  parentId: number | null
  position: number
}

const parentOf = (row: Row) => (row.parentId ?? null) as number | null

/** The tree that a row is in: where the resource belongs to another one, each row of that one has a tree. */
function treeOf(resource: AnyResource, row: Row): TreeTable {
  const { table, where, parent } = resource
  const own = where ? [`(${where.replaceAll('$row', table)})`] : []
  const within = parent ? [`${columnOf(resource, parent)} = ${Number(row[parent])}`] : []
  const all = [...own, ...within]
  return { table, ...(all.length > 0 ? { where: all.join(' and ') } : {}) }
}

/** Takes the locks of a write, before the row is read. */
export async function lockRows(trx: Transaction, resource: AnyResource): Promise<void> {
  await resource.hooks?.lock?.(trx)
  if (resource.tree) await lockTree(trx, resource)
}

/** Where a new or changed row stands: behind the others, where it hangs below another one than before. */
export async function placeRow(trx: Transaction, resource: AnyResource, before: Row | null, after: Row): Promise<void> {
  if (!resource.tree || (before && parentOf(before) === parentOf(after))) return
  await refusePlace(trx, resource, after)
  after.position = await lastPlace(trx, treeOf(resource, after), parentOf(after))
}

/** Closes the gap that a row left. `after`: null where it was deleted. */
export async function closeGap(
  trx: Transaction,
  resource: AnyResource,
  before: Row | null,
  after: Row | null
): Promise<void> {
  if (!resource.tree || !before || (after && parentOf(before) === parentOf(after))) return
  await numberRows(trx, treeOf(resource, before), parentOf(before))
}

/** Moves a row to its place. Returns its position there. */
export async function moveRow(
  trx: Transaction,
  resource: AnyResource,
  before: Row,
  { parentId, position }: RowPlace
): Promise<number> {
  return hang(trx, treeOf(resource, before), { id: before.id, from: parentOf(before), parentId, position })
}

/** Refuses a place below itself, below nothing, or too far down. */
export async function refusePlace(trx: Transaction, resource: AnyResource, row: Row): Promise<void> {
  const parentId = parentOf(row)
  const tree = treeOf(resource, row)
  const above = parentId === null ? [] : await pathTo(trx, tree, parentId)
  if (above.includes(row.id)) throw treeCycle({}, 'parentId')
  if (parentId !== null && above.length === 0) {
    throw (resource.fields.parentId?.options.unknown ?? choiceGone)({ code: parentId, value: parentId }, 'parentId')
  }
  if (typeof resource.tree !== 'object') return
  const { depth } = resource.tree
  const [deepest] = row.id === 0 ? [] : await rowsBelow(trx, tree, row.id)
  if (above.length + 1 + (deepest?.depth ?? 0) > depth) throw treeTooDeep({ depth }, 'parentId')
}

/** Ids of what hangs below a row, the deepest first. */
export async function idsBelow(trx: Transaction, resource: AnyResource, row: Row): Promise<number[]> {
  if (!resource.tree) return []
  return (await rowsBelow(trx, treeOf(resource, row), row.id)).map(({ id }) => id)
}

/** The path to a row of a tree, by which pickers call it. `title`: what a row is called, by its alias. */
export function pathColumn({ table }: AnyResource, row: string, title: (alias: string) => string): ListColumn {
  const name = `coalesce(${title('up_row')}, '')`
  const path = `(with recursive up(parent_id, path, depth) as (
      select up_row.parent_id, cast(${name} as text), 0 from ${table} up_row where up_row.id = ${row}.id
      union all
      select up_row.parent_id, cast(${name} || ' › ' || up.path as text), up.depth + 1
      from ${table} up_row join up on up_row.id = up.parent_id where up.depth < 50)
    select path from up order by depth desc limit 1)`
  return { type: 'text', label: { fr_FR: 'Chemin', en_GB: 'Path' }, sql: path, sort: false, isShown: false }
}
