import app from '@adonisjs/core/services/app'
import type { PaymentToBegin } from '#plugins/sales/contracts/payment_method'

type Addresses = Pick<PaymentToBegin, 'returnUrl' | 'cancelUrl' | 'notificationUrl'>

/** The first page of the site, as the world knows it; no slash at the end. */
export function siteAddress(): string {
  return `${app.config.get<string>('cellier.address')}${app.config.get<string>('cellier.basePath').replace(/\/$/, '')}`
}

/** Where a payment page sends the browser back to, and where its servers call. */
export function paymentAddresses({ token, method }: { token: string; method: string }): Addresses {
  const api = `${app.config.get<string>('cellier.address')}/api/sales`
  const back = `${api}/payments/${token}/return`
  return {
    returnUrl: back,
    cancelUrl: `${back}?canceled=1`,
    notificationUrl: `${api}/payment-notifications/${encodeURIComponent(method)}`,
  }
}
