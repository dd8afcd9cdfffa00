import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { FindOrderFor } from '#plugins/sales/index'
import { IllegalTransition } from '#core/state_machine/illegal_transition'
import { inTransaction } from '#core/database/run_rows'
import { messageWrite } from '#plugins/rma/returns/services/write_messages'
import { moveImpossible, returnChanged, returnNotFound, sourceMissing, textMissing } from '#plugins/rma/errors'
import { NEEDS_TEXT, returnStates } from '#plugins/rma/returns/return_states'
import { Outbox } from '#core/events/outbox'
import { queryRows } from '#core/database/query_rows'
import { readReturn, type StoredReturn } from '#plugins/rma/returns/services/return_reads'
import { receive, type ReceivedPieces } from '#plugins/rma/returns/services/receive'
import { ReturnFactsOf } from '#plugins/rma/returns/services/return_facts'
import { returns } from '#plugins/rma/returns/tables'
import { runWrites } from '#core/database/write_set'
import { Settle, type Settlement } from '#plugins/rma/returns/services/settle'
import { Store, type Transaction } from '#core/database/store'
import type { Origin } from '#core/audit/origin'
import type { ReturnActor, ReturnFacts, ReturnMove, ReturnState } from '#plugins/rma/returns/return_states'

/** A move of a return. */
export interface WantedMove {
  returnId: number
  move: ReturnMove
  by: ReturnActor
  /** The version that was looked at. Null: of the system, which looks at the state only. */
  version: number | null
  /** What is told to the customer, or by them. */
  text: string
  /** Of `receive`, by the id of the line. */
  received?: readonly ReceivedPieces[]
  /** Of `refund`, `replace` and `cancel`. */
  settlement?: Settlement
  /** Of `close`. */
  closedAs?: 'solved' | 'abandoned'
}

/** What a move led to. `refundId`: the credit note that it issued. */
export interface MadeMove {
  state: ReturnState
  refundId: number | null
}

/**
 * Moves a return on. State, effect and message are one transaction: a crash leaves all of it or nothing. Of two people who
 * move it at once, one does, and the other is told.
 */
@inject()
export class MoveReturn {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly orders: FindOrderFor,
    private readonly facts: ReturnFactsOf,
    private readonly settle: Settle,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox
  ) {}

  /** @throws returnNotFound, returnChanged, moveImpossible, textMissing, and the errors of the effect */
  execute(wanted: WantedMove, origin: Origin): Promise<MadeMove> {
    if (NEEDS_TEXT.includes(wanted.move) && wanted.text === '') throw textMissing({}, 'text')
    return this.store.transaction(async (trx) => {
      const run = inTransaction(trx)
      const known = await returns.find(run, { id: wanted.returnId })
      if (!known) throw returnNotFound()
      // The order first, as everything that counts its pieces does.
      const order = await this.orders.hold(trx, known.orderId)
      const found = await readReturn(run, known.id)
      if (!found) throw returnNotFound()
      if (wanted.version !== null && found.version !== wanted.version) {
        throw returnChanged({}, undefined, { state: found.state, version: found.version })
      }
      const { facts, ordered } = await this.facts.of(found, trx)
      const to = nextState(found, wanted, facts)
      await this.#claim(trx, found, wanted, to)
      const on = { trx, order, found, how: wanted.settlement ?? NOTHING_CHOSEN, origin }
      let refundId: number | null = null
      if (wanted.move === 'receive') await receive(trx, found, wanted.received ?? [])
      if (wanted.move === 'refund') refundId = await this.settle.refund(on)
      if (wanted.move === 'cancel') await this.settle.cancel(on, ordered)
      if (wanted.move === 'replace') {
        const { source } = on.how
        if (source === null) throw sourceMissing({}, 'source')
        await this.settle.replace(Object.assign(on, { how: Object.assign({}, on.how, { source }) }))
      }
      await this.#tell(trx, found, { wanted, to, origin })
      return { state: to, refundId }
    })
  }

  /** Writes the state if nobody has written another one since. @throws returnChanged */
  async #claim(trx: Transaction, found: StoredReturn, { closedAs }: WantedMove, to: ReturnState): Promise<void> {
    const now = this.clock.iso()
    const solvedAt = to === 'solved' ? now : null
    const claimed = await queryRows(
      trx,
      `update rma_returns set state = ?, version = version + 1, moved_at = ?, updated_at = ?, solved_at = ?, closed_as = ?
       where id = ? and version = ? and state = ? returning id`,
      [to, now, now, solvedAt, closedAs ?? null, found.id, found.version, found.state]
    )
    if (claimed.length === 0) throw returnChanged({}, undefined, { state: found.state, version: found.version })
  }

  async #tell(
    trx: Transaction,
    found: StoredReturn,
    { wanted, to, origin }: { wanted: WantedMove; to: ReturnState; origin: Origin }
  ): Promise<void> {
    const { move, text, by } = wanted
    const { id, state: from } = found
    await runWrites(trx, [
      messageWrite(trx, { returnId: id, text, from, to }, origin, this.clock.iso()),
      this.outbox.write(trx, {
        name: 'rma.return.moved',
        subject: `rma.return:${id}`,
        payload: { version: 1, returnId: id, move, by, from, to, text },
      }),
    ])
    if (by !== 'customer') {
      const changes: Record<string, [unknown, unknown]> = { state: [from, to] }
      if (text !== '') changes.message = [null, text]
      await this.audit.record(trx, origin, {
        subject: 'rma.returns',
        subjectId: String(id),
        action: 'updated',
        changes,
      })
    }
    await this.store.changes.record(trx, 'rma.returns', [String(id)])
  }
}

const NOTHING_CHOSEN: Settlement = {
  restock: [],
  source: null,
  text: '',
  carrier: '',
  trackingNumber: '',
  fee: 0,
  isByProvider: false,
}

function nextState({ state }: StoredReturn, { move, by }: WantedMove, facts: ReturnFacts): ReturnState {
  const asking = { by, facts }
  try {
    return returnStates.transition(state, move, asking)
  } catch (error) {
    if (!(error instanceof IllegalTransition)) throw error
    throw moveImpossible({}, undefined, { state, possible: returnStates.allowed(state, asking) })
  }
}
