import app from '@adonisjs/core/services/app'
import { GatewayServer, type Notice } from '#tests/gateways/gateway'
import { PAYMENT_TO_BEGIN, freshShop, setSetting } from '#plugins/sales/testing'
import { PAYZEN_DEMO, PayzenGateway } from '#tests/gateways/payzen'
import type { PaymentMethod, PaymentToBegin, RawNotification } from '#plugins/sales/index'
import type { Store } from '#core/database/store'

export const METHOD = 'payment_payzen.card'

export const cardMethod = async (): Promise<PaymentMethod> =>
  (await import('#plugins/payment_payzen/methods/card')).default

export const set = (name: string, value: unknown) => setSetting(`${METHOD}.${name}`, value)

/** A shop whose PayZen is on this machine. Notifications are held: tests deliver them. */
export interface PayzenShop {
  store: Store
  gateway: PayzenGateway
  close: () => void
}

let last: PayzenShop | null = null

export async function openPayzen(): Promise<PayzenShop> {
  last?.close()
  const store = await freshShop()
  const gateway = new PayzenGateway()
  gateway.sendsNotices = false
  const server = await GatewayServer.open([gateway])
  const kept = [app.config.get('payments.gateways'), app.config.get('outgoing.hosts')]
  app.config.set('payments.gateways', server.address)
  app.config.set('outgoing.hosts', [new URL(server.address).host])
  for (const [name, value] of Object.entries({
    site_id: PAYZEN_DEMO.siteId,
    test_key: PAYZEN_DEMO.key,
    test_password: PAYZEN_DEMO.password,
    active: true,
  })) {
    await set(name, value)
  }
  const close = () => {
    if (last?.gateway !== gateway) return
    last = null
    server.close()
    app.config.set('payments.gateways', kept[0])
    app.config.set('outgoing.hosts', kept[1])
  }
  last = { store, gateway, close }
  return last
}

/** Begins a payment of 42.00 euros, or of what is told. */
export async function begin(changes: Partial<PaymentToBegin> = {}) {
  const method = await cardMethod()
  const payment = { ...PAYMENT_TO_BEGIN, ...changes }
  const beginning = await method.begin(payment)
  if (beginning.kind !== 'redirect') throw new Error('It leads nowhere')
  const { number, idempotencyKey, amount, currency, channel, at } = payment
  const begun = beginning.reference ?? ''
  const asked = { number, idempotencyKey, amount, currency, channel, at, begun, reference: null }
  return { method, fields: beginning.fields, url: beginning.url, begun, asked }
}

/** A notification as the route hands it to the method. */
export function raw({ headers, body }: Omit<Notice, 'url'>, channel = 'default'): RawNotification {
  return { method: 'POST', query: '', headers, body: Buffer.from(body), ip: '203.0.113.7', channel }
}
