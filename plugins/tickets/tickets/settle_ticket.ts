import { FIELDS_OF, type OptionalField } from '#plugins/tickets/vocabulary/optional_fields'
import { asideOf } from '#plugins/tickets/tickets/aside'
import { LOCALES } from '#core/i18n/locales'
import type { Fields } from '#core/fields/field'
import type { RowChange } from '#core/resources/resource'
import type { TicketClocks } from '#plugins/tickets/clocks/ticket_clocks'
import type { TicketContext } from '#plugins/tickets/tickets/ticket_context'
import type { TicketRow } from '#plugins/tickets/tickets/ticket_row'

/** Fills in what a write leaves open: defaults, the author, what follows from status and clocks. */
export function settleTicket(
  change: RowChange<TicketRow>,
  context: TicketContext,
  clocks: TicketClocks,
  custom: Fields
): void {
  const { before, after } = change
  const tracker = context.trackers.find(({ id }) => id === after.trackerId)
  after.statusId ??= before?.statusId ?? tracker?.statusId ?? null
  after.priorityId ??= before?.priorityId ?? defaultPriority(context)
  if (!before) settleNew(change, context)
  dropDisabled(after, before, tracker?.fields ?? [])
  dropForeign(after, custom)
  settleAssignee(before, after)
  const status = context.statuses.find(({ id }) => id === after.statusId)
  if (clocks.takesRatioFromStatus() && status && status.doneRatio !== null) after.doneRatio = status.doneRatio
  const wasClosed = before?.isClosed ?? false
  after.isClosed = status?.isClosed ?? false
  if (after.isClosed !== wasClosed) after.closedAt = after.isClosed ? clocks.now() : null
  if (after.isClosed) after.waitsFor = 'nobody'
  else if (wasClosed) after.waitsFor = 'shop'
  if (!before || before.priorityId !== after.priorityId) clocks.setDue(after, context)
}

function settleNew({ trx, after, origin: { actor }, locale }: RowChange<TicketRow>, context: TicketContext): void {
  const { author, channel = 'default', locale: own = locale } = asideOf(trx)
  const { kind, id, name, email } = author ?? { ...actor, email: null }
  after.authorKind = kind
  after.authorId = id
  after.authorName = name.slice(0, 160)
  after.authorEmail = email
  after.channel = channel
  after.locale = own
  after.waitsFor = 'shop'
  after.answeredAt = null
  if (after.assigneeId === null && after.groupId === null && context.category) {
    after.assigneeId = context.category.assigneeId
    after.groupId = context.category.groupId
  }
}

/** The default priority, else the first one. */
function defaultPriority({ priorities }: TicketContext): number | null {
  return (priorities.find(({ isDefault }) => isDefault) ?? priorities[0])?.id ?? null
}

/** Fields that the tracker is without have no value. The priority has always one. */
function dropDisabled(after: TicketRow, before: TicketRow | null, enabled: readonly string[]): void {
  const row = after as unknown as Record<string, unknown>
  const disabled = (Object.keys(FIELDS_OF) as OptionalField[]).filter((field) => !enabled.includes(field))
  for (const field of disabled) {
    for (const name of FIELDS_OF[field]) {
      if (name === 'priorityId') continue
      row[name] = name === 'description' ? '' : name === 'doneRatio' ? 0 : null
    }
  }
  if (disabled.includes('priority') && before) after.priorityId = before.priorityId
}

/** Custom fields of other trackers have no value. */
function dropForeign(after: TicketRow, custom: Fields): void {
  const row = after as unknown as Record<string, unknown>
  for (const [name, { options }] of Object.entries(custom)) {
    if (options.shownFor && !isOfTracker(options.shownFor, after.trackerId)) {
      row[name] = Array.isArray(row[name]) ? [] : typeof row[name] === 'boolean' ? false : emptied(row[name])
    }
  }
}

const emptied = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.fromEntries(LOCALES.map((locale) => [locale, null])) : null

export function isOfTracker(shownFor: NonNullable<Fields[string]['options']['shownFor']>, trackerId: number): boolean {
  return shownFor.some((all) => all.every(({ field, is }) => field !== 'trackerId' || is.includes(trackerId)))
}

/** A ticket is given to a person or to a group: the new one takes the place of the other. */
function settleAssignee(before: TicketRow | null, after: TicketRow): void {
  if (!before || after.assigneeId === null || after.groupId === null) return
  const [isPerson, isGroup] = [before.assigneeId !== after.assigneeId, before.groupId !== after.groupId]
  if (isPerson && !isGroup) after.groupId = null
  if (isGroup && !isPerson) after.assigneeId = null
}
