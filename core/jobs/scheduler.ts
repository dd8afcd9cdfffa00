import { queryRows } from '#core/database/query_rows'
import type { Clock } from '#core/time/clock'
import type { JobList } from '#core/jobs/job_list'
import type { Queue } from '#core/jobs/queue'
import type { Schedule } from '#core/jobs/job'
import type { Store } from '#core/database/store'

/** Enqueues the jobs of schedules. The first worker to update a schedule enqueues its job. Missed runs are made up by one run. */
export class Scheduler {
  #schedules: Map<string, Schedule> | null = null

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly queue: Queue,
    private readonly jobs: Pick<JobList, 'schedules'>
  ) {}

  /** Enqueues every scheduled job that is due. Returns the names of their schedules. */
  async tick(): Promise<string[]> {
    const schedules = await this.#load()
    const now = this.clock.iso()
    const due = await this.store.reader.all<{ name: string }>('select name from core_schedules where next_at <= ?', [
      now,
    ])
    const taken: string[] = []
    for (const { name } of due) {
      const schedule = schedules.get(name)
      if (schedule && (await this.#take(name, schedule, now))) taken.push(name)
    }
    return taken
  }

  async #load(): Promise<Map<string, Schedule>> {
    if (this.#schedules) return this.#schedules
    const schedules = await this.jobs.schedules()
    const sql = 'insert into core_schedules (name, next_at) values (?, ?) on conflict (name) do nothing'
    await this.store.transaction(async (trx) => {
      for (const name of schedules.keys()) await queryRows(trx, sql, [name, this.clock.iso()])
    })
    this.#schedules = schedules
    return schedules
  }

  #take(name: string, { job, every }: Schedule, now: string): Promise<boolean> {
    const sql = 'update core_schedules set next_at = ? where name = ? and next_at <= ? returning name'
    return this.store.transaction(async (trx) => {
      const [mine] = await queryRows(trx, sql, [this.clock.isoIn(every), name, now])
      if (!mine) return false
      await this.queue.enqueue(trx, job, {}, { key: `schedule:${name}` })
      return true
    })
  }
}
