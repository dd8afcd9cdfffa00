import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { queryRows } from '#core/database/query_rows'
import type { Transaction } from '#core/database/store'

export interface NewRate {
  base: string
  target: string
  rate: string
  source: string
  publishedOn: string | null
}

const INSERT = `insert into configuration_exchange_rates (base, target, rate, source, published_on, changed_at)
  values (?, ?, ?, ?, ?, ?) on conflict (base, target) do nothing returning id`

const UPDATE = `update configuration_exchange_rates
  set rate = ?, source = ?, published_on = ?, changed_at = ?, version = version + 1 where id = ?`

const REMEMBER = `insert into configuration_rate_history (base, target, rate, source, published_on, from_at)
  values (?, ?, ?, ?, ?, ?)`

/** Writes rates, and adds each of them to the history. */
@inject()
export class RateWriter {
  constructor(private readonly clock: Clock) {}

  /** The id of the new rate; null: its pair has one already. */
  async add(trx: Transaction, rate: NewRate): Promise<number | null> {
    const now = this.clock.iso()
    const { base, target, source, publishedOn } = rate
    const [added] = await queryRows<{ id: number }>(trx, INSERT, [base, target, rate.rate, source, publishedOn, now])
    if (!added) return null
    await this.#remember(trx, rate, now)
    return Number(added.id)
  }

  async replace(trx: Transaction, id: number, rate: NewRate): Promise<void> {
    const now = this.clock.iso()
    await queryRows(trx, UPDATE, [rate.rate, rate.source, rate.publishedOn, now, id])
    await this.#remember(trx, rate, now)
  }

  async #remember(trx: Transaction, { base, target, rate, source, publishedOn }: NewRate, now: string) {
    await queryRows(trx, REMEMBER, [base, target, rate, source, publishedOn, now])
  }
}
