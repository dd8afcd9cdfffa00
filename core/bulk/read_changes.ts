import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import type { BulkNames, BulkCell, BulkOutcome, BulkProblem, BulkState } from '#core/bulk/bulk_kind'
import type { Locale } from '#core/i18n/locales'

/** How many things came out which way. */
export type BulkCounts = Record<BulkOutcome, number>

const none = (): BulkCounts => ({ waiting: 0, changed: 0, refused: 0, undone: 0, kept: 0 })

/** A change of many things, as its owner sees it. */
export interface ShownChange<Change = unknown> {
  id: number
  state: BulkState
  staff: string
  change: Change
  job: number | null
  /** Things of the selection, and those that stay as they are. */
  total: number
  unchanged: number
  counts: BulkCounts
  createdAt: string
  appliedAt: string | null
  undoneAt: string | null
}

/** A thing of a change, with every value before and after. */
export interface ShownRow<Cell extends BulkCell = BulkCell> {
  id: number
  outcome: BulkOutcome
  cells: Cell[]
  /** Why it is left as it is. */
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

/** Changes of many things: what they are to do or did, page by page. */
@inject()
export class ReadChanges {
  constructor(
    private readonly store: Store,
    private readonly translator: Translator
  ) {}

  async one<Change>(kind: BulkNames, id: number): Promise<ShownChange<Change>> {
    const row = await this.store.reader.first<Header>(`${select(kind)} where id = ?`, [id])
    if (!row) throw kind.refusals.notFound(id)
    return shown(row, await this.counts(kind, id))
  }

  /** The last ones of a member of staff that did something. */
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

  /** How many things came out which way. */
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
      const told = counts.get(Number(id))
      if (told) told[outcome] = Number(count)
    }
    return counts
  }

  /** Its things with every value before and after; those that are refused first. */
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
    return rows.map(({ thing: number, outcome, cells, problem: told }) => {
      const problem = told === null ? null : (JSON.parse(told) as BulkProblem)
      return {
        ...{ id: Number(number), outcome, cells: JSON.parse(cells) as Cell[] },
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
    ...{ state: row.state, total: Number(row.total), unchanged: Number(row.unchanged), counts },
    id: Number(row.id),
    staff: row.staff_name,
    change: JSON.parse(row.change) as Change,
    job: row.job_id === null ? null : Number(row.job_id),
    ...{ createdAt: row.created_at, appliedAt: row.applied_at, undoneAt: row.undone_at },
  }
}
