import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Store, type Transaction } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { colourInvalid, tokenUnknown } from '#plugins/branding/errors'
import { DEFAULT_COLOURS } from '#plugins/branding/default_tokens'
import { rgbOf } from '#plugins/branding/services/colour'
import type { Origin } from '#core/audit/origin'

const UPSERT = `insert into branding_colours (token, value) values (?, ?)
  on conflict (token) do update set value = excluded.value`

/** Stores colours of the branding; null resets one to its default. */
@inject()
export class ChangeColours {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog
  ) {}

  /** @throws tokenUnknown, colourInvalid */
  execute(colours: Record<string, string | null>, origin: Origin): Promise<void> {
    for (const [token, value] of Object.entries(colours)) {
      if (!Object.hasOwn(DEFAULT_COLOURS, token)) throw tokenUnknown({ token }, `colours.${token}`)
      if (value !== null && !rgbOf(value)) throw colourInvalid({}, `colours.${token}`)
    }
    return this.store.transaction(async (trx) => {
      const changes: Record<string, [unknown, unknown]> = {}
      for (const [token, value] of Object.entries(colours)) {
        const after = value?.toLowerCase() ?? null
        const before = await this.#replace(trx, token, after)
        if (before !== after) changes[token] = [before, value]
      }
      await this.audit.record(trx, origin, {
        subject: 'branding.colours',
        subjectId: 'shop',
        action: 'updated',
        changes,
      })
      await this.store.changes.record(trx, 'branding.colours', Object.keys(changes))
      await this.store.changes.record(trx, 'core.shell', Object.keys(changes))
    })
  }

  /** Returns the previous value. */
  async #replace(trx: Transaction, token: string, value: string | null): Promise<string | null> {
    const row = (await trx.from('branding_colours').where('token', token).first()) as { value: string } | null
    if (value) await queryRows(trx, UPSERT, [token, value])
    else await trx.from('branding_colours').where('token', token).delete()
    return row?.value ?? null
  }
}
