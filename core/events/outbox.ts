import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { rowWrite, type RowTarget } from '#core/database/write_rows'
import { dialectOf, runWrites } from '#core/database/write_set'
import type { Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'

/** An event to be delivered after its transaction has committed. */
export interface DomainEvent {
  /** Dotted and in the past tense: `catalogue.product.upserted`. */
  name: string
  /** What it is about, such as `catalogue.product:42`. Events of one subject are delivered in order. */
  subject: string
  /** Ids and primitives only. */
  payload: Record<string, unknown>
}

const EVENTS = {
  table: 'core_events',
  columns: {
    id: 'text',
    name: 'text',
    subject: 'text',
    payload: 'text',
    occurred_at: 'instant',
    state: 'text',
    due_at: 'instant',
  },
} satisfies RowTarget

/** Stores events in the transaction that causes them. The worker process delivers them afterwards, at least once. */
@inject()
export class Outbox {
  constructor(private readonly clock: Clock) {}

  async record(trx: Transaction, ...events: DomainEvent[]): Promise<void> {
    await runWrites(trx, [this.write(trx, ...events)])
  }

  /** The write of `record`, to be run together with other writes. */
  write(trx: Transaction, ...events: DomainEvent[]): Write {
    const now = this.clock.iso()
    const rows = events.map(({ name, subject, payload }) => ({
      id: randomUUID(),
      name,
      subject,
      payload: JSON.stringify(payload),
      occurred_at: now,
      state: 'pending',
      due_at: now,
    }))
    return rowWrite(dialectOf(trx), EVENTS, rows)
  }
}
