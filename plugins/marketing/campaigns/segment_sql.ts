import { isGroup, type Conditions } from '#plugins/marketing/rules/cart_rule'
import type { SegmentAsk, SegmentCondition, SegmentSql } from '#plugins/marketing/contracts/segment_condition'

/** Nobody: what a condition of a plugin that was taken out is met by. */
const NOBODY: SegmentSql = { sql: '(1 = 0)', bindings: [] }

/** Conditions and their groups as one condition of SQL. Without conditions everybody meets it. */
export function segmentSql(
  { match, list }: Conditions,
  parts: ReadonlyMap<string, SegmentCondition>,
  ask: SegmentAsk
): SegmentSql {
  if (list.length === 0) return { sql: '(1 = 1)', bindings: [] }
  const inner = list.map((node) => {
    if (isGroup(node)) return segmentSql(node, parts, ask)
    return parts.get(node.kind)?.where(node.values as never, ask) ?? NOBODY
  })
  const joined = inner.map(({ sql }) => `(${sql})`).join(match === 'all' ? ' and ' : ' or ')
  return {
    sql: match === 'none' ? `not (${joined})` : `(${joined})`,
    bindings: inner.flatMap(({ bindings }) => bindings),
  }
}
