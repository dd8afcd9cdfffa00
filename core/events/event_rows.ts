import { randomUUID } from 'node:crypto'
import { queryRows } from '#core/database/query_rows'
import type { Clock } from '#core/time/clock'
import type { Store } from '#core/database/store'
import type { StoredEvent } from '#core/events/stored_event'

interface EventRow {
  seq: number
  id: string
  name: string
  subject: string
  payload: string
  occurred_at: string
  heard_by: string | null
}

/** An event that this worker may deliver until its lease ends. */
export interface ClaimedEvent {
  seq: number
  claim: string
  event: StoredEvent
  /** Names of the listeners that have handled it, in an earlier attempt or in this one. */
  handledBy: string[]
}

// Only the first pending event of a subject may be claimed, which keeps each subject in order across workers.
const DUE = `select e.seq from core_events as e
  where e.state = 'pending' and e.due_at <= ? and (e.claimed_until is null or e.claimed_until <= ?)
    and not exists (select 1 from core_events as f
      where f.state = 'pending' and f.subject = e.subject and f.seq < e.seq)
  order by e.seq limit ?`

const SET = 'set claim = ?, claimed_until = ?'
const COLUMNS = 'seq, id, name, subject, payload, occurred_at, heard_by'

const CLAIM = {
  sqlite: `update core_events ${SET} where seq in (${DUE}) returning ${COLUMNS}`,
  pg: `with due as materialized (${DUE} for update skip locked)
    update core_events as t ${SET} from due where t.seq = due.seq
    returning t.seq, id, name, subject, payload, occurred_at, heard_by`,
}

const ANY_DUE = `select 1 as due from core_events where state = 'pending' and due_at <= ?
  and (claimed_until is null or claimed_until <= ?) limit 1`

/** The statements on `core_events`. Those that end a delivery do nothing when the claim was lost to another worker. */
export class EventRows {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly leaseSeconds: number
  ) {}

  async isAnyDue(): Promise<boolean> {
    const now = this.clock.iso()
    return (await this.store.reader.first(ANY_DUE, [now, now])) !== null
  }

  /** Marks events without listeners as delivered, many at once: an import records one for each product. Returns their number. */
  async skipUnhandled(handled: readonly string[], limit: number): Promise<number> {
    const names = handled.length > 0 ? `and e.name not in (${handled.map(() => '?').join(', ')})` : ''
    const lock = this.store.dialect === 'pg' ? 'for update skip locked' : ''
    const sql = `update core_events set state = 'delivered', delivered_at = ? where seq in (
      select e.seq from core_events as e where e.state = 'pending' ${names} order by e.seq limit ? ${lock})
      returning seq`
    return (await this.#run(sql, [this.clock.iso(), ...handled, limit])).length
  }

  async claim(limit: number): Promise<ClaimedEvent[]> {
    const [now, until, claim] = [this.clock.iso(), this.#until(), randomUUID()]
    const lease = [claim, until]
    const due = [now, now, limit]
    const bindings = this.store.dialect === 'pg' ? [...due, ...lease] : [...lease, ...due]
    const rows = await this.#run<EventRow>(CLAIM[this.store.dialect], bindings)
    return rows.sort((one, other) => one.seq - other.seq).map((row) => claimed(row, claim))
  }

  /** Begins a delivery. Returns the number of attempts, this one included; null when the claim was lost. */
  async begin({ seq, claim }: ClaimedEvent): Promise<number | null> {
    const sql = `update core_events set attempts = attempts + 1, claimed_until = ?
      where seq = ? and claim = ? and state = 'pending' returning attempts`
    const [row] = await this.#run<{ attempts: number }>(sql, [this.#until(), seq, claim])
    return row?.attempts ?? null
  }

  async renew(claim: string): Promise<void> {
    const sql = "update core_events set claimed_until = ? where claim = ? and state = 'pending'"
    await this.#run(sql, [this.#until(), claim])
  }

  async delivered({ seq, claim }: ClaimedEvent): Promise<void> {
    const sql = `update core_events set state = 'delivered', delivered_at = ?, claim = null, claimed_until = null,
      error = null where seq = ? and claim = ?`
    await this.#run(sql, [this.clock.iso(), seq, claim])
  }

  /** Stores a failure. `dueIn`: seconds until the next attempt; null parks the event. */
  async failed(
    { seq, claim }: ClaimedEvent,
    failure: { error: string; handledBy: string[]; dueIn: number | null }
  ): Promise<void> {
    const { error, handledBy, dueIn } = failure
    const state = dueIn === null ? 'parked' : 'pending'
    const sql = `update core_events set state = ?, due_at = ?, error = ?, heard_by = ?, claim = null,
      claimed_until = null where seq = ? and claim = ?`
    const dueAt = this.clock.isoIn(dueIn ?? 0)
    await this.#run(sql, [state, dueAt, error, JSON.stringify(handledBy), seq, claim])
  }

  /** Releases the events of a claim that were not delivered yet. */
  async release(claim: string): Promise<void> {
    const sql = "update core_events set claim = null, claimed_until = null where claim = ? and state = 'pending'"
    await this.#run(sql, [claim])
  }

  #until(): string {
    return this.clock.isoIn(this.leaseSeconds)
  }

  #run<Row>(sql: string, bindings: (string | number | null)[]): Promise<Row[]> {
    return this.store.transaction((trx) => queryRows<Row>(trx, sql, bindings))
  }
}

function claimed(row: EventRow, claim: string): ClaimedEvent {
  const { seq, id, name, subject, payload, occurred_at: occurredAt, heard_by: handledBy } = row
  return {
    seq,
    claim,
    event: { id, name, subject, payload: JSON.parse(payload) as Record<string, unknown>, occurredAt },
    handledBy: handledBy ? (JSON.parse(handledBy) as string[]) : [],
  }
}
