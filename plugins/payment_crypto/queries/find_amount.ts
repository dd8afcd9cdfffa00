import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { frozenAmounts, type FrozenAmount } from '#plugins/payment_crypto/wallet/frozen_amounts'
import { Store } from '#core/database/store'

const LAST = `select ${frozenAmounts.columns('a')} from payment_crypto_amounts a
  where a.order_id = ? order by a.id desc limit 1`

/** Finds the amount in coins that a customer was told last. */
@inject()
export class FindAmount {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  async last(orderId: number): Promise<FrozenAmount | null> {
    const row = await this.store.reader.first<Record<string, unknown>>(LAST, [orderId])
    return row ? frozenAmounts.read(row) : null
  }

  /** The one that still stands for what is due; null: its time is over, or something else is due by now. */
  async standing({ orderId, amount, currency }: { orderId: number; amount: number; currency: string }) {
    const last = await this.last(orderId)
    const stands = last && last.expiresAt > this.clock.iso() && last.amount === amount && last.currency === currency
    return stands ? last : null
  }
}
