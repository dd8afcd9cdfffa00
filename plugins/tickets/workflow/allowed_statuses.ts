import type { FieldRule, Status, TicketContext, Transition } from '#plugins/tickets/tickets/ticket_context'

/** Who wants to move a ticket. */
export interface Mover {
  /** Roles with all rights, the program and its rules are free of the workflow. */
  isFree: boolean
  isAuthor: boolean
  isAssignee: boolean
}

type Known = Pick<TicketContext, 'statuses' | 'transitions' | 'openBelow' | 'blockers' | 'above'>

/**
 * The statuses that a ticket may get, with its present one. A role without a single line for a tracker is not restricted in it.
 * `fromId`: null for a new ticket, whose default status is always allowed.
 */
export function allowedStatuses(
  context: Known,
  { fromId, defaultId }: { fromId: number | null; defaultId: number },
  mover: Mover
): Status[] {
  const { statuses, transitions } = context
  const own = fromId ?? defaultId
  const isFree = mover.isFree || transitions.length === 0
  const reached = new Set(transitions.filter((line) => holds(line, fromId, mover)).map(({ toId }) => toId))
  const reachable = statuses.filter(({ id }) => id === own || isFree || reached.has(id))
  const isOpenNow = !statuses.find(({ id }) => id === own)?.isClosed
  return reachable.filter(({ id, isClosed }) => id === own || isPossible(context, isClosed, isOpenNow))
}

function holds({ fromId: from, who }: Transition, fromId: number | null, { isAuthor, isAssignee }: Mover): boolean {
  if (from !== fromId) return false
  return who === 'any' || (who === 'author' && isAuthor) || (who === 'assignee' && isAssignee)
}

/** Nothing closes above open subtasks or while it is blocked, and nothing opens below what is closed. */
function isPossible({ openBelow, blockers, above }: Known, isClosed: boolean, isOpenNow: boolean): boolean {
  if (isClosed && isOpenNow) return openBelow.length === 0 && blockers.length === 0
  return isClosed || !above.some((one) => one.isClosed)
}

/** What the role must not change and must fill in, at a status. */
export function rulesAt(rules: readonly FieldRule[], statusId: number, isFree: boolean) {
  const own = isFree ? [] : rules.filter((rule) => rule.statusId === statusId)
  const named = (wanted: FieldRule['rule']) => own.filter(({ rule }) => rule === wanted).map(({ field }) => field)
  return { readOnly: named('readonly'), required: named('required') }
}
