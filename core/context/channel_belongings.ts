import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'

export interface Belongings {
  /** Values of settings that hold in this channel only. */
  settings: number
  /** Addresses, old ones included. */
  addresses: number
}

const COUNT = `select
  (select count(*) from core_settings where channel = ?) as settings,
  (select count(*) from core_permalinks where channel = ?) as addresses`

const COPY = `insert into core_permalinks (channel, locale, path, kind, target, redirect)
  select ?, locale, path, kind, target, redirect from core_permalinks where channel = ?
  on conflict (channel, locale, path) do nothing`

/** What core keeps by channel: values of settings, and addresses. */
@inject()
export class ChannelBelongings {
  constructor(private readonly store: Store) {}

  async of(channel: string): Promise<Belongings> {
    const row = await this.store.reader.first<Belongings>(COUNT, [channel, channel])
    return { settings: Number(row?.settings ?? 0), addresses: Number(row?.addresses ?? 0) }
  }

  /** Gives a new channel the addresses of another: what stands in one shop of the house stands in all. */
  async open(trx: Transaction, channel: string, like: string): Promise<void> {
    await queryRows(trx, COPY, [channel, like])
    await this.store.changes.record(trx, 'core.permalinks', [channel])
  }

  /** Takes everything away that a channel had for itself. */
  async drop(trx: Transaction, channel: string): Promise<void> {
    await queryRows(trx, 'delete from core_settings where channel = ?', [channel])
    await queryRows(trx, 'delete from core_permalinks where channel = ?', [channel])
    await this.store.changes.record(trx, 'core.settings', [channel])
    await this.store.changes.record(trx, 'core.permalinks', [channel])
  }
}
