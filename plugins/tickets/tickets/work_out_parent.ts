import type { Child, Priority } from '#plugins/tickets/tickets/ticket_context'

/** Which values of a parent follow from its subtasks. */
export interface Derived {
  dates: boolean
  priority: boolean
  doneRatio: boolean
}

export interface ParentValues {
  startOn: string | null
  dueOn: string | null
  priorityId: number
  doneRatio: number
}

/** The fields of a parent that nobody changes by hand. */
export function derivedFields({ dates, priority, doneRatio }: Derived): (keyof ParentValues)[] {
  return [
    ...(dates ? (['startOn', 'dueOn'] as const) : []),
    ...(priority ? (['priorityId'] as const) : []),
    ...(doneRatio ? (['doneRatio'] as const) : []),
  ]
}

/** The values of a ticket with these subtasks, as its own ones are where they do not follow. */
export function workOutParent(
  own: ParentValues,
  children: readonly Child[],
  { derived, priorities }: { derived: Derived; priorities: readonly Priority[] }
): ParentValues {
  if (children.length === 0) return own
  const values = { ...own }
  if (derived.dates) Object.assign(values, datesOf(children))
  if (derived.priority) values.priorityId = priorityOf(children, priorities) ?? own.priorityId
  if (derived.doneRatio) values.doneRatio = doneRatioOf(children)
  return values
}

/** From the first beginning to the last end; turned round where children say it the wrong way. */
function datesOf(children: readonly Child[]): Pick<ParentValues, 'startOn' | 'dueOn'> {
  const starts = children.flatMap(({ startOn }) => startOn ?? []).sort()
  const ends = children.flatMap(({ dueOn }) => dueOn ?? []).sort()
  const [startOn, dueOn] = [starts[0] ?? null, ends.at(-1) ?? null]
  return startOn !== null && dueOn !== null && dueOn < startOn ? { startOn: dueOn, dueOn: startOn } : { startOn, dueOn }
}

/** The highest priority of open children; the default one if all are closed. */
function priorityOf(children: readonly Child[], priorities: readonly Priority[]): number | undefined {
  const placeOf = new Map(priorities.map(({ id, position }) => [id, position]))
  const open = children.filter(({ isClosed }) => !isClosed).map(({ priorityId }) => priorityId)
  const [highest] = open.sort((one, other) => (placeOf.get(other) ?? 0) - (placeOf.get(one) ?? 0))
  return highest ?? priorities.find(({ isDefault }) => isDefault)?.id
}

/**
 * The average, weighted by estimated time and rounded down; a closed child is done. A child without an estimate weighs the
 * average of the others, or as much as each of them. In whole numbers, so that 100 % of all is 100.
 */
function doneRatioOf(children: readonly Child[]): number {
  const estimates = children.flatMap(({ estimatedMinutes }) => (estimatedMinutes ? [estimatedMinutes] : []))
  const sum = estimates.reduce((total, minutes) => total + minutes, 0)
  // Weights are multiplied by the number of estimates: the average of the others is then their sum.
  const weightOf = ({ estimatedMinutes }: Child) =>
    sum === 0 ? 1 : estimatedMinutes ? estimatedMinutes * estimates.length : sum
  const weighed = children.map((child) => ({
    weight: weightOf(child),
    ratio: child.isClosed ? 100 : child.doneRatio,
  }))
  const whole = weighed.reduce((total, { weight }) => total + weight, 0)
  return Math.floor(weighed.reduce((total, { weight, ratio }) => total + weight * ratio, 0) / whole)
}
