import type { ActorKind } from '#plugins/tickets/tickets/tables'
import type { Locale } from '#core/i18n/locales'
import type { StoredRow } from '#core/resources/resource'

/** Whose turn it is: `shop` has to answer, `customer` was answered, `nobody` waits. */
export type WaitsFor = 'shop' | 'customer' | 'nobody'

/** A ticket as it is stored. Custom fields stand beside, by their names. */
export interface TicketRow extends StoredRow {
  subject: string
  description: string
  trackerId: number
  statusId: number | null
  priorityId: number | null
  categoryId: number | null
  assigneeId: number | null
  groupId: number | null
  customerId: number | null
  parentId: number | null
  startOn: string | null
  dueOn: string | null
  doneRatio: number
  estimatedMinutes: number | null
  isPrivate: boolean
  watchers: number[]
  aboutScreen: string | null
  aboutId: number | null
  aboutName: string | null
  authorKind: ActorKind
  authorId: number | null
  authorName: string
  authorEmail: string | null
  waitsFor: WaitsFor
  isClosed: boolean
  answerDueAt: string | null
  answeredAt: string | null
  solutionDueAt: string | null
  closedAt: string | null
  channel: string
  locale: Locale
}
