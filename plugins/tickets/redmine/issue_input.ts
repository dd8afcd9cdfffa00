import { GROUPS_FROM } from '#plugins/tickets/redmine/issue_query'
import { customName } from '#core/custom_fields/make_fields'
import type { Infer } from '@vinejs/vine/types'
import type { Input } from '#core/resources/writer'
import type { updateIssue } from '#plugins/tickets/redmine/redmine_validator'

type Given = Infer<typeof updateIssue>['issue']

/** Fields that keep their names but for their case. */
const SAME = {
  subject: 'subject',
  description: 'description',
  tracker_id: 'trackerId',
  status_id: 'statusId',
  priority_id: 'priorityId',
  category_id: 'categoryId',
  parent_issue_id: 'parentId',
  done_ratio: 'doneRatio',
  is_private: 'isPrivate',
  watcher_user_ids: 'watchers',
} as const

const MINUTES = 60

/** The values of a ticket that a client of Redmine sends. What it leaves out stays. */
export function ticketValues(given: Given): Input {
  const values: Input = {}
  for (const [theirs, ours] of Object.entries(SAME)) {
    const value = given[theirs as keyof typeof SAME]
    if (value !== undefined) values[ours] = value === 0 && ours.endsWith('Id') ? null : value
  }
  if (given.start_date !== undefined) values.startOn = given.start_date
  if (given.due_date !== undefined) values.dueOn = given.due_date
  if (given.estimated_hours !== undefined) {
    values.estimatedMinutes = given.estimated_hours === null ? null : Math.round(given.estimated_hours * MINUTES)
  }
  if (given.assigned_to_id !== undefined) Object.assign(values, assigneeOf(given.assigned_to_id))
  for (const { id, value } of given.custom_fields ?? [])
    values[customName({ id })] = value === '' ? null : (value ?? null)
  return values
}

function assigneeOf(id: number | null): Input {
  if (!id) return { assigneeId: null, groupId: null }
  return id > GROUPS_FROM ? { assigneeId: null, groupId: id - GROUPS_FROM } : { assigneeId: id, groupId: null }
}
