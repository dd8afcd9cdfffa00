import { inject } from '@adonisjs/core'
import { ChannelRecords } from '#core/context/channel_records'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { channelLast } from '#plugins/configuration/errors'
import { findChannel } from '#plugins/configuration/queries/find_channel'
import { findChannels } from '#plugins/configuration/queries/find_channels'
import { Guards } from '#plugins/configuration/services/guards'
import { Journal } from '#plugins/configuration/services/journal'
import { fromTransaction, lockConfiguration, mustBeCurrent } from '#plugins/configuration/services/written_row'
import type { Origin } from '#core/audit/origin'

/** Deletes a channel with its settings and permalinks. The last channel, and one that a plugin needs, is refused. */
@inject()
export class DeleteChannel {
  constructor(
    private readonly store: Store,
    private readonly guards: Guards,
    private readonly belongings: ChannelRecords,
    private readonly journal: Journal
  ) {}

  /** @throws rowGone, staleWrite, channelLast, and what plugins refuse */
  execute({ id, version }: { id: number; version: number }, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      await lockConfiguration(trx)
      const rows = fromTransaction(trx)
      const before = mustBeCurrent(await findChannel(rows, id), version)
      if ((await findChannels(rows)).length === 1) throw channelLast()
      await this.guards.check(trx, { kind: 'channel', code: before.code })
      await this.belongings.drop(trx, before.code)
      await queryRows(trx, 'delete from configuration_channel_translations where channel_id = ?', [id])
      await queryRows(trx, 'delete from configuration_channels where id = ?', [id])
      await this.journal.record(trx, origin, { kind: 'channels', id, code: before.code, before, after: null })
    })
  }
}
