import app from '@adonisjs/core/services/app'
import { GatewayServer, type Notice } from '#tests/gateways/gateway'
import { DEMO, PayplugGateway } from '#tests/gateways/payplug'
import { KEY } from '#plugins/payment_payplug/settings'
import { freshShop, PAYMENT_TO_BEGIN, setSetting } from '#plugins/sales/testing'
import type { PaymentMethod, PaymentToBegin, RawNotification } from '#plugins/sales/index'

export const METHOD = KEY

export const load = async (): Promise<PaymentMethod> => (await import('#plugins/payment_payplug/methods/card')).default

/** The gateway of the running test. */
export let gateway: PayplugGateway

/** Opens a gateway of its own for a test, and has the shop call it; gives what closes it. */
export async function openGateway(): Promise<() => void> {
  gateway = new PayplugGateway()
  const server = await GatewayServer.open([gateway])
  app.config.set('payments.gateways', server.address)
  app.config.set('outgoing.hosts', [new URL(server.address).host])
  return () => {
    server.close()
    app.config.set('payments.gateways', null)
    app.config.set('outgoing.hosts', [])
  }
}

/** A shop that takes cards by the gateway; gives what closes it. */
export async function openShop(values: Record<string, unknown> = {}): Promise<() => void> {
  await freshShop()
  const close = await openGateway()
  await set({ test_key: DEMO.testKey, active: true, ...values })
  return close
}

export async function set(values: Record<string, unknown>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await setSetting(`${KEY}.${name}`, value)
}

/** A payment of 42.00 euros that PayPlug notifies this shop about. */
export const toBegin = (): PaymentToBegin => ({
  ...PAYMENT_TO_BEGIN,
  notificationUrl: `${app.config.get<string>('cellier.address')}/api/sales/payment-notifications/${METHOD}?channel=default`,
})

/** Begins a payment; gives PayPlug's name of it. */
export async function begun(payment = toBegin()): Promise<{ reference: string; number: string }> {
  const beginning = await (await load()).begin(payment)
  if (!('reference' in beginning) || !beginning.reference) throw new Error('It has no reference')
  return { reference: beginning.reference, number: payment.number }
}

/** A notification as it reaches the method. */
export const raw = ({ body, headers }: Pick<Notice, 'body' | 'headers'>): RawNotification => ({
  method: 'POST',
  query: 'channel=default',
  headers,
  ip: '203.0.113.7',
  channel: 'default',
  body: Buffer.from(body),
})
