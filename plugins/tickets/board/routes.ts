import type { Router } from '@adonisjs/core/http'
import { showBoard, showCalendar } from '#plugins/tickets/board/board_validator'

const Board = () => import('#plugins/tickets/board/board_controller')

/** Other ways to look at the list of tickets. */
export function boardRoutes(router: Router): void {
  router
    .get('/api/admin/tickets/board', [Board, 'show'])
    .as('tickets.admin.board.show')
    .permission('tickets.list')
    .accepts(showBoard)
  router
    .get('/api/admin/tickets/calendar', [Board, 'calendar'])
    .as('tickets.admin.calendar.show')
    .permission('tickets.list')
    .accepts(showCalendar)
}
