import { inject } from '@adonisjs/core'
import { MoveMoney } from '#plugins/sales/actions/payments/move_money'
import { RateLimits } from '#core/limits/rate_limits'
import { Store } from '#core/database/store'
import { movementNotFound } from '#plugins/sales/errors/payments'
import type { MovementState } from '#plugins/sales/services/payments/payment_movement'

/** What came of a question to a provider. */
export interface AskedAgain {
  id: number
  /** `waiting`: it has not answered this time either. */
  state: MovementState
  /** Why it was refused, as the provider puts it. */
  message: string
}

const FIND = 'select id, state, message from sales_payment_movements where id = ?'

/**
 * Asks a provider at once for what it has not answered, with the key that was written down before: it does it once. Where
 * the answer is there, or somebody is asking at the moment, nobody is asked.
 */
@inject()
export class AskAgain {
  constructor(
    private readonly store: Store,
    private readonly limits: RateLimits,
    private readonly move: MoveMoney
  ) {}

  /** @throws movementNotFound, and tooManyRequests for who goes on and on */
  async execute(id: number): Promise<AskedAgain> {
    const before = await this.#find(id)
    if (before.state !== 'waiting') return before
    await this.limits.take('sales.payment_asks', String(id))
    await this.move.tryNow(id)
    return this.#find(id)
  }

  async #find(id: number): Promise<AskedAgain> {
    const row = await this.store.reader.first<AskedAgain>(FIND, [id])
    if (!row) throw movementNotFound()
    return { ...row, id: Number(row.id) }
  }
}
