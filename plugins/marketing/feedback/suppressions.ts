import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Statements } from '#core/database/statements'
import { Store, type Transaction } from '#core/database/store'
import type { SuppressionReason } from '#plugins/marketing/feedback/reasons'

/** Soft bounces in a row that end it. */
const MOST_SOFT = 5

/** Seconds after which a soft bounce counts no more. */
const SOFT_LIFETIME = 90 * 24 * 3600

/** Whether no campaign goes to the address in this column. */
export const isSuppressed = (column: string) =>
  `exists (select 1 from marketing_suppressions x where x.email = ${column})`

export interface Suppressed {
  email: string
  reason: SuppressionReason
  detail: string
}

const ROW = { email: 'text', reason: 'text', detail: 'text', now: 'instant' } as const

const INTO = 'insert into marketing_suppressions (email, reason, detail, created_at, updated_at)'

/** The addresses that no campaign goes to. Mails that are owed, such as that of an order, go to them all the same. */
@inject()
export class Suppressions {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** An address that is suppressed already keeps its reason. */
  async add(trx: Transaction, all: readonly Suppressed[]): Promise<void> {
    const db = new Statements(trx)
    const now = this.clock.iso()
    const added = await db.run<{ id: number }>(
      `${INTO} select r.email, r.reason, r.detail, r.now, r.now from ${db.rows(ROW)} where true
       on conflict (email) do nothing returning id`,
      all.map((one) => ({ ...one, now }))
    )
    await this.#changed(trx, added)
  }

  /** Those of them that had too many soft bounces in a row. */
  async addUnreachable(trx: Transaction, emails: readonly string[]): Promise<void> {
    if (emails.length === 0) return
    const db = new Statements(trx)
    const now = this.clock.iso()
    const added = await db.all<{ id: number }>(
      `${INTO} select f.email, 'soft_bounce', max(f.detail), ?, ? from marketing_feedback f
       where f.kind = 'soft_bounce' and not f.is_settled and f.happened_at > ? and f.email in ${db.texts}
       group by f.email having count(*) >= ${MOST_SOFT} on conflict (email) do nothing returning id`,
      now,
      now,
      this.clock.isoIn(-SOFT_LIFETIME),
      emails
    )
    await this.#changed(trx, added)
  }

  /** Its reader showed that the address works, or that they want the mails again. What staff decided stays. */
  async lift(trx: Transaction, email: string, reasons: readonly SuppressionReason[]): Promise<void> {
    const db = new Statements(trx)
    const lifted = await db.all<{ id: number }>(
      `delete from marketing_suppressions where email = ? and reason in ${db.texts} returning id`,
      email,
      reasons
    )
    if (lifted.length === 0) return
    await settleBounces(trx, email)
    await this.#changed(trx, lifted)
  }

  #changed(trx: Transaction, rows: readonly { id: number }[]): Promise<void> {
    const ids = rows.map(({ id }) => String(id))
    return this.store.changes.record(trx, 'marketing.suppressions', ids)
  }
}

/** The soft bounces of an address count no more. */
export async function settleBounces(trx: Transaction, email: string): Promise<void> {
  await new Statements(trx).all('update marketing_feedback set is_settled = true where email = ?', email)
}
