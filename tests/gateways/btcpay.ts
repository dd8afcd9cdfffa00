import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { SystemClock } from '#core/time/system_clock'
import {
  escapeHtml,
  Gateway,
  gatewayPage,
  type GatewayAnswer,
  type GatewayRequest,
  type Notice,
} from '#tests/gateways/gateway'

/** A store on the server. */
export interface BtcpayStore {
  storeId: string
  apiKey: string
  webhookSecret: string
  /** What the key may do. Default: what the shop needs. */
  permissions?: string[]
  /** Where events go. Default: to the shop that the invoice sends the browser back to. */
  webhook?: string
}

/** The store that the demo shop has the keys of. They open nothing. */
export const DEMO: BtcpayStore = {
  storeId: 'DemoStore1Cellier',
  apiKey: 'demo-btcpay-api-key',
  webhookSecret: 'demo-btcpay-webhook-secret',
}

/** Coins that arrived. */
interface Coins {
  id: string
  /** Satoshis. */
  value: bigint
  status: 'Invalid' | 'Processing' | 'Settled'
}

interface Invoice {
  id: string
  storeId: string
  amount: string
  currency: string
  metadata: Record<string, unknown>
  checkout: { redirectURL?: string; expirationMinutes?: number; paymentTolerance?: number }
  status: 'New' | 'Processing' | 'Settled' | 'Expired' | 'Invalid'
  additionalStatus: string
  createdTime: number
  payments: Coins[]
}

const PERMISSIONS = ['cancreateinvoice', 'canviewinvoices', 'canmodifyinvoices'].map((name) => `btcpay.store.${name}`)

/** Price of one coin in every currency. */
const RATE = 60_000n
const SATOSHIS = 100_000_000n

/** Satoshis → `0.00070000`. */
const coinsOf = (satoshis: bigint) => `${satoshis / SATOSHIS}.${String(satoshis % SATOSHIS).padStart(8, '0')}`

/** A BTCPay Server as its Greenfield interface documents it, with a page on which one click pays. */
export class BtcpayGateway extends Gateway {
  readonly name = 'btcpay'
  readonly invoices = new Map<string, Invoice>()
  /** Seconds by which its clock is wrong. */
  skew = 0
  readonly #stores: Map<string, BtcpayStore>

  constructor(stores: readonly BtcpayStore[] = [DEMO]) {
    super()
    this.#stores = new Map(stores.map((store) => [store.storeId, store]))
  }

  async answer(request: GatewayRequest): Promise<GatewayAnswer> {
    const { path } = request
    if (path.startsWith('/api/v1/')) return this.#api(request, path.slice('/api/v1'.length))
    const [, page, id = '', act] = path.split('/')
    const invoice = page === 'i' ? this.invoices.get(id) : undefined
    if (!invoice) return { status: 404, body: 'Not found' }
    if (request.method === 'POST' && act) return this.#click(invoice, act)
    return { body: this.#page(invoice) }
  }

  /** Coins come in time, all of them, and are confirmed. */
  async settle(id: string): Promise<void> {
    const invoice = this.#of(id)
    this.#receive(invoice, this.#due(invoice), 'Settled')
    Object.assign(invoice, { status: 'Settled' })
    for (const type of ['InvoiceReceivedPayment', 'InvoiceProcessing', 'InvoicePaymentSettled', 'InvoiceSettled']) {
      await this.#tell(invoice, type)
    }
  }

  /** Coins were seen and are not confirmed. */
  async process(id: string): Promise<void> {
    const invoice = this.#of(id)
    this.#receive(invoice, this.#due(invoice), 'Processing')
    Object.assign(invoice, { status: 'Processing' })
    for (const type of ['InvoiceReceivedPayment', 'InvoiceProcessing']) await this.#tell(invoice, type)
  }

  /** What was seen is confirmed. */
  async confirm(id: string): Promise<void> {
    const invoice = this.#of(id)
    for (const coins of invoice.payments) coins.status = 'Settled'
    if (invoice.status === 'Processing') Object.assign(invoice, { status: 'Settled' })
    await this.#tell(invoice, 'InvoicePaymentSettled')
    if (invoice.status === 'Settled') await this.#tell(invoice, 'InvoiceSettled')
  }

  /** More than the price comes in time. `more`: minor units of a currency with two decimals. */
  async payOver(id: string, more: number): Promise<void> {
    const invoice = this.#of(id)
    this.#receive(invoice, this.#due(invoice) + satoshisOf(more), 'Settled')
    Object.assign(invoice, { status: 'Settled', additionalStatus: 'PaidOver' })
    await this.#tell(invoice, 'InvoiceSettled', { overPaid: true })
  }

  /** Less than the price comes, and then the time is over. */
  async payPart(id: string, part: number): Promise<void> {
    const invoice = this.#of(id)
    this.#receive(invoice, satoshisOf(part), 'Settled')
    Object.assign(invoice, { status: 'Expired', additionalStatus: 'PaidPartial' })
    await this.#tell(invoice, 'InvoiceExpired', { partiallyPaid: true })
  }

  /** All of it comes when the time is over. */
  async payLate(id: string): Promise<void> {
    const invoice = this.#of(id)
    this.#receive(invoice, this.#due(invoice), 'Settled')
    Object.assign(invoice, { status: 'Expired', additionalStatus: 'PaidLate' })
    await this.#tell(invoice, 'InvoicePaymentSettled', { afterExpiration: true })
  }

  async expire(id: string): Promise<void> {
    const invoice = this.#of(id)
    Object.assign(invoice, { status: 'Expired' })
    await this.#tell(invoice, 'InvoiceExpired', { partiallyPaid: false })
  }

  /** Staff mark it on the server. */
  async mark(id: string, status: 'Settled' | 'Invalid'): Promise<void> {
    const invoice = this.#of(id)
    Object.assign(invoice, { status, additionalStatus: 'Marked' })
    await this.#tell(invoice, `Invoice${status}`, { manuallyMarked: true })
  }

  /** The same event again: it has an id of its own and names the first one. */
  redelivery({ url, body }: Notice): Notice {
    const event = JSON.parse(body) as { storeId: string; deliveryId: string; originalDeliveryId: string }
    return this.#signed(url, this.#store(event.storeId), {
      ...event,
      deliveryId: randomUUID(),
      originalDeliveryId: event.originalDeliveryId,
      isRedelivery: true,
    })
  }

  /** An event as the server tells it, to be changed and delivered by tests. */
  notice(id: string, type = 'InvoiceSettled', more: object = {}): Notice {
    const invoice = this.#of(id)
    const store = this.#store(invoice.storeId)
    const deliveryId = randomUUID()
    return this.#signed(this.#webhook(invoice, store), store, {
      deliveryId,
      webhookId: 'webhook-1',
      originalDeliveryId: deliveryId,
      isRedelivery: false,
      type,
      timestamp: this.#now(),
      storeId: invoice.storeId,
      invoiceId: invoice.id,
      metadata: invoice.metadata,
      manuallyMarked: false,
      overPaid: false,
      ...more,
    })
  }

  /** Invoices with what really came for them, in minor units of a currency with two decimals. */
  books(): { id: string; number: string; status: string; received: number }[] {
    return [...this.invoices.values()].map(({ id, metadata, status, additionalStatus, payments }) => ({
      id,
      number: String(metadata.orderId),
      status: additionalStatus === 'None' ? status : `${status} ${additionalStatus}`,
      received: Number((sum(payments) * RATE * 100n + SATOSHIS / 2n) / SATOSHIS),
    }))
  }

  async #api({ method, headers, query, body }: GatewayRequest, path: string): Promise<GatewayAnswer> {
    const store = [...this.#stores.values()].find(({ apiKey }) => headers.authorization === `token ${apiKey}`)
    if (!store) return problem(401, 'unauthenticated', 'Authentication is required for accessing this endpoint')
    const granted = store.permissions ?? PERMISSIONS
    if (path === '/api-keys/current') return { body: { apiKey: store.apiKey, label: 'Cellier', permissions: granted } }
    const [, area, storeId, kind, id, part] = path.split('/')
    if (area !== 'stores' || kind !== 'invoices') return problem(404, 'not-found', 'Not found')
    if (storeId !== store.storeId) return problem(403, 'missing-permission', 'Insufficient API Permissions')
    const needed = method === 'GET' ? 'canviewinvoices' : part === 'status' ? 'canmodifyinvoices' : 'cancreateinvoice'
    if (!granted.includes(`btcpay.store.${needed}`)) return problem(403, 'missing-permission', needed)
    if (id === undefined) return method === 'POST' ? this.#create(store, body) : this.#list(store, query)
    const invoice = this.invoices.get(id)
    if (!invoice || invoice.storeId !== storeId) return problem(404, 'invoice-not-found', 'The invoice was not found')
    if (part === 'payment-methods') return { body: this.#methods(invoice) }
    if (part === 'status' && method === 'POST') return this.#markByApi(invoice, body)
    return { body: this.#told(invoice) }
  }

  #create({ storeId }: BtcpayStore, body: Buffer): GatewayAnswer {
    const asked = parse(body) as Partial<Invoice>
    const { amount = '', currency = '', metadata = {}, checkout = {} } = asked
    if (!/^\d+(\.\d+)?$/.test(amount) || Number(amount) <= 0) return invalid('amount', 'The amount should be positive')
    if (!/^[A-Z]{3}$/.test(currency)) return invalid('currency', 'Invalid currency')
    const { redirectURL, expirationMinutes = 15 } = checkout
    if (redirectURL !== undefined && !URL.canParse(redirectURL)) return invalid('checkout.redirectURL', 'Invalid URL')
    if (expirationMinutes < 1) return invalid('checkout.expirationMinutes', 'Expiration time must be at least 1 minute')
    const invoice: Invoice = {
      id: randomBytes(16).toString('base64url'),
      storeId,
      amount,
      currency,
      metadata,
      checkout,
      status: 'New' as const,
      additionalStatus: 'None',
      createdTime: this.#now(),
      payments: [],
    }
    this.invoices.set(invoice.id, invoice)
    return { body: this.#told(invoice) }
  }

  #list({ storeId }: BtcpayStore, query: URLSearchParams): GatewayAnswer {
    const orderIds = query.getAll('orderId')
    const found = [...this.invoices.values()]
      .filter((invoice) => invoice.storeId === storeId)
      .filter(({ metadata }) => orderIds.length === 0 || orderIds.includes(String(metadata.orderId)))
    return { body: found.slice(0, Number(query.get('take') ?? 50)).map((invoice) => this.#told(invoice)) }
  }

  async #markByApi(invoice: Invoice, body: Buffer): Promise<GatewayAnswer> {
    const { status } = parse(body) as { status?: string }
    if (status !== 'Invalid' && status !== 'Settled')
      return invalid('status', 'Status can only be marked to invalid or settled')
    await this.mark(invoice.id, status)
    return { body: this.#told(invoice) }
  }

  #told({ payments, ...invoice }: Invoice): object {
    const { expirationMinutes = 15 } = invoice.checkout
    return {
      ...invoice,
      type: 'Standard',
      paidAmount: String(Number((sum(payments) * RATE * 100n) / SATOSHIS) / 100),
      checkoutLink: `${this.address}/i/${invoice.id}`,
      expirationTime: invoice.createdTime + expirationMinutes * 60,
      availableStatusesForManualMarking: ['Settled', 'Invalid'],
      archived: false,
    }
  }

  #methods({ id, payments }: Invoice): object[] {
    return [
      {
        paymentMethodId: 'BTC-CHAIN',
        currency: 'BTC',
        destination: `bcrt1q${id.toLowerCase().replace(/[^a-z0-9]/g, '')}`,
        rate: `${RATE}.0`,
        paymentMethodPaid: coinsOf(sum(payments)),
        totalPaid: coinsOf(sum(payments)),
        activated: true,
        payments: payments.map(({ id: name, value, status }) => ({
          id: name,
          value: coinsOf(value),
          fee: '0.0',
          status,
          receivedDate: this.#now(),
        })),
      },
    ]
  }

  #page(invoice: Invoice): string {
    const { id, amount, currency, metadata, status, checkout } = invoice
    const act = (name: string, label: string, tone = '') =>
      `<form method="post" action="${this.address}/i/${id}/${name}"><button class="${tone}">${escapeHtml(label)}</button></form>`
    const choices = [
      act('pay', 'Payer (Pay)', 'pay'),
      act('part', 'Payer trop peu (Pay too little)'),
      act('over', 'Payer trop (Pay too much)'),
      act('expire', 'Laisser passer le délai (Let it expire)'),
    ]
    const back = `<p><a href="${escapeHtml(checkout.redirectURL ?? '#')}">Retour à la boutique (Back to the shop)</a></p>`
    return gatewayPage({
      title: 'BTCPay Server',
      facts: [
        ['Commande', String(metadata.orderId)],
        ['Montant', `${amount} ${currency}`],
        ['État', status],
      ],
      form: (status === 'New' ? choices.join('<br>') : '') + back,
    })
  }

  async #click({ id, amount, checkout }: Invoice, act: string): Promise<GatewayAnswer> {
    const minor = Math.round(Number(amount) * 100)
    if (this.#of(id).status === 'New') {
      if (act === 'pay') await this.settle(id)
      if (act === 'part') await this.payPart(id, Math.floor(minor / 2))
      if (act === 'over') await this.payOver(id, 500)
      if (act === 'expire') await this.expire(id)
    }
    return { status: 303, headers: { location: checkout.redirectURL ?? `${this.address}/i/${id}` } }
  }

  /** The price in satoshis, rounded up as the server does. */
  #due({ amount }: Invoice): bigint {
    return satoshisOf(Math.round(Number(amount) * 100))
  }

  #receive({ payments }: Invoice, value: bigint, status: Coins['status']): void {
    payments.push({ id: `${randomBytes(32).toString('hex')}-0`, value, status })
  }

  async #tell(invoice: Invoice, type: string, more: object = {}): Promise<void> {
    await this.notify(this.notice(invoice.id, type, more))
  }

  #webhook({ checkout }: Invoice, { webhook }: BtcpayStore): string {
    if (webhook) return webhook
    const { origin } = new URL(checkout.redirectURL ?? this.address)
    return `${origin}/api/sales/payment-notifications/payment_crypto.btcpay?channel=default`
  }

  #signed(url: string, { webhookSecret }: BtcpayStore, event: object): Notice {
    const body = JSON.stringify(event)
    const signature = createHmac('sha256', webhookSecret).update(body).digest('hex')
    return { url, body, headers: { 'content-type': 'application/json', 'btcpay-sig': `sha256=${signature}` } }
  }

  #now(): number {
    return Math.floor(new SystemClock().epoch() / 1000) + this.skew
  }

  #of(id: string): Invoice {
    const invoice = this.invoices.get(id)
    if (!invoice) throw new Error(`There is no invoice ${id}`)
    return invoice
  }

  #store(id: string): BtcpayStore {
    const store = this.#stores.get(id)
    if (!store) throw new Error(`There is no store ${id}`)
    return store
  }
}

/** Minor units of a currency with two decimals, at the rate, rounded up. */
function satoshisOf(minor: number): bigint {
  const [numerator, denominator] = [BigInt(minor) * SATOSHIS, RATE * 100n]
  return (numerator + denominator - 1n) / denominator
}

const sum = (payments: readonly Coins[]) =>
  payments.filter(({ status }) => status !== 'Invalid').reduce((total, { value }) => total + value, 0n)

function parse(body: Buffer): object {
  try {
    return JSON.parse(body.toString()) as object
  } catch {
    return {}
  }
}

const problem = (status: number, code: string, message: string): GatewayAnswer => ({ status, body: { code, message } })
const invalid = (path: string, message: string): GatewayAnswer => ({ status: 422, body: [{ path, message }] as object })
