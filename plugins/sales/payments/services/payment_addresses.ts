import app from '@adonisjs/core/services/app'
import type { PaymentToBegin } from '#plugins/sales/contracts/payment_method'

type Addresses = Pick<PaymentToBegin, 'returnUrl' | 'cancelUrl' | 'notificationUrl'>

/** Public address of the site, without a slash at the end. */
export function siteAddress(): string {
  return `${app.config.get<string>('cellier.address')}${app.config.get<string>('cellier.basePath').replace(/\/$/, '')}`
}

/** Address to which the payment page returns the browser, and address for the provider's notifications. */
export function paymentAddresses({ token, method }: { token: string; method: string }): Addresses {
  const api = `${app.config.get<string>('cellier.address')}/api/sales`
  const back = `${api}/payments/${token}/return`
  return {
    returnUrl: back,
    cancelUrl: `${back}?canceled=1`,
    notificationUrl: `${api}/payment-notifications/${encodeURIComponent(method)}`,
  }
}
