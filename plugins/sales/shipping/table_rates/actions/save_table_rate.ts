import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { RecordWriter } from '#core/records/record_writer'
import { Store, type Transaction } from '#core/database/store'
import { TABLE_RATES, type TableRateRow } from '#plugins/sales/shipping/table_rates/table_rate_row'
import { checkChannel, checkTableRate } from '#plugins/sales/shipping/table_rates/check_table_rate'
import { findOverlaps } from '#plugins/sales/shipping/table_rates/find_overlap'
import { inside } from '#plugins/sales/database/statements'
import { listRecords, type RecordInput, type StoredRecord } from '#core/records/record_kind'
import { rateOverlaps } from '#plugins/sales/shipping/table_rates/errors'
import type { Origin } from '#core/audit/origin'

type Input = RecordInput<TableRateRow>

/** Creates or updates a row of the shipping rate table. */
@inject()
export class SaveTableRate {
  constructor(
    private readonly store: Store,
    private readonly writer: RecordWriter,
    private readonly channels: ChannelPort
  ) {}

  /** @throws channelUnknown, rateOverlaps, and the errors of `checkTableRate` */
  create(input: Input, origin: Origin): Promise<TableRateRow> {
    const checked = this.#checked(input)
    return this.store.transaction(async (trx) => {
      const row = await this.writer.create(trx, TABLE_RATES, checked, origin)
      await this.#checkAlone(trx, row)
      return row
    })
  }

  /** @throws recordGone, staleWrite, and the errors of `create` */
  update({ id, version, ...input }: Input & StoredRecord, origin: Origin): Promise<TableRateRow> {
    const checked = this.#checked(input)
    return this.store.transaction(async (trx) => {
      const row = await this.writer.update(trx, TABLE_RATES, { ...checked, id, version }, origin)
      await this.#checkAlone(trx, row)
      return row
    })
  }

  #checked(input: Input): Input {
    checkChannel(this.channels, input.channel)
    return checkTableRate(input)
  }

  /** Refuses a row that overlaps another one with the same precision. */
  async #checkAlone(trx: Transaction, { id, channel }: TableRateRow): Promise<void> {
    const rows = (await listRecords(inside(trx), TABLE_RATES)).filter((row) => row.channel === channel)
    const overlaps = [...findOverlaps(rows)].find(([row, earlier]) => row.id === id || earlier.id === id)
    if (overlaps) throw rateOverlaps({ label: overlaps[0].label }, 'label')
  }
}
