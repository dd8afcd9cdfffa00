import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { FindDelivered } from '#plugins/sales/index'
import { Settings } from '#core/settings/settings'
import { Store, type Transaction } from '#core/database/store'
import { factsOf, type StoredReturn } from '#plugins/rma/returns/services/return_reads'
import { isWithinWindow } from '#plugins/rma/returns/services/window'
import { mostPieces, readOrderedLines, type OrderedLine } from '#plugins/rma/returns/services/returnable'
import { WITHDRAWN_STATES, type ReturnFacts } from '#plugins/rma/returns/return_states'

/** The facts that decide which moves of a return are possible. */
@inject()
export class ReturnFactsOf {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly delivered: FindDelivered
  ) {}

  async of(found: StoredReturn, trx?: Transaction): Promise<{ facts: ReturnFacts; ordered: OrderedLine[] }> {
    const ordered = await readOrderedLines(trx ?? this.store, found.orderId, found.id)
    const { state, lines, resolution } = found
    const isOver = WITHDRAWN_STATES.includes(state)
    const areFree = lines.every((line) => {
      const own = ordered.find(({ lineId }) => lineId === line.orderLineId)
      return own !== undefined && mostPieces(own, resolution) >= line.quantity - line.settled
    })
    const mayReopen = isOver && areFree && (await this.#isInTime(found, ordered, trx))
    return { facts: factsOf(found, ordered, { areFree, mayReopen }), ordered }
  }

  /** The shop allows it, and the period is not over. */
  async #isInTime(found: StoredReturn, ordered: readonly OrderedLine[], trx?: Transaction): Promise<boolean> {
    const { channel, orderId, state } = found
    const key = state === 'refused' ? 'rma.returns.reopen_refused' : 'rma.returns.reopen_closed'
    if (!this.settings.get<boolean>(key, { channel })) return false
    const deliveredAt = (await this.delivered.execute([orderId], trx)).get(orderId) ?? null
    const standard = this.settings.get<number>('rma.returns.days', { channel })
    const now = this.clock.iso()
    return found.lines.every(({ orderLineId }) => {
      const days = ordered.find(({ lineId }) => lineId === orderLineId)?.days ?? standard
      return isWithinWindow(deliveredAt, days, now)
    })
  }
}
