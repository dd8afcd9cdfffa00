import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { onlyOf } from '#core/bulk/row_target'
import type { BulkNames, BulkCell, BulkOutcome, BulkProblem, BulkState } from '#core/bulk/bulk_kind'
import type { Locale } from '#core/i18n/locales'

/** Number of things by outcome. */
export type BulkCounts = Record<BulkOutcome, number>

const none = (): BulkCounts => ({ waiting: 0, changed: 0, refused: 0, undone: 0, kept: 0 })

/** A bulk change for its screen. */
export interface ShownChange<Change = unknown> {
  id: number
  state: BulkState
  staff: string
  change: Change
  job: number | null
  /** Number of selected things. */
  total: number
  /** Number of things that the change would not alter. */
  unchanged: number
  counts: BulkCounts
  createdAt: string
  appliedAt: string | null
  undoneAt: string | null
}

/** A row of a bulk change for its screen. */
export interface ShownRow<Cell extends BulkCell = BulkCell> {
  id: number
  outcome: BulkOutcome
  cells: Cell[]
  /** Why it was skipped. */
  problem: string | null
}

interface Header {
  id: number
  state: BulkState
  staff_name: string
  change: string
  job_id: number | null
  total: number
  unchanged: number
  created_at: string
  applied_at: string | null
  undone_at: string | null
}

/** Reads bulk changes and their rows for screens. */
@inject()
export class ReadChanges {
  constructor(
    private readonly store: Store,
    private readonly translator: Translator
  ) {}

  async one<Change>(kind: BulkNames, id: number): Promise<ShownChange<Change>> {
    const only = onlyOf(kind.tables)
    const row = await this.store.reader.first<Header>(`${select(kind)} where id = ?${only.sql}`, [id, ...only.bindings])
    if (!row) throw kind.refusals.notFound(id)
    return shown(row, await this.counts(kind, id))
  }

  /** The last ten changes of a staff member that were applied. */
  async recent<Change>(kind: BulkNames, staff: number): Promise<ShownChange<Change>[]> {
    const rows = await this.store.reader.all<Header>(
      `${select(kind)} where staff_id = ? and state not in ('preparing', 'prepared') order by id desc limit 10`,
      [staff]
    )
    const counts = await this.#counts(
      kind,
      rows.map(({ id }) => Number(id))
    )
    return rows.map((row) => shown<Change>(row, counts.get(Number(row.id)) ?? none()))
  }

  async counts(kind: BulkNames, id: number): Promise<BulkCounts> {
    return (await this.#counts(kind, [id])).get(id) ?? none()
  }

  async #counts({ tables }: BulkNames, ids: readonly number[]): Promise<Map<number, BulkCounts>> {
    const counts = new Map(ids.map((id) => [id, none()]))
    if (ids.length === 0) return counts
    const rows = await this.store.reader.all<{ change_id: number; outcome: BulkOutcome; count: number }>(
      `select change_id, outcome, count(*) as count from ${tables.rows}
       where change_id in (${ids.map(() => '?').join(', ')}) group by change_id, outcome`,
      ids
    )
    for (const { change_id: id, outcome, count } of rows) {
      const ofChange = counts.get(Number(id))
      if (ofChange) ofChange[outcome] = Number(count)
    }
    return counts
  }

  /** One page of a change's rows, skipped ones first. */
  async rows<Cell extends BulkCell>(
    { tables: { rows: table, thing } }: BulkNames,
    id: number,
    { page, limit, locale }: { page: number; limit: number; locale: Locale }
  ): Promise<ShownRow<Cell>[]> {
    const rows = await this.store.reader.all<{
      thing: number
      outcome: BulkOutcome
      cells: string
      problem: string | null
    }>(
      `select ${thing} as thing, outcome, cells, problem from ${table} where change_id = ?
       order by outcome not in ('refused', 'kept'), ${thing} limit ? offset ?`,
      [id, limit, (page - 1) * limit]
    )
    return rows.map(({ thing: thingId, outcome, cells, problem: json }) => {
      const problem = json === null ? null : (JSON.parse(json) as BulkProblem)
      return {
        id: Number(thingId),
        outcome,
        cells: JSON.parse(cells) as Cell[],
        problem: problem && this.translator.translate(locale, problem.key, problem.parameters),
      }
    })
  }
}

function select({ tables: { changes, total } }: BulkNames): string {
  return `select id, state, staff_name, change, job_id, ${total} as total, unchanged, created_at, applied_at, undone_at
    from ${changes}`
}

function shown<Change>(row: Header, counts: BulkCounts): ShownChange<Change> {
  return {
    state: row.state,
    total: Number(row.total),
    unchanged: Number(row.unchanged),
    counts,
    id: Number(row.id),
    staff: row.staff_name,
    change: JSON.parse(row.change) as Change,
    job: row.job_id === null ? null : Number(row.job_id),
    createdAt: row.created_at,
    appliedAt: row.applied_at,
    undoneAt: row.undone_at,
  }
}
