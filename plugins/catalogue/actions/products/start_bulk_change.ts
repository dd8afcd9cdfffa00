import { inject } from '@adonisjs/core'
import { Queue } from '#core/jobs/queue'
import { Store, type Transaction } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { changeNotFound, changeNotReady } from '#plugins/catalogue/errors'
import type { BulkState } from '#plugins/catalogue/services/bulk/bulk_change'
import type { Direction } from '#plugins/catalogue/services/bulk/step_change'

/** From which states each way begins; a job that was stopped half-way leaves the second of them. */
const FROM: Record<Direction, readonly BulkState[]> = { apply: ['prepared'], undo: ['applied', 'applying'] }
const TO: Record<Direction, BulkState> = { apply: 'applying', undo: 'undoing' }

/** Gives a prepared change, or its undoing, to the worker. Of two who ask at once, one is told that it has begun. */
@inject()
export class StartBulkChange {
  constructor(
    private readonly store: Store,
    private readonly queue: Queue
  ) {}

  /** Gives the number of the job. */
  execute(id: number, direction: Direction, staff: { id: number; name: string }): Promise<number> {
    return this.store.transaction((trx) => this.#run(trx, id, { direction, staff }))
  }

  async #run(
    trx: Transaction,
    id: number,
    { direction, staff }: { direction: Direction; staff: { id: number; name: string } }
  ): Promise<number> {
    const lock = trx.dialect.name === 'postgres' ? ' for update of c' : ''
    const [row] = await queryRows<{ state: BulkState; products: number; job_state: string | null }>(
      trx,
      `select c.state, c.products, j.state as job_state from catalogue_bulk_changes c
       left join core_jobs j on j.id = c.job_id where c.id = ?${lock}`,
      [id]
    )
    if (!row) throw changeNotFound({ id })
    const isBusy = row.job_state === 'waiting' || row.job_state === 'running'
    if (isBusy || !FROM[direction].includes(row.state)) throw changeNotReady()
    const job = await this.queue.enqueue(
      trx,
      'catalogue.bulk_change',
      { change: id, direction },
      { owner: staff, label: { key: `catalogue.jobs.bulk_${direction}`, values: { count: Number(row.products) } } }
    )
    await queryRows(trx, 'update catalogue_bulk_changes set state = ?, job_id = ? where id = ?', [
      TO[direction],
      job,
      id,
    ])
    return job
  }
}
