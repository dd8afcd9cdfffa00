import { inject } from '@adonisjs/core'
import { MoveMoney } from '#plugins/sales/payments/actions/move_money'
import { RateLimits } from '#core/limits/rate_limits'
import { Store } from '#core/database/store'
import { movementNotFound } from '#plugins/sales/payments/errors'
import type { MovementState } from '#plugins/sales/payments/tables'

/** Result of a request to a provider. */
export interface AskedAgain {
  id: number
  /** `waiting`: the provider did not respond again. */
  state: MovementState
  /** Reason of a refusal, in the words of the provider. */
  message: string
}

const FIND = 'select id, state, message from sales_payment_movements where id = ?'

/**
 * Repeats a request to a provider that has no response yet, with its stored idempotency key. Does nothing if the response
 * is there or another process is sending the request.
 */
@inject()
export class AskAgain {
  constructor(
    private readonly store: Store,
    private readonly limits: RateLimits,
    private readonly move: MoveMoney
  ) {}

  /** @throws movementNotFound, and tooManyRequests */
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
