import { inject } from '@adonisjs/core'
import { Queue } from '#core/jobs/queue'
import { Store, type Transaction } from '#core/database/store'
import { onlyOf } from '#core/bulk/row_target'
import { queryRows } from '#core/database/query_rows'
import type { BulkNames, BulkState, Direction } from '#core/bulk/bulk_kind'

/** States in which each direction may start. A stopped job leaves `applying`, which can be undone. */
const FROM: Record<Direction, readonly BulkState[]> = { apply: ['prepared'], undo: ['applied', 'applying'] }
const TO: Record<Direction, BulkState> = { apply: 'applying', undo: 'undoing' }

interface Start {
  id: number
  direction: Direction
  staff: { id: number; name: string }
}

/** Enqueues the job that applies or undoes a change. Of two concurrent requests, one throws `notReady`. */
@inject()
export class StartChange {
  constructor(
    private readonly store: Store,
    private readonly queue: Queue
  ) {}

  /** Returns the id of the job. */
  execute(kind: BulkNames, start: Start): Promise<number> {
    return this.store.transaction((trx) => this.#run(trx, kind, start))
  }

  async #run(trx: Transaction, kind: BulkNames, { id, direction, staff }: Start): Promise<number> {
    const { changes, total } = kind.tables
    const only = onlyOf(kind.tables)
    const lock = trx.dialect.name === 'postgres' ? ' for update of c' : ''
    const [row] = await queryRows<{ state: BulkState; total: number; job_state: string | null }>(
      trx,
      `select c.state, c.${total} as total, j.state as job_state from ${changes} c
       left join core_jobs j on j.id = c.job_id where c.id = ?${only.sql}${lock}`,
      [id, ...only.bindings]
    )
    if (!row) throw kind.refusals.notFound(id)
    const isBusy = row.job_state === 'waiting' || row.job_state === 'running'
    if (isBusy || !FROM[direction].includes(row.state)) throw kind.refusals.notReady()
    const job = await this.queue.enqueue(
      trx,
      kind.job,
      { ...kind.payload, change: id, direction },
      {
        owner: { id: staff.id, name: staff.name, permission: kind.permission },
        label: { key: kind.jobLabel(direction), values: { count: Number(row.total), ...kind.jobWords } },
      }
    )
    await queryRows(trx, `update ${changes} set state = ?, job_id = ? where id = ?`, [TO[direction], job, id])
    return job
  }
}
