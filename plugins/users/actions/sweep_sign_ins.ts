import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'

/** Rows deleted by one statement: a long one would stop the shop's writes. */
const CHUNK = 2000

const SWEEP = `delete from users_sign_ins where digest in
  (select digest from users_sign_ins where ends_at <= ? order by ends_at limit ${CHUNK}) returning digest`

/** Tables of links whose time is over. */
const LINKS = ['users_password_resets', 'users_customer_links', 'users_email_links']

/** Deletes sign-ins that have lasted their time, and the links of mails. */
@inject()
export class SweepSignIns {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** Gives how many sign-ins there were. */
  async execute(signal?: AbortSignal): Promise<number> {
    const now = this.clock.iso()
    await this.store.transaction(async (trx) => {
      for (const table of LINKS) await trx.from(table).where('ends_at', '<=', now).delete()
    })
    let swept = 0
    let count: number
    do {
      signal?.throwIfAborted()
      count = (await this.store.transaction((trx) => queryRows(trx, SWEEP, [now]))).length
      swept += count
    } while (count === CHUNK)
    return swept
  }
}
