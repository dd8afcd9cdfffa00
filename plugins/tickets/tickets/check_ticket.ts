import { allowedStatuses, rulesAt } from '#plugins/tickets/workflow/allowed_statuses'
import { derivedFields, type Derived } from '#plugins/tickets/tickets/work_out_parent'
import {
  aboutIncomplete,
  childrenOpen,
  dueBeforeStart,
  fieldDerived,
  fieldLocked,
  fieldMissing,
  moveRefused,
  parentCircle,
  parentClosed,
  parentTooDeep,
  startTooSoon,
  stillBlocked,
  twoAssignees,
} from '#plugins/tickets/tickets/errors'
import { addDays } from '#plugins/tickets/tickets/days'
import { isOfTracker } from '#plugins/tickets/tickets/settle_ticket'
import { isFree, moverOf } from '#plugins/tickets/workflow/mover'
import { isEmptyValue } from '#plugins/tickets/tickets/empty_value'
import type { TicketFields } from '#plugins/tickets/tickets/ticket_fields'
import type { RowChange } from '#core/resources/resource'
import type { TicketContext } from '#plugins/tickets/tickets/ticket_context'
import type { TicketRow } from '#plugins/tickets/tickets/ticket_row'

type Change = RowChange<TicketRow>

/** Levels of subtasks. */
const DEEPEST = 10

/** Throws what speaks against a ticket. */
export function checkTicket(
  change: Change,
  context: TicketContext,
  { custom, derived }: { custom: TicketFields; derived: Derived }
): void {
  const { before, after } = change
  if (after.assigneeId !== null && after.groupId !== null) throw twoAssignees({}, 'groupId')
  checkAbout(after)
  checkParent(before, after, context)
  checkDerived(before, after, context, derived)
  checkDays(before, after, context)
  checkMove(change, context)
  checkFields(change, context, custom)
}

function checkAbout({ aboutScreen, aboutId, aboutName }: TicketRow): void {
  const given = [aboutScreen, aboutId, aboutName].filter((value) => value !== null).length
  if (given > 0 && given < 3) throw aboutIncomplete({}, 'aboutName')
}

function checkParent(before: TicketRow | null, after: TicketRow, { above, depthBelow }: TicketContext): void {
  if (after.parentId === null || before?.parentId === after.parentId) return
  const [parent] = above
  if (after.parentId === after.id || above.some(({ id }) => id === after.id)) throw parentCircle({}, 'parentId')
  if (above.length + depthBelow >= DEEPEST) throw parentTooDeep({ depth: DEEPEST }, 'parentId')
  if (parent?.isClosed && !after.isClosed) throw parentClosed({ id: parent.id }, 'parentId')
}

/** What follows from subtasks is changed by no form; a form that sends it unchanged is fine. */
function checkDerived(before: TicketRow | null, after: TicketRow, { children }: TicketContext, derived: Derived): void {
  if (!before || children.length === 0) return
  const changed = derivedFields(derived).find((name) => before[name] !== after[name])
  if (changed) throw fieldDerived({}, changed)
}

function checkDays(before: TicketRow | null, { startOn, dueOn }: TicketRow, context: TicketContext): void {
  if (startOn !== null && dueOn !== null && dueOn < startOn) throw dueBeforeStart({}, 'dueOn')
  const soonest = soonestStart(context)
  if (startOn !== null && soonest !== null && startOn < soonest && before?.startOn !== startOn) {
    throw startTooSoon({ day: new Date(`${soonest}T12:00:00Z`) }, 'startOn')
  }
}

/** The day after the last of those that come before, and their delay. */
function soonestStart({ before }: Pick<TicketContext, 'before'>): string | null {
  return (
    before
      .map(({ dueOn, delay }) => addDays(dueOn, 1 + delay))
      .sort()
      .at(-1) ?? null
  )
}

function checkMove(change: Change, context: TicketContext): void {
  const { before, after } = change
  if (before && before.statusId === after.statusId) return
  const { statuses, openBelow, blockers, above } = context
  const to = statuses.find(({ id }) => id === after.statusId)
  const wasClosed = before?.isClosed ?? false
  if (to?.isClosed && !wasClosed) {
    if (openBelow.length > 0) throw childrenOpen({ ids: numbered(openBelow) }, 'statusId')
    if (blockers.length > 0) throw stillBlocked({ ids: numbered(blockers) }, 'statusId')
  }
  const closed = above.find((one) => one.isClosed)
  if (closed && to && !to.isClosed) throw parentClosed({ id: closed.id }, 'statusId')
  const defaultId = context.trackers.find(({ id }) => id === after.trackerId)?.statusId ?? 0
  const allowed = allowedStatuses(context, { fromId: before?.statusId ?? null, defaultId }, moverOf(change, context))
  if (allowed.some(({ id }) => id === after.statusId)) return
  const names = allowed.map(({ name }) => name[change.locale])
  throw moveRefused({ status: to?.name ?? '', allowed: names.join(', ') }, 'statusId')
}

const numbered = (ids: readonly number[]) =>
  ids
    .slice(0, 5)
    .map((id) => `#${id}`)
    .join(', ')

/** What the role may not change, and must fill in. */
function checkFields(change: Change, { rules }: TicketContext, custom: TicketFields): void {
  const before = change.before as unknown as Record<string, unknown> | null
  const after = change.after as unknown as Record<string, unknown>
  const status = change.before?.statusId ?? change.after.statusId
  const free = isFree(change)
  const { readOnly } = rulesAt(rules, Number(status), free)
  const locked = before && readOnly.find((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  if (locked) throw fieldLocked({}, locked)
  const { required } = rulesAt(rules, Number(change.after.statusId), free)
  const missing = required.find((name) => isEmptyValue(after[name]))
  if (missing) throw fieldMissing({}, missing)
  for (const name of custom.required) {
    const { shownFor } = custom.fields[name]?.options ?? {}
    const isAsked = !shownFor || isOfTracker(shownFor, change.after.trackerId)
    const isNews = !before || before.trackerId !== after.trackerId || before[name] !== after[name]
    if (isAsked && isNews && change.origin.actor.kind === 'staff' && isEmptyValue(after[name])) {
      throw fieldMissing({}, name)
    }
  }
}
