import { inject } from '@adonisjs/core'
import { ChannelRecords } from '#core/context/channel_records'
import { Store } from '#core/database/store'
import { channelTaken } from '#plugins/configuration/errors'
import { checkChannel, type ChannelInput } from '#plugins/configuration/services/check_channel'
import { ChannelWriter } from '#plugins/configuration/services/channel_writer'
import { findChannel, type ChannelRow } from '#plugins/configuration/queries/find_channel'
import { findChannels } from '#plugins/configuration/queries/find_channels'
import { Journal } from '#plugins/configuration/services/journal'
import { fromTransaction, lockConfiguration } from '#plugins/configuration/services/written_row'
import type { Origin } from '#core/audit/origin'

/** Creates a channel with a copy of the first channel's permalinks. A job builds its product lists. */
@inject()
export class CreateChannel {
  constructor(
    private readonly store: Store,
    private readonly writer: ChannelWriter,
    private readonly belongings: ChannelRecords,
    private readonly journal: Journal
  ) {}

  /** @throws channelTaken, and what `checkChannel` refuses */
  execute(channel: ChannelInput, isClosed: boolean, origin: Origin): Promise<ChannelRow> {
    return this.store.transaction(async (trx) => {
      await lockConfiguration(trx)
      const rows = fromTransaction(trx)
      await checkChannel(rows, channel)
      const [first] = await findChannels(rows)
      const id = await this.writer.add(trx, channel)
      if (id === null) throw channelTaken({}, 'code')
      if (first) await this.belongings.open(trx, channel.code, first.code)
      await this.writer.close(trx, channel.code, isClosed, origin)
      const after = (await findChannel(rows, id)) as ChannelRow
      await this.journal.record(trx, origin, {
        kind: 'channels',
        id: after.id,
        code: channel.code,
        before: null,
        after,
      })
      return after
    })
  }
}
