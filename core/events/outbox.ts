import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { insertRows } from '#core/database/insert_rows'
import type { Transaction } from '#core/database/store'

/** A fact to be told once its transaction has committed. */
export interface DomainEvent {
  /** Dotted and in the past tense: `catalogue.product.upserted`. */
  name: string
  /** What it is about, such as `catalogue.product:42`: events of one subject arrive in order. */
  subject: string
  /** Ids and primitives only. */
  payload: Record<string, unknown>
}

const COLUMNS = ['id', 'name', 'subject', 'payload', 'occurred_at', 'state', 'due_at'] as const

/** Takes events in the transaction that makes them true. The worker process delivers them afterwards, at least once. */
@inject()
export class Outbox {
  constructor(private readonly clock: Clock) {}

  async record(trx: Transaction, ...events: DomainEvent[]): Promise<void> {
    const now = this.clock.iso()
    const rows = events.map(({ name, subject, payload }) => [
      randomUUID(),
      name,
      subject,
      JSON.stringify(payload),
      now,
      'pending',
      now,
    ])
    await insertRows(trx, 'core_events', COLUMNS, rows)
  }
}
