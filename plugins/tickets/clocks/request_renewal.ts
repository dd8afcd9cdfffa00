import app from '@adonisjs/core/services/app'
import { Queue } from '#core/jobs/queue'
import type { Transaction } from '#core/database/store'

/** Has the times of open tickets worked out anew, once after several changes. */
export async function requestRenewal(trx: Transaction): Promise<void> {
  await (await app.container.make(Queue)).enqueue(trx, 'tickets.renew_due_times', {}, { key: 'all' })
}
