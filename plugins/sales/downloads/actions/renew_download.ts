import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { downloadNotFound } from '#plugins/sales/downloads/errors'
import { downloadUses } from '#plugins/sales/downloads/tables'
import { readBoughtLinks } from '#plugins/sales/downloads/queries/bought_links'
import type { Origin } from '#core/audit/origin'

interface Renewing {
  orderId: number
  lineId: number
  downloadId: number
}

const RESET = 'on conflict (line_id, download_id) do update set used = 0, renewed_at = excluded.renewed_at'

/** Resets the count and the period of a download link. */
@inject()
export class RenewDownload {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /** @throws downloadNotFound */
  async execute({ orderId, lineId, downloadId }: Renewing, origin: Origin): Promise<void> {
    const now = this.clock.iso()
    const links = await readBoughtLinks(this.store.reader, { orderId }, { now, locale: 'fr_FR' })
    const link = links.find((one) => one.lineId === lineId && one.downloadId === downloadId)
    if (!link) throw downloadNotFound()
    await this.store.transaction(async (trx) => {
      await downloadUses.insertAll(trx, [{ lineId, downloadId, used: 0, renewedAt: now }], RESET)
      await this.audit.record(trx, origin, {
        subject: 'sales.orders',
        subjectId: String(orderId),
        action: 'updated',
        changes: { downloads_used: [link.used, 0] },
      })
    })
  }
}
