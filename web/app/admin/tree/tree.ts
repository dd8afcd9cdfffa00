/** A row of a tree: it has the id of its parent, and siblings are in order. */
export interface TreeLine {
  id: number
  parentId: number | null
}

/** A displayed row, with its depth and its position among the siblings. */
export interface FlatLine<T extends TreeLine> {
  line: T
  depth: number
  index: number
  siblings: number
  hasChildren: boolean
}

/** Target of a move: parent and position among its children. */
export interface Place {
  parentId: number | null
  index: number
}

export type Step = 'up' | 'down' | 'in' | 'out'

function childrenOf<T extends TreeLine>(lines: readonly T[], parentId: number | null): T[] {
  return lines.filter((line) => line.parentId === parentId)
}

/** The visible rows in order, without children of collapsed rows. */
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

/** Levels that a row and its descendants take. */
export function heightOf(lines: readonly TreeLine[], id: number): number {
  return 1 + Math.max(0, ...childrenOf(lines, id).map((child) => heightOf(lines, child.id)))
}

function levelOf(lines: readonly TreeLine[], { parentId }: TreeLine): number {
  const parent = lines.find(({ id }) => id === parentId)
  return parent ? levelOf(lines, parent) + 1 : 1
}

/**
 * Target of an arrow key: among the siblings, into the previous sibling, or out of the parent; null for none. `depth`: most
 * levels.
 */
export function stepped(lines: readonly TreeLine[], id: number, step: Step, depth = Infinity): Place | null {
  const line = lines.find((each) => each.id === id)
  if (!line) return null
  const siblings = childrenOf(lines, line.parentId)
  const index = siblings.findIndex((each) => each.id === id)
  if (step === 'up') return index > 0 ? { parentId: line.parentId, index: index - 1 } : null
  if (step === 'down') return index < siblings.length - 1 ? { parentId: line.parentId, index: index + 1 } : null
  if (step === 'in') {
    const before = siblings[index - 1]
    const isTooDeep = before && depth < Infinity && levelOf(lines, before) + heightOf(lines, id) > depth
    return before && !isTooDeep ? { parentId: before.id, index: childrenOf(lines, before.id).length } : null
  }
  const parent = lines.find((each) => each.id === line.parentId)
  if (!parent) return null
  const above = childrenOf(lines, parent.parentId)
  return { parentId: parent.parentId, index: above.findIndex((each) => each.id === parent.id) + 1 }
}

/** The rows after a move. */
export function placed<T extends TreeLine>(lines: readonly T[], id: number, { parentId, index }: Place): T[] {
  const moved = lines.find((line) => line.id === id)
  if (!moved) return [...lines]
  const others = lines.filter((line) => line.id !== id)
  const next = childrenOf(others, parentId)[index]
  const at = next ? others.indexOf(next) : others.length
  return others.toSpliced(at, 0, { ...moved, parentId })
}

/** A dragged row, the one that it is over, and how many levels it is held to the side. */
export interface Drag {
  active: number
  over: number
  levels: number
}

/** Target of a dragged row over another one, at a horizontal offset. `most`: the deepest that it may stand. */
export function projected<T extends TreeLine>(
  flat: readonly FlatLine<T>[],
  { active, over, levels }: Drag,
  most = Infinity
): (Place & { depth: number }) | null {
  const from = flat.findIndex(({ line }) => line.id === active)
  const to = flat.findIndex(({ line }) => line.id === over)
  const dragged = flat[from]
  if (!dragged || to < 0) return null
  const rest = flat.filter((_, at) => at !== from)
  const [before, after] = [rest[to - 1], rest[to]]
  const deepest = Math.min(before ? before.depth + 1 : 0, most)
  const depth = Math.max(Math.min(dragged.depth + levels, deepest), after?.depth ?? 0)
  if (depth > most) return null
  const above = rest.slice(0, to)
  const parent = depth === 0 ? undefined : above.findLast((each) => each.depth === depth - 1)
  const parentId = parent?.line.id ?? null
  return { parentId, depth, index: above.filter(({ line }) => line.parentId === parentId).length }
}

/** The rows without the descendants of one, which is no drop target for itself. */
export function withoutBelow<T extends TreeLine>(flat: readonly FlatLine<T>[], id: number | null): FlatLine<T>[] {
  const at = flat.findIndex(({ line }) => line.id === id)
  const top = flat[at]
  if (!top) return [...flat]
  const end = flat.findIndex(({ depth }, index) => index > at && depth <= top.depth)
  return flat.filter((_, index) => index <= at || (end >= 0 && index >= end))
}

/** What each row is called with all that it hangs below: « Vins rouges › Bordeaux ». */
export function pathsOf(lines: readonly (TreeLine & { name: string })[]): Map<number, string> {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const pathOf = ({ parentId, name }: TreeLine & { name: string }): string => {
    const parent = byId.get(parentId ?? 0)
    return parent ? `${pathOf(parent)} › ${name}` : name
  }
  return new Map(lines.map((line) => [line.id, pathOf(line)]))
}

/** Ids of a row and its descendants. */
export function family(lines: readonly TreeLine[], id: number): Set<number> {
  const found = new Set([id])
  for (const each of found) for (const line of childrenOf(lines, each)) found.add(line.id)
  return found
}
