import app from '@adonisjs/core/services/app'
import { DEMO, PaypalGateway } from '#tests/gateways/paypal'
import { GatewayServer, type Notice } from '#tests/gateways/gateway'
import { freshShop, PAYMENT_TO_BEGIN, setSetting } from '#plugins/sales/testing'
import type { Outcome } from '#tests/gateways/paypal'
import type { AskedPayment, PaymentMethod, PaymentToBegin, RawNotification } from '#plugins/sales/index'

export const ORDERS = 'payment_paypal.orders'
export const STANDARD = 'payment_paypal.standard'

export const orders = async (): Promise<PaymentMethod> =>
  (await import('#plugins/payment_paypal/methods/orders')).default

export const standard = async (): Promise<PaymentMethod> =>
  (await import('#plugins/payment_paypal/methods/standard')).default

/** The gateway of the running test. */
export let gateway: PaypalGateway

/** A shop that is paid by the gateway in both ways; gives what closes it. */
export async function openShop(): Promise<() => void> {
  await freshShop()
  gateway = new PaypalGateway()
  const server = await GatewayServer.open([gateway])
  app.config.set('payments.gateways', server.address)
  app.config.set('outgoing.hosts', [new URL(server.address).host])
  gateway.webhookUrl = addressOf(ORDERS)
  await set(ORDERS, {
    client_id_test: DEMO.clientId,
    secret_test: DEMO.secret,
    webhook_id_test: DEMO.webhookId,
    active: true,
  })
  await set(STANDARD, { business_test: DEMO.business, active: true })
  return () => {
    server.close()
    app.config.set('payments.gateways', null)
    app.config.set('outgoing.hosts', [])
  }
}

export async function set(method: string, values: Record<string, unknown>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await setSetting(`${method}.${name}`, value)
}

export function addressOf(method: string): string {
  return `${app.config.get<string>('cellier.address')}/api/sales/payment-notifications/${method}?channel=default`
}

/** A notification as it reaches the method. */
export const raw = ({ body, headers }: Pick<Notice, 'body' | 'headers'>, channel = 'default'): RawNotification => ({
  method: 'POST',
  query: '',
  headers,
  ip: '203.0.113.7',
  channel,
  body: Buffer.from(body),
})

/** The payment that a beginning leads to, as the shop asks of it. */
export function asked(begun: string | null, payment: PaymentToBegin = PAYMENT_TO_BEGIN): AskedPayment {
  const { number, idempotencyKey, amount, currency, channel, at } = payment
  return { number, idempotencyKey, amount, currency, channel, at, begun, reference: null }
}

/** Begins a payment that its payer approves, and comes back from it. Gives PayPal's name of its order. */
export async function approved(method: PaymentMethod, outcome: Outcome = 'paid', payment = PAYMENT_TO_BEGIN) {
  const beginning = await method.begin(payment)
  const id = 'reference' in beginning ? (beginning.reference ?? '') : ''
  gateway.sendsNotices = false
  await gateway.approve(id, outcome)
  const request = { ...asked(id, payment), query: {}, body: {} }
  return { id, request, news: await method.returned?.(request) }
}
