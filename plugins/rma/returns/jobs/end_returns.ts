import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { isRefusal } from '#core/errors/domain_error'
import { moveImpossible, returnChanged } from '#plugins/rma/errors'
import { MoveReturn } from '#plugins/rma/returns/actions/move_return'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { systemOrigin } from '#core/audit/origin'
import { Translator } from '#core/i18n/translator'
import type { Locale } from '#core/i18n/locales'
import type { ReturnMove } from '#plugins/rma/returns/return_states'

const DAY = 24 * 3600

/** Days after the last message until a return is solved that was settled. */
const QUIET_DAYS = 14

/** Returns of a run. */
const MOST = 200

interface Due {
  id: number
  locale: Locale
}

/** Refuses returns whose parcel did not come, and solves those that were settled and about which nobody wrote any more. */
@inject()
export class EndReturns {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly translator: Translator,
    private readonly move: MoveReturn
  ) {}

  async execute(): Promise<void> {
    const days = this.settings.get<number>('rma.returns.wait_days')
    // A parcel that the customer has noted is on its way.
    const late = await this.#due(
      "state = 'awaiting_return' and moved_at < ? and tracking_number = ''",
      this.clock.isoIn(-days * DAY)
    )
    for (const one of late) {
      await this.#end(one, 'refuse', this.translator.translate(one.locale, 'rma.returns.not_received', { days }))
    }
    const quiet = await this.#due(
      "state in ('refunded', 'new_parcel_sent') and moved_at < ? and written_at < ?",
      this.clock.isoIn(-QUIET_DAYS * DAY),
      this.clock.isoIn(-QUIET_DAYS * DAY)
    )
    for (const one of quiet) await this.#end(one, 'solve', '')
  }

  async #due(where: string, ...bindings: string[]): Promise<Due[]> {
    const sql = `select id, locale from rma_returns where ${where} order by moved_at limit ${MOST}`
    const rows = await this.store.reader.all<Due>(sql, bindings)
    return rows.map(({ id, locale }) => ({ id: Number(id), locale }))
  }

  async #end({ id: returnId }: Due, move: ReturnMove, text: string): Promise<void> {
    const wanted = { returnId, move, by: 'system' as const, version: null, text }
    await this.move.execute(wanted, systemOrigin('job', 'rma.end_returns')).catch((error: unknown) => {
      // Somebody moved it meanwhile.
      if (!isRefusal(error, moveImpossible) && !isRefusal(error, returnChanged)) throw error
    })
  }
}
