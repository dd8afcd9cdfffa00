import app from '@adonisjs/core/services/app'
import type { PaymentToBegin } from '#plugins/sales/contracts/payment_method'

type Addresses = Pick<PaymentToBegin, 'returnUrl' | 'cancelUrl' | 'notificationUrl'>

/** Public address of the site, without a slash at the end. */
export function siteAddress(): string {
  return `${app.config.get<string>('cellier.address')}${app.config.get<string>('cellier.basePath').replace(/\/$/, '')}`
}

/** Address to which the payment page returns the browser, and address for the provider's notifications. */
export function paymentAddresses({
  token,
  method,
  channel,
}: Record<'token' | 'method' | 'channel', string>): Addresses {
  const api = `${app.config.get<string>('cellier.address')}/api/sales`
  const back = `${api}/payments/${token}/return`
  return {
    returnUrl: back,
    cancelUrl: `${back}?canceled=1`,
    notificationUrl: notificationAddress(method, channel),
  }
}

/** Address for the notifications of a provider. The channel tells which account they are about. */
export function notificationAddress(method: string, channel: string): string {
  const path = `/api/sales/payment-notifications/${encodeURIComponent(method)}`
  return `${app.config.get<string>('cellier.address')}${path}?channel=${encodeURIComponent(channel)}`
}
