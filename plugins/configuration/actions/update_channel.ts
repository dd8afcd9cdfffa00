import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { checkChannel, type ChannelInput } from '#plugins/configuration/services/check_channel'
import { ChannelWriter } from '#plugins/configuration/services/channel_writer'
import { findChannel, type ChannelRow } from '#plugins/configuration/queries/find_channel'
import { Guards } from '#plugins/configuration/services/guards'
import { Journal } from '#plugins/configuration/services/journal'
import { fromTransaction, lockConfiguration, mustBeCurrent } from '#plugins/configuration/services/written_row'
import type { Origin } from '#core/audit/origin'

export interface ChannelChange extends Omit<ChannelInput, 'code'> {
  id: number
  version: number
  isClosed: boolean
}

/** Changes a channel, except its code. New host names apply from the next request. */
@inject()
export class UpdateChannel {
  constructor(
    private readonly store: Store,
    private readonly writer: ChannelWriter,
    private readonly guards: Guards,
    private readonly journal: Journal
  ) {}

  /** @throws rowGone, staleWrite, and what `checkChannel` and plugins refuse */
  execute({ id, version, isClosed, ...given }: ChannelChange, origin: Origin): Promise<ChannelRow> {
    return this.store.transaction(async (trx) => {
      await lockConfiguration(trx)
      const rows = fromTransaction(trx)
      const before = mustBeCurrent(await findChannel(rows, id), version)
      const { code } = before
      await checkChannel(rows, { ...given, code })
      if (before.baseCurrency !== given.baseCurrency) {
        await this.guards.check(trx, { kind: 'base_currency', code: before.baseCurrency })
      }
      await this.writer.replace(trx, id, { ...given, code })
      await this.writer.close(trx, code, isClosed, origin)
      const after = (await findChannel(rows, id)) as ChannelRow
      await this.journal.record(trx, origin, { kind: 'channels', id, code, before, after })
      return after
    })
  }
}
