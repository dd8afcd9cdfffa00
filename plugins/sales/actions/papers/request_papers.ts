import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Lists } from '#core/lists/lists'
import { Queue } from '#core/jobs/queue'
import { Store } from '#core/database/store'
import { nothingToPrint, tooManyForZip } from '#plugins/sales/errors/papers'
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

/** Has many documents printed. Who takes data out of the shop is written down. */
@inject()
export class RequestPapers {
  constructor(
    private readonly store: Store,
    private readonly lists: Lists,
    private readonly queue: Queue,
    private readonly audit: AuditLog
  ) {}

  /** Gives the number of the job. @throws nothingToPrint, tooManyForZip, and what the list refuses */
  async execute(wish: PaperWish, { id, name }: Person, origin: Origin): Promise<number> {
    const { kind, selection, format } = wish
    const count = await this.lists.count(PAPER_KINDS[kind].list, selection)
    if (count === 0) throw nothingToPrint()
    if (format === 'zip' && count > MOST_IN_ZIP) throw tooManyForZip({ most: MOST_IN_ZIP }, 'format')
    const label = { key: 'sales.jobs.print', values: { kind: PAPER_KINDS[kind].label, count } }
    return this.store.transaction(async (trx) => {
      const job = await this.queue.enqueue(trx, 'sales.print', { ...wish }, { owner: { id, name }, label })
      await this.audit.record(trx, origin, {
        subject: 'sales.prints',
        subjectId: String(job),
        action: 'created',
        changes: { documents: [null, kind], format: [null, format], rows: [null, count] },
      })
      return job
    })
  }
}
