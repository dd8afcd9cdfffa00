import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { SHOP_ZONE } from '#core/time/shop_zone'
import { Settings } from '#core/settings/settings'
import { addBusinessMinutes, readShifts, type BusinessHours } from '#plugins/tickets/clocks/business_time'
import { WEEKDAYS } from '#plugins/tickets/clocks/settings'
import type { Derived } from '#plugins/tickets/tickets/work_out_parent'
import type { Priority } from '#plugins/tickets/tickets/ticket_context'
import type { TicketRow } from '#plugins/tickets/tickets/ticket_row'

interface Known {
  priorities: readonly Pick<Priority, 'id' | 'answerMinutes' | 'solutionMinutes'>[]
  /** Null: now. */
  createdAt: string | null
}

/** What the settings say about tickets: what follows from subtasks and statuses, and until when people wait. */
@inject()
export class TicketClocks {
  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly channels: ChannelPort
  ) {}

  now(): string {
    return this.clock.iso()
  }

  /** Which values of a parent follow from its subtasks. */
  derived(): Derived {
    return {
      dates: this.settings.get<boolean>('tickets.derive.dates'),
      priority: this.settings.get<boolean>('tickets.derive.priority'),
      doneRatio: this.settings.get<boolean>('tickets.derive.done_ratio'),
    }
  }

  takesRatioFromStatus(): boolean {
    return this.settings.get<string>('tickets.done_ratio') === 'status'
  }

  /** Sets until when a ticket should be answered and solved, by its priority, from its beginning. */
  setDue(
    ticket: Pick<TicketRow, 'priorityId' | 'channel' | 'answerDueAt' | 'solutionDueAt'>,
    { priorities, createdAt }: Known
  ): void {
    const priority = priorities.find(({ id }) => id === ticket.priorityId)
    const from = createdAt ?? this.now()
    const due = (minutes: number | null | undefined) =>
      minutes ? addBusinessMinutes(from, minutes, this.#hours(ticket.channel)) : null
    ticket.answerDueAt = due(priority?.answerMinutes)
    ticket.solutionDueAt = due(priority?.solutionMinutes)
  }

  #hours(channel: string): BusinessHours {
    return {
      week: WEEKDAYS.map((day) => readShifts(this.settings.get<string>(`tickets.hours.${day}`)) ?? []),
      closed: new Set(this.settings.get<string[]>('tickets.hours.closed_days')),
      zone: this.channels.all().find(({ code }) => code === channel)?.timezone ?? SHOP_ZONE,
    }
  }
}
