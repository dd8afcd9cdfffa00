import { refusal } from '#core/errors/domain_error'

export const defaultPriorityMissing = refusal(
  'E_TICKETS_DEFAULT_PRIORITY_MISSING',
  422,
  'tickets.errors.default_priority_missing'
)
export const oneAssignee = refusal('E_TICKETS_ONE_ASSIGNEE', 422, 'tickets.errors.one_assignee')
