import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import logger from '@adonisjs/core/services/logger'
import { LEAST_AMOUNT, MOST_AMOUNT } from '#plugins/payment_payplug/services/amounts'
import type { PayplugApi } from '#plugins/payment_payplug/services/payplug_api'
import type { PayplugAccount } from '#plugins/payment_payplug/services/payplug_resources'

/** Cents. */
export interface Bounds {
  least: number
  most: number
}

const LIMITS: Bounds = { least: LEAST_AMOUNT, most: MOST_AMOUNT }

const HOUR_MS = 3_600_000
/** After an account that could not be read. */
const PAUSE_MS = 60_000

/**
 * Smallest and largest amounts that accounts take. They are read in the background and kept for an hour: no shopper waits
 * for PayPlug to see the methods.
 */
@inject()
export class AccountBounds {
  readonly #kept = new Map<string, { bounds: Bounds; readAgainAt: number }>()

  constructor(private readonly clock: Clock) {}

  /** `key`: the account's secret key. Until its account is read: what PayPlug takes of anybody. */
  of(key: string, api: PayplugApi): Bounds {
    const now = this.clock.epoch()
    const known = this.#kept.get(key)
    if (known && known.readAgainAt > now) return known.bounds
    const bounds = known?.bounds ?? LIMITS
    // Other requests do not ask meanwhile.
    this.#kept.set(key, { bounds, readAgainAt: now + PAUSE_MS })
    void api.account().then(
      (account) => this.keep(key, account),
      (error: unknown) => logger.warn({ err: error }, 'The account with PayPlug could not be read')
    )
    return bounds
  }

  keep(key: string, account: PayplugAccount): Bounds {
    const bounds = {
      least: Math.max(LIMITS.least, account.least ?? LIMITS.least),
      most: Math.min(LIMITS.most, account.most ?? LIMITS.most),
    }
    this.#kept.set(key, { bounds, readAgainAt: this.clock.epoch() + HOUR_MS })
    return bounds
  }
}
