import type { Locale } from '#web/lib/locale'

/** A group of a family's form. */
export interface Group {
  code: string
  name: Partial<Record<Locale, string | null>>
  column: 1 | 2
  attributes: string[]
}

/** An attribute that may be placed: its code and its name. */
export interface Placeable {
  value: string
  label: string
}

/** Position of an attribute: group and index. Group -1 means none. */
export interface Spot {
  group: number
  index: number
}

/** The groups after moving an attribute in, out or between them. */
export function withAttribute(groups: readonly Group[], attribute: string, { group, index }: Spot): Group[] {
  return groups.map((each, at) => {
    const attributes = each.attributes.filter((code) => code !== attribute)
    return { ...each, attributes: at === group ? attributes.toSpliced(index, 0, attribute) : attributes }
  })
}

export function spotOf(groups: readonly Group[], attribute: string): Spot {
  const group = groups.findIndex(({ attributes }) => attributes.includes(attribute))
  return { group, index: groups[group]?.attributes.indexOf(attribute) ?? 0 }
}

/** Target of an arrow key, also across groups; null for none. */
export function steppedSpot(groups: readonly Group[], attribute: string, key: string): Spot | null {
  const { group, index } = spotOf(groups, attribute)
  if (group < 0) return null
  if (key === 'ArrowUp') {
    if (index > 0) return { group, index: index - 1 }
    const before = groups[group - 1]
    return before ? { group: group - 1, index: before.attributes.length } : null
  }
  if (key !== 'ArrowDown') return null
  if (index < (groups[group]?.attributes.length ?? 0) - 1) return { group, index: index + 1 }
  return group < groups.length - 1 ? { group: group + 1, index: 0 } : null
}

/** The groups after moving one. */
export function withGroup(groups: readonly Group[], from: number, to: number): Group[] {
  const moved = groups[from]
  return moved && to >= 0 && to < groups.length ? groups.toSpliced(from, 1).toSpliced(to, 0, moved) : [...groups]
}

/** A code derived from the name of a new group. */
export function groupCode(name: string, taken: readonly string[]): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const stem =
    plain
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replaceAll(/^[_0-9]+|_+$/g, '')
      .slice(0, 50) || 'group'
  let code = stem
  for (let n = 2; taken.includes(code); n += 1) code = `${stem}_${n}`
  return code
}
