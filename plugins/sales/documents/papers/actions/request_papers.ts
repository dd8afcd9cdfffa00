import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Lists } from '#core/lists/lists'
import { Queue } from '#core/jobs/queue'
import { Store } from '#core/database/store'
import { amongIds, bindIds } from '#core/lists/among_ids'
import { outside } from '#plugins/sales/database/statements'
import { nothingToPrint, quotesNotSent, tooManyForZip } from '#plugins/sales/documents/papers/errors'
import { PAPER_KINDS, type PaperKind } from '#plugins/sales/documents/papers/paper_kind'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'
import type { Person } from '#core/identity/person'
import type { Selection } from '#core/lists/selection'

/** Most documents of a ZIP archive, which is built in memory. */
const MOST_IN_ZIP = 500

export interface PaperWish {
  kind: PaperKind
  selection: Selection
  format: 'pdf' | 'zip'
  /** Language of the file name. */
  locale: Locale
}

/** The queued job. */
export interface RequestedPapers {
  job: number
  /** Number of selected documents that cannot be printed. */
  leftOut: number
}

/** Queues the printing of many documents. The audit log records it as an export. */
@inject()
export class RequestPapers {
  constructor(
    private readonly store: Store,
    private readonly lists: Lists,
    private readonly queue: Queue,
    private readonly audit: AuditLog
  ) {}

  /** @throws nothingToPrint, quotesNotSent, tooManyForZip, and the errors of the list */
  async execute(wish: PaperWish, { id, name }: Person, origin: Origin): Promise<RequestedPapers> {
    const { kind, selection, format } = wish
    const chosen = await this.lists.count(PAPER_KINDS[kind].list, selection)
    if (chosen === 0) throw nothingToPrint()
    const leftOut = kind === 'quotes' ? await this.#unsent(selection) : 0
    const count = chosen - leftOut
    if (count === 0) throw quotesNotSent()
    if (format === 'zip' && count > MOST_IN_ZIP) throw tooManyForZip({ most: MOST_IN_ZIP }, 'format')
    const key = leftOut > 0 ? 'sales.jobs.print_left_out' : 'sales.jobs.print'
    const label = { key, values: { kind: PAPER_KINDS[kind].label, count, leftOut } }
    return this.store.transaction(async (trx) => {
      const owner = { id, name, permission: PAPER_KINDS[kind].permission }
      const job = await this.queue.enqueue(trx, 'sales.print', { ...wish }, { owner, label })
      await this.audit.record(trx, origin, {
        subject: 'sales.prints',
        subjectId: String(job),
        action: 'created',
        changes: { documents: [null, kind], format: [null, format], rows: [null, count] },
      })
      return { job, leftOut }
    })
  }

  /** How many of the selected quotes were never sent, and so cannot be printed. */
  async #unsent(selection: Selection): Promise<number> {
    const { dialect } = this.store
    const ids = await this.lists.ids('sales.quotes', selection)
    const sql = `select count(*) as count from sales_quotes q where q.revision = 1 and ${amongIds(dialect, 'q.id')}`
    const [row] = await outside(this.store)<{ count: number }>(sql, [bindIds(dialect, ids)])
    return Number(row?.count ?? 0)
  }
}
