import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Lists } from '#core/lists/lists'
import { Queue } from '#core/jobs/queue'
import { Store } from '#core/database/store'
import { CountUnsentQuotes } from '#plugins/sales/queries/papers/count_unsent_quotes'
import { nothingToPrint, quotesNotSent, tooManyForZip } from '#plugins/sales/errors/papers'
import { PAPER_KINDS, type PaperKind } from '#plugins/sales/services/papers/paper_kind'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'
import type { Person } from '#core/identity/person'
import type { Selection } from '#core/lists/selection'

/** Documents of an archive: it is put together in memory. */
const MOST_IN_ZIP = 500

export interface PaperWish {
  kind: PaperKind
  selection: Selection
  format: 'pdf' | 'zip'
  /** Of who asks: what the file is called. */
  locale: Locale
}

/** The work that was begun. */
export interface RequestedPapers {
  job: number
  /** Chosen ones of which there is nothing to print. */
  leftOut: number
}

/** Has many documents printed. Who takes data out of the shop is written down. */
@inject()
export class RequestPapers {
  constructor(
    private readonly store: Store,
    private readonly lists: Lists,
    private readonly unsent: CountUnsentQuotes,
    private readonly queue: Queue,
    private readonly audit: AuditLog
  ) {}

  /** @throws nothingToPrint, quotesNotSent, tooManyForZip, and what the list refuses */
  async execute(wish: PaperWish, { id, name }: Person, origin: Origin): Promise<RequestedPapers> {
    const { kind, selection, format } = wish
    const chosen = await this.lists.count(PAPER_KINDS[kind].list, selection)
    if (chosen === 0) throw nothingToPrint()
    const leftOut = kind === 'quotes' ? await this.unsent.execute(selection) : 0
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
}
