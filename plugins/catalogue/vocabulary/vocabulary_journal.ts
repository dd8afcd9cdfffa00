import { inject } from '@adonisjs/core'
import { AuditLog, type AuditEntry } from '#core/audit/audit_log'
import { Outbox } from '#core/events/outbox'
import { Queue } from '#core/jobs/queue'
import { Store, type Transaction } from '#core/database/store'
import type { Origin } from '#core/audit/origin'

export interface VocabularyChange {
  entries: AuditEntry[]
  /** Whether words that products show may have changed: listings are then made anew by a job. */
  isShown: boolean
}

/** Tells of changed attributes, families and categories in the transaction that changes them. */
@inject()
export class VocabularyJournal {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly queue: Queue
  ) {}

  async record(trx: Transaction, origin: Origin, { entries, isShown }: VocabularyChange): Promise<void> {
    if (entries.length === 0) return
    await this.audit.record(trx, origin, ...entries)
    await this.tell(trx, [...new Set(entries.map(({ subject }) => subject))], { isShown })
  }

  /** The same without entries in the audit log, which resources write themselves. */
  async tell(
    trx: Transaction,
    subjects: readonly string[],
    { isShown }: Pick<VocabularyChange, 'isShown'>
  ): Promise<void> {
    await this.outbox.record(trx, {
      name: 'catalogue.vocabulary.changed',
      subject: 'catalogue.vocabulary',
      payload: { subjects: [...subjects] },
    })
    await this.store.changes.record(trx, 'catalogue.categories', ['*'])
    if (isShown) await this.queue.enqueue(trx, 'catalogue.rebuild_listings', {}, { key: 'all' })
  }
}
