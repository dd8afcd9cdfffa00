import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import type { RunRows } from '#core/database/run_rows'

export interface ChannelCounts {
  /** Number of settings with a value for this channel. */
  settings: number
  /** Number of permalinks, redirects included. */
  addresses: number
}

const COUNT = `select
  (select count(*) from core_settings where channel = ?) as settings,
  (select count(*) from core_permalinks where channel = ?) as addresses`

const COPY = `insert into core_permalinks (channel, locale, path, kind, target, redirect)
  select ?, locale, path, kind, target, redirect from core_permalinks where channel = ?
  on conflict (channel, locale, path) do nothing`

/** Core's rows that belong to a channel: settings and permalinks. */
@inject()
export class ChannelRecords {
  constructor(private readonly store: Store) {}

  async of(run: RunRows, channel: string): Promise<ChannelCounts> {
    const [row] = await run<ChannelCounts>(COUNT, [channel, channel])
    return { settings: Number(row?.settings ?? 0), addresses: Number(row?.addresses ?? 0) }
  }

  /** Copies the permalinks of another channel to a new one. All channels have the same pages. */
  async open(trx: Transaction, channel: string, like: string): Promise<void> {
    await queryRows(trx, COPY, [channel, like])
    await this.store.changes.record(trx, 'core.permalinks', [channel])
  }

  /** Deletes the settings and permalinks of a channel. */
  async drop(trx: Transaction, channel: string): Promise<void> {
    await queryRows(trx, 'delete from core_settings where channel = ?', [channel])
    await queryRows(trx, 'delete from core_permalinks where channel = ?', [channel])
    await this.store.changes.record(trx, 'core.settings', [channel])
    await this.store.changes.record(trx, 'core.permalinks', [channel])
  }
}
