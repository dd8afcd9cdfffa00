import type { Look } from './look.js'

/** Screens of the back office for tickets, and the words that they are made of. */
export const TICKETS: Look[] = [
  { name: 'tickets', screen: 'tickets.admin.tickets', path: '/admin/tickets/list' },
  { name: 'a new ticket', screen: 'tickets.admin.tickets.form', path: '/admin/tickets/list/create' },
  { name: 'trackers of tickets', screen: 'tickets.admin.trackers', path: '/admin/tickets/trackers' },
  { name: 'a new tracker', screen: 'tickets.admin.trackers.form', path: '/admin/tickets/trackers/create' },
  { name: 'statuses of tickets', screen: 'tickets.admin.statuses', path: '/admin/tickets/statuses' },
  { name: 'a new status', screen: 'tickets.admin.statuses.form', path: '/admin/tickets/statuses/create' },
  { name: 'priorities of tickets', screen: 'tickets.admin.priorities', path: '/admin/tickets/priorities' },
  { name: 'a new priority', screen: 'tickets.admin.priorities.form', path: '/admin/tickets/priorities/create' },
  { name: 'categories of tickets', screen: 'tickets.admin.categories', path: '/admin/tickets/categories' },
  {
    name: 'a new category of tickets',
    screen: 'tickets.admin.categories.form',
    path: '/admin/tickets/categories/create',
  },
  { name: 'fields of tickets', screen: 'tickets.admin.custom_fields', path: '/admin/tickets/custom-fields' },
  {
    name: 'a new field of tickets',
    screen: 'tickets.admin.custom_fields.form',
    path: '/admin/tickets/custom-fields/create',
  },
  { name: 'users of tickets', screen: 'tickets.admin.users', path: '/admin/tickets/users' },
  { name: 'a new user of tickets', screen: 'tickets.admin.users.form', path: '/admin/tickets/users/create' },
  { name: 'groups of tickets', screen: 'tickets.admin.groups', path: '/admin/tickets/groups' },
  { name: 'a new group of tickets', screen: 'tickets.admin.groups.form', path: '/admin/tickets/groups/create' },
  { name: 'groups of staff', screen: 'users.admin.staff_groups', path: '/admin/users/staff-groups' },
  { name: 'a new group of staff', screen: 'users.admin.staff_groups.form', path: '/admin/users/staff-groups/create' },
  { name: 'the board of tickets', screen: 'tickets.admin.board', path: '/admin/tickets/board' },
  { name: 'the calendar of tickets', screen: 'tickets.admin.calendar', path: '/admin/tickets/calendar' },
  { name: 'times of tickets', screen: 'tickets.admin.reports', path: '/admin/tickets/reports' },
  { name: 'the workflow of tickets', screen: 'tickets.admin.workflow', path: '/admin/tickets/workflow' },
  { name: 'a ticket', screen: 'tickets.admin.ticket', path: '/admin/tickets/ticket/1' },
]
