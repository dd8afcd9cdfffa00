import { providerAddress } from '#plugins/sales/index'
import type { Settings } from '#core/settings/settings'

/** The application of a channel at PayPal, in its mode. */
export interface PaypalAccount {
  isTest: boolean
  /** Address of the interface. */
  api: string
  clientId: string
  secret: string
  /** Empty: notifications cannot be verified. */
  webhookId: string
  /** PayPal is asked whether a notification is its own. */
  verifiesByApi: boolean
  capturesLater: boolean
  /** Before the numbers of orders that PayPal is told. */
  prefix: string
}

const LIVE = { api: 'https://api-m.paypal.com', page: 'https://www.paypal.com' }
const SANDBOX = { api: 'https://api-m.sandbox.paypal.com', page: 'https://www.sandbox.paypal.com' }

export function isTestMode(settings: Settings, method: 'orders' | 'standard', channel: string): boolean {
  return settings.get<string>(`payment_paypal.${method}.mode`, { channel }) !== 'live'
}

export function readAccount(settings: Settings, channel: string): PaypalAccount {
  const isTest = isTestMode(settings, 'orders', channel)
  const of = (name: string) => settings.get<string>(`payment_paypal.orders.${name}`, { channel })
  const ofMode = (name: string) => of(`${name}_${isTest ? 'test' : 'live'}`).trim()
  return {
    isTest,
    api: providerAddress({ gateway: 'paypal', isTest, live: LIVE.api, test: SANDBOX.api }),
    clientId: ofMode('client_id'),
    secret: ofMode('secret'),
    webhookId: ofMode('webhook_id'),
    verifiesByApi: of('verification') === 'api',
    prefix: of('prefix').trim(),
    capturesLater: settings.get<boolean>('payment_paypal.orders.captures_later', { channel }),
  }
}

/** Where people pay, without a slash at the end. */
export function pageAddress(isTest: boolean): string {
  return providerAddress({ gateway: 'paypal', isTest, live: LIVE.page, test: SANDBOX.page })
}

/** The address of a gateway of tests; null: PayPal itself is called. */
export function gatewayAddress(isTest: boolean): string | null {
  const address = pageAddress(isTest)
  return address === LIVE.page || address === SANDBOX.page ? null : address
}
