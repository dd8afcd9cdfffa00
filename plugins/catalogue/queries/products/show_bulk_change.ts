import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { changeNotFound } from '#plugins/catalogue/errors'
import { CountBulkChange } from '#plugins/catalogue/queries/products/count_bulk_change'
import { readJson } from '#plugins/catalogue/database/bulk'
import type {
  BulkCell,
  BulkChange,
  BulkOutcome,
  BulkProblem,
  BulkState,
} from '#plugins/catalogue/services/bulk/bulk_change'
import type { Locale } from '#core/i18n/locales'

export interface ShownBulkChange {
  id: number
  state: BulkState
  staff: string
  change: BulkChange
  job: number | null
  /** Products of the selection, and those that stay as they are. */
  products: number
  unchanged: number
  counts: Record<BulkOutcome, number>
  createdAt: string
  appliedAt: string | null
  undoneAt: string | null
}

export interface ShownBulkRow {
  id: number
  name: string
  sku: string
  outcome: BulkOutcome
  cells: BulkCell[]
  /** Why it is left as it is. */
  problem: string | null
}

interface Header {
  id: number
  state: BulkState
  staff_name: string
  change: unknown
  job_id: number | null
  products: number
  unchanged: number
  created_at: string
  applied_at: string | null
  undone_at: string | null
}

const COLUMNS = `id, state, staff_name, change, job_id, products, unchanged, created_at, applied_at, undone_at`

/** Bulk changes: what they are to do or did, page by page. */
@inject()
export class ShowBulkChange {
  constructor(
    private readonly store: Store,
    private readonly counts: CountBulkChange,
    private readonly translator: Translator
  ) {}

  async execute(id: number): Promise<ShownBulkChange> {
    const row = await this.store.reader.first<Header>(`select ${COLUMNS} from catalogue_bulk_changes where id = ?`, [
      id,
    ])
    if (!row) throw changeNotFound({ id })
    return this.#shown(row)
  }

  /** The last ones of a member of staff that did something. */
  async recent(staff: number): Promise<ShownBulkChange[]> {
    const rows = await this.store.reader.all<Header>(
      `select ${COLUMNS} from catalogue_bulk_changes
       where staff_id = ? and state not in ('preparing', 'prepared') order by id desc limit 10`,
      [staff]
    )
    return Promise.all(rows.map((row) => this.#shown(row)))
  }

  /** Its products with every value before and after; those that are refused first. */
  async rows(id: number, { page, limit }: { page: number; limit: number }, locale: Locale): Promise<ShownBulkRow[]> {
    const rows = await this.store.reader.all<{
      product_id: number
      outcome: BulkOutcome
      cells: unknown
      problem: unknown
      name: string | null
      sku: string | null
    }>(
      `select b.product_id, b.outcome, b.cells, b.problem, r.name, r.sku from catalogue_bulk_change_rows b
       left join catalogue_product_rows r on r.product_id = b.product_id where b.change_id = ?
       order by b.outcome not in ('refused', 'kept'), b.product_id limit ? offset ?`,
      [id, limit, (page - 1) * limit]
    )
    return rows.map((row) => {
      const problem = row.problem === null ? null : readJson<BulkProblem>(row.problem)
      return {
        id: Number(row.product_id),
        name: row.name ?? '',
        sku: row.sku ?? '',
        outcome: row.outcome,
        cells: readJson<BulkCell[]>(row.cells),
        problem: problem && this.translator.translate(locale, problem.key, problem.parameters),
      }
    })
  }

  async #shown(row: Header): Promise<ShownBulkChange> {
    const { state, products, unchanged } = row
    return {
      ...{ state, products, unchanged },
      id: Number(row.id),
      staff: row.staff_name,
      change: readJson<BulkChange>(row.change),
      job: row.job_id === null ? null : Number(row.job_id),
      counts: await this.counts.execute(Number(row.id)),
      createdAt: row.created_at,
      appliedAt: row.applied_at,
      undoneAt: row.undone_at,
    }
  }
}
