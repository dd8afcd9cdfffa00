import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { coinQuantity } from '#plugins/payment_crypto/wallet/coin_quantity'
import { FindAmount } from '#plugins/payment_crypto/queries/find_amount'
import { frozenAmounts } from '#plugins/payment_crypto/wallet/frozen_amounts'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { walletOf } from '#plugins/payment_crypto/wallet/wallet'
import type { PaymentToExplain } from '#plugins/sales/index'

/** Seconds for which an amount stands. */
const FROZEN_SECONDS = 15 * 60

/** What is to be paid of an order. */
export type ToFreeze = Pick<PaymentToExplain, 'orderId' | 'number' | 'channel' | 'amount' | 'currency'>

/** Converts what is due of an order at the rate of the moment, and keeps that for 15 minutes. */
@inject()
export class FreezeAmount {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly find: FindAmount
  ) {}

  /** An amount that still stands is kept. False: there is no rate for it at the moment. */
  async execute(due: ToFreeze): Promise<boolean> {
    if (await this.find.standing(due)) return true
    const wallet = walletOf(this.settings, this.clock, due.channel)
    if (!wallet || wallet.currency !== due.currency) return false
    const { code: coin, address, rate, ratedAt } = wallet
    const { orderId, number, amount, currency } = due
    const row = {
      orderId,
      number,
      coin,
      address,
      rate,
      ratedAt,
      amount,
      currency,
      quantity: coinQuantity(due, rate),
      frozenAt: this.clock.iso(),
      expiresAt: this.clock.isoIn(FROZEN_SECONDS),
    }
    await this.store.transaction((trx) => frozenAmounts.insert(trx, row))
    return true
  }
}
