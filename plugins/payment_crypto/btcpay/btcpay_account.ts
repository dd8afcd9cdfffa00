import { KEY } from '#plugins/payment_crypto/btcpay/btcpay_settings'
import { providerAddress } from '#plugins/sales/index'
import type { Settings } from '#core/settings/settings'

/** A store on a BTCPay Server, and what proves who calls. */
export interface BtcpayAccount {
  isTest: boolean
  /** Of the server, without a slash at the end. Empty: staff entered none. */
  address: string
  storeId: string
  apiKey: string
  webhookSecret: string
}

/** The store of a channel in the mode that is set. */
export function btcpayAccount(settings: Settings, channel: string): BtcpayAccount {
  const of = (name: string) => settings.get<string>(`${KEY}.${name}`, { channel }).trim()
  const isTest = of('mode') === 'test'
  const prefix = isTest ? 'test_' : ''
  const entered = of(`${prefix}address`).replace(/\/+$/, '')
  return {
    isTest,
    address: providerAddress({ gateway: 'btcpay', isTest, live: entered, test: entered }),
    storeId: of(`${prefix}store_id`),
    apiKey: of(`${prefix}api_key`),
    webhookSecret: of(`${prefix}webhook_secret`),
  }
}

/** Without one of them nobody can pay. */
export function isComplete({ address, storeId, apiKey, webhookSecret }: BtcpayAccount): boolean {
  return URL.canParse(address) && [storeId, apiKey, webhookSecret].every((value) => value !== '')
}
