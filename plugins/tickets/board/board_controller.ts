import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { ListBoard } from '#plugins/tickets/board/list_board'
import { ListDays } from '#plugins/tickets/board/list_days'
import { monthAround } from '#plugins/tickets/board/month'
import { showBoard, showCalendar } from '#plugins/tickets/board/board_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Tickets side by side: by status, and by day. */
@inject()
export default class BoardController {
  constructor(
    private readonly board: ListBoard,
    private readonly days: ListDays,
    private readonly clock: Clock
  ) {}

  async show(ctx: HttpContext) {
    const wanted = await showBoard.validate(ctx.request.qs())
    const { locale } = ctx.shop
    return { data: { columns: await this.board.execute(wanted, locale), ...(await this.board.choices(locale)) } }
  }

  async calendar(ctx: HttpContext) {
    const { day = this.clock.iso().slice(0, 10) } = await showCalendar.validate(ctx.request.qs())
    const month = monthAround(day)
    return { data: { ...month, tickets: await this.days.execute(month, ctx.shop.locale) } }
  }
}
