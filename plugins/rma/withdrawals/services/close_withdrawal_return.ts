import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { inTransaction } from '#core/database/run_rows'
import { messageRow } from '#plugins/rma/returns/services/write_messages'
import { messages, returnLines, returns } from '#plugins/rma/returns/tables'
import { Store, type Transaction } from '#core/database/store'
import type { Origin } from '#core/audit/origin'
import type { RowIn } from '#core/database/table'
import type { withdrawals } from '#plugins/rma/withdrawals/tables'

type Withdrawal = Pick<RowIn<typeof withdrawals>, 'returnId' | 'number'>

/** Settles the return of a withdrawal that is paid back. */
@inject()
export class CloseWithdrawalReturn {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** Pieces by order line that the return has given back already. */
  async settled(trx: Transaction, { returnId }: Withdrawal): Promise<Map<number, number>> {
    if (returnId === null) return new Map()
    const rows = await returnLines.select(inTransaction(trx), { returnId })
    return new Map(rows.map(({ orderLineId, settled }) => [orderLineId, settled]))
  }

  async execute(trx: Transaction, { returnId, number }: Withdrawal, origin: Origin): Promise<void> {
    if (returnId === null) return
    const run = inTransaction(trx)
    const found = await returns.find(run, { id: returnId })
    if (!found) return
    const now = this.clock.iso()
    await run('update rma_return_lines set settled = coalesce(received, quantity) where return_id = ?', [returnId])
    const { state: from } = found
    if (from === 'refunded' || from === 'solved') return
    await run('update rma_returns set state = ?, moved_at = ?, updated_at = ?, version = version + 1 where id = ?', [
      'refunded',
      now,
      now,
      returnId,
    ])
    await messages.insert(trx, messageRow({ returnId, text: number, from, to: 'refunded' }, origin, now))
    await this.store.changes.record(trx, 'rma.returns', [String(returnId)])
  }
}
