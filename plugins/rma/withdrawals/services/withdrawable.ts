import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { FindDelivered, ownLines, type StoredOrder } from '#plugins/sales/index'
import { isWithinPeriod, lastDay } from '#plugins/rma/withdrawals/period/withdrawal_period'
import { SHOP_ZONE } from '#core/time/shop_zone'
import { Store, type Transaction } from '#core/database/store'
import { Statements } from '#core/database/statements'

/** A line of an order, with what may be withdrawn of it. */
export interface WithdrawableLine {
  lineId: number
  name: string
  detail: string
  quantity: number
  /** Pieces that may be withdrawn. */
  left: number
  /** Sold without the right of withdrawal. */
  isExempt: boolean
}

/** What the right of withdrawal from an order is now. */
export interface WithdrawalRight {
  /** Null: consumers may withdraw now. */
  barred: 'professional' | 'over' | 'nothing' | null
  deliveredAt: string | null
  /** `2026-12-10`; null: the goods are not delivered yet. */
  lastDay: string | null
  lines: WithdrawableLine[]
}

interface Taken {
  line: number
  pieces: number
  is_exempt: number | boolean
}

/** Works out what may be withdrawn of an order. Pieces of open withdrawals, refunds and cancellations are not left. */
@inject()
export class Withdrawable {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly delivered: FindDelivered
  ) {}

  /** Two statements. */
  async execute(order: StoredOrder, trx?: Transaction): Promise<WithdrawalRight> {
    const deliveredAt = (await this.delivered.execute([order.id], trx)).get(order.id) ?? null
    return this.known(order, deliveredAt, trx)
  }

  /** The same where the delivery is known. One statement. */
  async known(order: StoredOrder, deliveredAt: string | null, trx?: Transaction): Promise<WithdrawalRight> {
    const db = trx ? new Statements(trx) : this.store.read
    const taken = await db.all<Taken>(
      `select l.id as line, coalesce((select sum(w.quantity - coalesce(r.settled, 0)) from rma_withdrawal_lines w
         join rma_withdrawals d on d.id = w.withdrawal_id
         left join rma_return_lines r on r.return_id = d.return_id and r.order_line_id = w.order_line_id
         where w.order_line_id = l.id and d.state = 'received'), 0) as pieces,
         case when exists (select 1 from rma_exempt_lines e where e.order_line_id = l.id) then 1 else 0 end as is_exempt
       from sales_order_lines l where l.order_id = ?`,
      order.id
    )
    const byLine = new Map(taken.map((row) => [Number(row.line), row]))
    const lines = ownLines(order.lines).map((line) => {
      const { id: lineId, name, detail, quantity, canceled, refunded } = line
      const known = byLine.get(lineId)
      const left = Math.max(0, quantity - canceled - refunded - Number(known?.pieces ?? 0))
      return { lineId, name, detail, quantity, left, isExempt: Number(known?.is_exempt ?? 0) === 1 }
    })
    const zone = this.zoneOf(order.channel)
    const isOver = !isWithinPeriod(deliveredAt, this.clock.iso(), zone)
    const isLeft = lines.some(({ left, isExempt }) => left > 0 && !isExempt)
    const isProfessional = order.customer.kind === 'professional'
    return {
      barred: isProfessional ? 'professional' : isOver ? 'over' : isLeft ? null : 'nothing',
      deliveredAt,
      lastDay: lastDay(deliveredAt, zone),
      lines,
    }
  }

  zoneOf(channel: string): string {
    return this.channels.all().find(({ code }) => code === channel)?.timezone ?? SHOP_ZONE
  }
}
