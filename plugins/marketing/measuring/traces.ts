import { createHash } from 'node:crypto'
import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { MEASURED } from '#plugins/marketing/measuring/settings'
import { Settings } from '#core/settings/settings'
import { Statements } from '#core/database/statements'
import { Store, type Transaction } from '#core/database/store'

/** The reader of a measured mail. The update locks the row: who withdraws at the same time is waited for. */
const READER = `update marketing_subscribers set updated_at = updated_at where is_measured
  and id = (select subscriber_id from marketing_deliveries where id = ? and is_measured) returning channel`

const NOTE = 'insert into marketing_traces (delivery_id, mark, address, happened_at)'

const ROW = { delivery: 'bigint', mark: 'text', address: 'text', at: 'instant' } as const

/** What readers opened and followed. Neither their IP address nor their program is kept. */
@inject()
export class Traces {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings
  ) {}

  /** `address`: the link that was followed; null: the mail was opened. Counted once, and only while the reader agrees and the shop measures. */
  note(deliveryId: number, address: string | null): Promise<void> {
    return this.store.transaction(async (trx) => {
      const db = new Statements(trx)
      const [reader] = await db.all<{ channel: string }>(READER, deliveryId)
      if (!reader || !this.settings.get<boolean>(MEASURED, { channel: reader.channel })) return
      const opened = { delivery: deliveryId, mark: '', address: '', at: this.clock.iso() }
      // Who follows a link has opened the mail, also where pictures are blocked.
      const traces =
        address === null ? [opened] : [opened, Object.assign({}, opened, { mark: markOf(address), address })]
      await db.run(
        `${NOTE} select r.delivery, r.mark, r.address, r.at from ${db.rows(ROW)} where true
         on conflict (delivery_id, mark) do nothing`,
        traces
      )
    })
  }
}

const markOf = (address: string) => createHash('sha256').update(address).digest('hex')

/** Subscribers are measured no more, and what was measured of them goes. */
export async function forgetReading(trx: Transaction, subscriberIds: readonly number[]): Promise<void> {
  if (subscriberIds.length === 0) return
  const db = new Statements(trx)
  await db.all(
    `delete from marketing_traces where delivery_id in
       (select id from marketing_deliveries where subscriber_id in ${db.ids})`,
    subscriberIds
  )
  await db.all(
    `update marketing_deliveries set is_measured = false where is_measured and subscriber_id in ${db.ids}`,
    subscriberIds
  )
  await db.all(
    `update marketing_subscribers set is_measured = false where is_measured and id in ${db.ids}`,
    subscriberIds
  )
}
