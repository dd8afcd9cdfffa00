import { inject } from '@adonisjs/core'
import { frozenAmounts, type FrozenAmount } from '#plugins/payment_crypto/wallet/frozen_amounts'
import { Store } from '#core/database/store'

/** An amount in coins that a customer was told. */
export type ToldAmount = Pick<
  FrozenAmount,
  'coin' | 'quantity' | 'address' | 'rate' | 'frozenAt' | 'expiresAt' | 'amount' | 'currency'
>

const TOLD = ['coin', 'quantity', 'address', 'rate', 'frozenAt', 'expiresAt', 'amount', 'currency'] as const

const MOST = 20

const LIST = `select ${frozenAmounts.columns('a', TOLD)} from payment_crypto_amounts a
  where a.order_id = ? order by a.id desc limit ${MOST}`

/** Lists the last amounts in coins of an order, newest first. */
@inject()
export class ListAmounts {
  constructor(private readonly store: Store) {}

  async execute(orderId: number): Promise<ToldAmount[]> {
    const rows = await this.store.reader.all<Record<string, unknown>>(LIST, [orderId])
    return rows.map((row) => frozenAmounts.pick(row, TOLD))
  }
}
