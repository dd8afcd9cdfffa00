import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Queue } from '#core/jobs/queue'
import { Store } from '#core/database/store'

/** Gives a look at every link to the worker. One that waits already is taken. */
@inject()
export class StartCheck {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly queue: Queue
  ) {}

  /** Gives the number of the job. */
  execute({ id, name }: { id: number; name: string }): Promise<number> {
    return this.store.transaction((trx) =>
      this.queue.enqueue(
        trx,
        'cms.check_links',
        { since: this.clock.iso() },
        {
          key: 'all',
          owner: { id, name, permission: 'cms.broken_links.recheck' },
          label: { key: 'cms.jobs.check_links' },
        }
      )
    )
  }
}
