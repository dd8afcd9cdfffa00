import { refusal } from '#core/errors/domain_error'

export const hoursUnreadable = refusal('E_TICKETS_HOURS_UNREADABLE', 422, 'tickets.errors.hours_unreadable')
