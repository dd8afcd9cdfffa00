import { coinOf, type Coin } from '#plugins/payment_crypto/wallet/coins'
import { KEY } from '#plugins/payment_crypto/wallet/wallet_settings'
import { readInstant } from '#core/time/instant'
import type { Clock } from '#core/time/clock'
import type { Settings } from '#core/settings/settings'

/** Where coins go, and at which rate. */
export interface Wallet {
  /** `BTC`. */
  code: string
  coin: Coin
  address: string
  /** Price of one coin. */
  rate: string
  /** When staff entered it. */
  ratedAt: string
  currency: string
}

/** The wallet of a channel. Null: something is missing or wrong, or the rate is too old. */
export function walletOf(settings: Settings, clock: Clock, channel: string): Wallet | null {
  const of = <Value = string>(name: string) => settings.get<Value>(`${KEY}.${name}`, { channel })
  const code = of('coin')
  const coin = coinOf(code)
  const address = of('address').trim()
  const rate = of('rate')
  const ratedAt = settings.changedAt(`${KEY}.rate`, { channel })
  if (!coin?.address.test(address) || !ratedAt || !/[1-9]/.test(rate)) return null
  const hours = of<number>('rate_hours')
  if (hours > 0 && readInstant(ratedAt).plus({ hours }) <= clock.now()) return null
  return { code, coin, address, rate, ratedAt, currency: of('currency') }
}
