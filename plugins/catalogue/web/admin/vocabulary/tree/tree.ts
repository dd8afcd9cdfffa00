/** A line of a tree: parents are told by number, siblings stand in the order of the list. */
export interface TreeLine {
  id: number
  parentId: number | null
}

/** A line as it is drawn: how deep, and where among its siblings. */
export interface FlatLine<T extends TreeLine> {
  line: T
  depth: number
  index: number
  siblings: number
  hasChildren: boolean
}

/** Where a line is put: below which one, after how many of its siblings. */
export interface Place {
  parentId: number | null
  index: number
}

export type Step = 'up' | 'down' | 'in' | 'out'

function childrenOf<T extends TreeLine>(lines: readonly T[], parentId: number | null): T[] {
  return lines.filter((line) => line.parentId === parentId)
}

/** The lines in view from top to bottom; nothing below those that are closed. */
export function flatten<T extends TreeLine>(lines: readonly T[], closed: ReadonlySet<number>): FlatLine<T>[] {
  const byParent = new Map<number | null, T[]>()
  for (const line of lines) byParent.set(line.parentId, [...(byParent.get(line.parentId) ?? []), line])
  const visit = (parentId: number | null, depth: number): FlatLine<T>[] =>
    (byParent.get(parentId) ?? []).flatMap((line, index, all) => {
      const hasChildren = byParent.has(line.id)
      const below = hasChildren && !closed.has(line.id) ? visit(line.id, depth + 1) : []
      return [{ line, depth, index, siblings: all.length, hasChildren }, ...below]
    })
  return visit(null, 0)
}

/** Where one step leads: among the siblings, below the one before, or out beside the parent. Null: nowhere. */
export function stepped(lines: readonly TreeLine[], id: number, step: Step): Place | null {
  const line = lines.find((each) => each.id === id)
  if (!line) return null
  const siblings = childrenOf(lines, line.parentId)
  const index = siblings.findIndex((each) => each.id === id)
  if (step === 'up') return index > 0 ? { parentId: line.parentId, index: index - 1 } : null
  if (step === 'down') return index < siblings.length - 1 ? { parentId: line.parentId, index: index + 1 } : null
  if (step === 'in') {
    const before = siblings[index - 1]
    return before ? { parentId: before.id, index: childrenOf(lines, before.id).length } : null
  }
  const parent = lines.find((each) => each.id === line.parentId)
  if (!parent) return null
  const above = childrenOf(lines, parent.parentId)
  return { parentId: parent.parentId, index: above.findIndex((each) => each.id === parent.id) + 1 }
}

/** The lines with one of them put elsewhere. */
export function placed<T extends TreeLine>(lines: readonly T[], id: number, { parentId, index }: Place): T[] {
  const moved = lines.find((line) => line.id === id)
  if (!moved) return [...lines]
  const others = lines.filter((line) => line.id !== id)
  const next = childrenOf(others, parentId)[index]
  const at = next ? others.indexOf(next) : others.length
  return others.toSpliced(at, 0, { ...moved, parentId })
}

/** Where a dragged line would stand if it were dropped over another one, so far to the right. */
export function projected<T extends TreeLine>(
  flat: readonly FlatLine<T>[],
  { active, over, levels }: { active: number; over: number; levels: number }
): (Place & { depth: number }) | null {
  const from = flat.findIndex(({ line }) => line.id === active)
  const to = flat.findIndex(({ line }) => line.id === over)
  const dragged = flat[from]
  if (!dragged || to < 0) return null
  const rest = flat.filter((_, at) => at !== from)
  const [before, after] = [rest[to - 1], rest[to]]
  const deepest = before ? before.depth + 1 : 0
  const depth = Math.max(Math.min(dragged.depth + levels, deepest), after?.depth ?? 0)
  const above = rest.slice(0, to)
  const parent = depth === 0 ? undefined : above.findLast((each) => each.depth === depth - 1)
  const parentId = parent?.line.id ?? null
  return { parentId, depth, index: above.filter(({ line }) => line.parentId === parentId).length }
}

/** The flat lines without what stands below one of them: nothing is dropped into itself. */
export function withoutBelow<T extends TreeLine>(flat: readonly FlatLine<T>[], id: number | null): FlatLine<T>[] {
  const at = flat.findIndex(({ line }) => line.id === id)
  const top = flat[at]
  if (!top) return [...flat]
  const end = flat.findIndex(({ depth }, index) => index > at && depth <= top.depth)
  return flat.filter((_, index) => index <= at || (end >= 0 && index >= end))
}

/** The numbers of a line and of all below it. */
export function family(lines: readonly TreeLine[], id: number): Set<number> {
  const found = new Set([id])
  for (const each of found) for (const line of childrenOf(lines, each)) found.add(line.id)
  return found
}
