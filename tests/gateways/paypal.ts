import { createHash, sign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { Gateway, escapeHtml, gatewayPage } from '#tests/gateways/gateway'
import { SystemClock } from '#core/time/system_clock'
import { issueCertificate, type IssuedCertificate } from '#tests/fixtures/certificates'
import type { GatewayAnswer, GatewayRequest, Notice } from '#tests/gateways/gateway'

/** What an account is known by. */
export interface PaypalKeys {
  clientId: string
  secret: string
  webhookId: string
  /** Mail address of the account that forms pay to. */
  business: string
}

/** The keys that the demo shop holds. */
export const DEMO: PaypalKeys = {
  clientId: 'demo-client',
  secret: 'demo-secret',
  webhookId: 'DEMOWEBHOOK',
  business: 'vendeur@exemple.fr',
}

interface Amount {
  currency_code: string
  value: string
}

interface Payment {
  id: string
  status: string
  amount: Amount
  custom_id?: string | undefined
  invoice_id?: string | undefined
  create_time: string
  status_details?: { reason: string }
  processor_response?: { response_code: string }
  links: { href: string; rel: string; method: string }[]
  supplementary_data?: { related_ids: Record<string, string> }
}

interface Item {
  name: string
  sku?: string
  quantity: string
  unit_amount: Amount
}

interface Unit {
  reference_id?: string
  custom_id?: string
  invoice_id?: string
  amount: Amount & { breakdown?: Record<string, Amount> }
  items?: Item[]
  shipping?: object
  payments?: { authorizations: Payment[]; captures: Payment[]; refunds: Payment[] }
}

interface Order {
  id: string
  intent: 'CAPTURE' | 'AUTHORIZE'
  status: string
  purchase_units: [Unit]
  payment_source: { paypal: { experience_context: Record<string, string> } }
  create_time: string
  links: { href: string; rel: string; method: string }[]
}

interface Dispute {
  dispute_id: string
  reason: string
  status: string
  dispute_life_cycle_stage: 'INQUIRY' | 'CHARGEBACK'
  dispute_amount: Amount
  disputed_transactions: { seller_transaction_id: string }[]
}

/** What comes of an order that its payer approves. `declined_capture`: the order is complete and its money refused. */
export type Outcome = 'paid' | 'declined' | 'declined_capture' | 'pending'

/** A payment by the older form. */
interface FormPayment {
  id: string
  fields: Record<string, string>
  total: number
}

/** What the gateway did with money, for comparison with the books of a shop. Amounts are minor units. */
export interface PaypalBooking {
  number: string
  kind: 'authorised' | 'paid' | 'refunded' | 'disputed'
  reference: string
  amount: number
  currency: string
}

const TOKEN_SECONDS = 32_400
const METHOD = 'payment_paypal.orders'

class Refused extends Error {
  constructor(
    readonly status: number,
    readonly issue: string,
    readonly description: string = issue
  ) {
    super(issue)
  }
}

/** PayPal on this machine: its interface Orders v2 with signed webhooks, and its older form with IPN messages. */
export class PaypalGateway extends Gateway {
  override readonly name = 'paypal'
  /** Where notifications go. Null: to the shop that the payer returns to. */
  webhookUrl: string | null = null
  /** The application may read disputes. */
  tellsDisputes = true
  /** Why refunds are refused; null: they are not. */
  refundRefusal: string | null = null
  /** What PayPal says of refunds: `PENDING`. */
  refundState = 'COMPLETED'
  /** The same of captures of authorised payments. */
  captureState = 'COMPLETED'
  /** Where orders lead that are made; null: to its own page. */
  leadsTo: string | null = null
  /** Seconds that its clock is ahead. */
  skewSeconds = 0
  /** How often a token was asked for. */
  tokensGiven = 0
  readonly orders = new Map<string, Order>()
  readonly forms = new Map<string, FormPayment>()
  readonly #outcomes = new Map<string, Outcome>()
  readonly #tokens = new Set<string>()
  readonly #answers = new Map<string, GatewayAnswer>()
  readonly #bookings: PaypalBooking[] = []
  readonly #disputes: Dispute[] = []
  /** Messages that it sent: it verifies no others. */
  readonly #messages = new Set<string>()
  readonly #root: IssuedCertificate
  readonly #chain: string
  readonly #leaf: IssuedCertificate
  #count = 0

  constructor(readonly keys: PaypalKeys = DEMO) {
    super()
    this.#root = issueCertificate({ name: 'Gateway Root', isAuthority: true })
    const issuer = issueCertificate({ name: 'Gateway Issuer', isAuthority: true, issuer: this.#root })
    this.#leaf = issueCertificate({ name: 'messageverificationcerts.paypal.com', issuer })
    this.#chain = `${this.#leaf.pem}${issuer.pem}`
  }

  async answer(request: GatewayRequest): Promise<GatewayAnswer> {
    const { method, path } = request
    if (path === '/certs/root.pem') return pem(this.#root.pem)
    if (`${this.address}${path}` === this.certificateUrl) return pem(this.#chain)
    if (path === '/checkoutnow') return this.#page(request)
    if (path === '/cgi-bin/webscr') return this.#webscr(request)
    const choice = /^\/checkoutnow\/([A-Z0-9-]+)$/.exec(path)
    if (choice && method === 'POST') return this.#choose(choice[1] ?? '', new URLSearchParams(request.body.toString()))
    const form = /^\/standard\/([A-Z0-9-]+)$/.exec(path)
    if (form && method === 'POST') return this.#chooseForm(form[1] ?? '', new URLSearchParams(request.body.toString()))
    try {
      return await this.#api(request)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { status, issue, description } = error
      const body = { name: nameOf(status), message: description, details: [{ issue, description }], debug_id: 'abc' }
      return { status, body: status === 401 ? { error: 'invalid_client', error_description: description } : body }
    }
  }

  /** Each gateway has a certificate of its own: shops keep certificates by their addresses. */
  get certificateUrl(): string {
    return `${this.address}/certs/CERT-${crc32(this.#leaf.pem)}`
  }

  /** Takes back the tokens that were given: the shop must ask for a new one. */
  revokeTokens(): void {
    this.#tokens.clear()
  }

  books(): readonly PaypalBooking[] {
    return this.#bookings
  }

  /** The last order that was made. */
  lastOrder(): Order {
    const order = [...this.orders.values()].at(-1)
    if (!order) throw new Error('No order was made')
    return order
  }

  /** The payer approves an order; PayPal tells the shop. */
  async approve(id: string, outcome: Outcome = 'paid'): Promise<void> {
    const order = this.#order(id)
    order.status = 'APPROVED'
    this.#outcomes.set(id, outcome)
    await this.send('CHECKOUT.ORDER.APPROVED', order, order)
  }

  /** What a capture that was pending became. */
  async finish(captureId: string, status: 'COMPLETED' | 'DECLINED'): Promise<void> {
    const { order, payment } = this.#find('captures', captureId)
    payment.status = status
    if (status === 'COMPLETED') this.#book(order, 'paid', payment)
    await this.send(status === 'COMPLETED' ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.CAPTURE.DENIED', payment, order)
  }

  /** The shop gives money back on PayPal's own pages: the refund names no order. */
  async refundByHand(captureId: string, value: string): Promise<Payment> {
    const { order, payment } = this.#find('captures', captureId)
    const refund = this.#makeRefund(order, payment, { ...payment.amount, value }, {})
    await this.send('PAYMENT.CAPTURE.REFUNDED', refund, order)
    return refund
  }

  /** PayPal takes money back. */
  async reverse(captureId: string): Promise<void> {
    const { order, payment } = this.#find('captures', captureId)
    const reversal = { ...this.#payment(order, payment.amount, {}), links: [this.#link('captures', captureId)] }
    this.#book(order, 'disputed', { ...payment })
    this.#makeDispute(payment, 'CHARGEBACK')
    await this.send('PAYMENT.CAPTURE.REVERSED', reversal, order)
  }

  /** The payer disputes a payment. */
  async dispute(captureId: string, stage: 'INQUIRY' | 'CHARGEBACK'): Promise<void> {
    const { order, payment } = this.#find('captures', captureId)
    await this.send('CUSTOMER.DISPUTE.CREATED', this.#makeDispute(payment, stage), order)
  }

  /** Another amount is paid than was asked. */
  changeAmount(id: string, value: string): void {
    this.#order(id).purchase_units[0].amount.value = value
  }

  /** Sends an event as PayPal signs it. */
  async send(type: string, resource: object, order: Order): Promise<Notice> {
    const notice = this.sign(this.#eventOf(type, resource), this.#shopOf(order))
    await this.notify(notice)
    return notice
  }

  #eventOf(type: string, resource: object): string {
    const event = {
      id: `WH-${this.#next()}`,
      event_version: '1.0',
      create_time: this.#time(),
      resource_type: 'checkout-order',
      event_type: type,
      resource,
    }
    // Written as PayPal's own servers do, with spaces: the checksum is over the bytes.
    return JSON.stringify(event).replaceAll('":', '": ')
  }

  /** A notification with the headers that prove it. */
  sign(body: string, url: string, webhookId = this.keys.webhookId): Notice {
    const [id, time] = [`${createHash('sha256').update(body).digest('hex').slice(0, 32)}`, this.#time()]
    const text = `${id}|${time}|${webhookId}|${crc32(body)}`
    return {
      url,
      body,
      headers: {
        'content-type': 'application/json',
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': sign('RSA-SHA256', Buffer.from(text), this.#leaf.key).toString('base64'),
        'paypal-cert-url': this.certificateUrl,
        'paypal-auth-algo': 'SHA256withRSA',
      },
    }
  }

  // The interface

  async #api(request: GatewayRequest): Promise<GatewayAnswer> {
    const { method, path, headers } = request
    if (path === '/v1/oauth2/token') return this.#token(request)
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
    if (!this.#tokens.has(token)) throw new Refused(401, 'INVALID_TOKEN', 'Token signature verification failed')
    const requestId = headers['paypal-request-id']
    const key = `${method} ${path} ${requestId}`
    const before = requestId === undefined ? undefined : this.#answers.get(key)
    if (before) return before
    const answer = await this.#route(request)
    if (requestId !== undefined && method === 'POST') this.#answers.set(key, structuredClone(answer))
    return answer
  }

  #token({ headers, body }: GatewayRequest): GatewayAnswer {
    const { clientId, secret } = this.keys
    const basic = Buffer.from(`${clientId}:${secret}`).toString('base64')
    if (headers.authorization !== `Basic ${basic}`)
      throw new Refused(401, 'invalid_client', 'Client Authentication failed')
    if (body.toString() !== 'grant_type=client_credentials') throw new Refused(400, 'unsupported_grant_type')
    this.tokensGiven += 1
    const token = `A21AA${this.#next()}`
    this.#tokens.add(token)
    return { body: { scope: '', access_token: token, token_type: 'Bearer', app_id: 'APP', expires_in: TOKEN_SECONDS } }
  }

  async #route(request: GatewayRequest): Promise<GatewayAnswer> {
    const { method, path } = request
    const [, , family = '', kind = '', id = '', verb = ''] = path.split('/')
    const route = `${method} ${family}/${kind}${verb ? `/${verb}` : ''}`
    switch (route) {
      case 'POST checkout/orders':
        return this.#create(request)
      case 'GET checkout/orders':
        return { body: this.#order(id) }
      case 'PATCH checkout/orders':
        return this.#patch(id, json(request))
      case 'POST checkout/orders/capture':
        return this.#take(id, 'CAPTURE', request)
      case 'POST checkout/orders/authorize':
        return this.#take(id, 'AUTHORIZE', request)
      case 'POST payments/authorizations/capture':
        return this.#captureAuthorised(id, request)
      case 'POST payments/authorizations/void':
        return this.#void(id)
      case 'GET payments/captures':
        return { body: this.#find('captures', id).payment }
      case 'POST payments/captures/refund':
        return this.#refund(id, request)
      case 'GET customer/disputes':
        return this.#listDisputes(request)
      case 'GET notifications/webhooks':
        return this.#webhook(id)
      case 'POST notifications/verify-webhook-signature':
        return this.#verify(request)
      default:
        throw new Refused(404, 'RESOURCE_NOT_FOUND', `${route} is not served`)
    }
  }

  #create(request: GatewayRequest): GatewayAnswer {
    if (!request.headers['paypal-request-id']) throw new Refused(400, 'PAYPAL_REQUEST_ID_REQUIRED')
    const asked = json(request) as Pick<Order, 'intent' | 'purchase_units' | 'payment_source'>
    const [unit] = asked.purchase_units
    verifyUnit(unit)
    const { return_url: returnUrl, cancel_url: cancelUrl } = asked.payment_source.paypal.experience_context
    if (!returnUrl || !cancelUrl) throw new Refused(400, 'MISSING_REQUIRED_PARAMETER', 'return_url, cancel_url')
    const id = this.#next()
    const links = [
      { href: `${this.address}/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
      { href: this.leadsTo ?? `${this.address}/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' },
    ]
    const order: Order = { ...asked, id, status: 'PAYER_ACTION_REQUIRED', create_time: this.#time(), links }
    this.orders.set(id, order)
    return { body: order }
  }

  #patch(id: string, patches: unknown): GatewayAnswer {
    const order = this.#order(id)
    if (order.status === 'COMPLETED') throw new Refused(422, 'ORDER_ALREADY_COMPLETED')
    for (const { op, path, value } of patches as { op: string; path: string; value: string }[]) {
      const [unit] = order.purchase_units
      if (op !== 'replace' || path !== `/purchase_units/@reference_id=='${unit.reference_id}'/custom_id`) {
        throw new Refused(422, 'NOT_PATCHABLE')
      }
      unit.custom_id = value
    }
    return { status: 204 }
  }

  async #take(id: string, intent: Order['intent'], request: GatewayRequest): Promise<GatewayAnswer> {
    const order = this.#order(id)
    if (!request.headers['content-type']?.startsWith('application/json')) throw new Refused(415, 'MEDIA_TYPE')
    if (order.intent !== intent) throw new Refused(422, 'ACTION_DOES_NOT_MATCH_INTENT')
    if (order.status === 'COMPLETED') {
      throw new Refused(422, intent === 'CAPTURE' ? 'ORDER_ALREADY_CAPTURED' : 'ORDER_ALREADY_AUTHORIZED')
    }
    if (order.status !== 'APPROVED')
      throw new Refused(422, 'ORDER_NOT_APPROVED', 'Payer has not yet approved the Order')
    const outcome = this.#outcomes.get(id) ?? 'paid'
    if (outcome === 'declined') {
      order.status = 'PAYER_ACTION_REQUIRED'
      const why = 'The instrument presented was <b>declined</b> by the processor or bank.'
      throw new Refused(422, 'INSTRUMENT_DECLINED', why)
    }
    const [unit] = order.purchase_units
    const { currency_code: currency, value } = unit.amount
    const payment = this.#payment(order, { currency_code: currency, value }, unit)
    const isDeclined = outcome === 'declined_capture'
    const done = intent === 'CAPTURE' ? 'COMPLETED' : 'CREATED'
    payment.status = isDeclined
      ? intent === 'CAPTURE'
        ? 'DECLINED'
        : 'DENIED'
      : outcome === 'pending'
        ? 'PENDING'
        : done
    if (isDeclined) payment.processor_response = { response_code: '5120' }
    order.status = 'COMPLETED'
    const kind = intent === 'CAPTURE' ? 'captures' : 'authorizations'
    paymentsOf(unit)[kind].push(payment)
    if (payment.status === done) this.#book(order, intent === 'CAPTURE' ? 'paid' : 'authorised', payment)
    await this.#tell(intent === 'CAPTURE' ? 'PAYMENT.CAPTURE' : 'PAYMENT.AUTHORIZATION', payment, order)
    return { status: 201, body: order }
  }

  async #captureAuthorised(id: string, request: GatewayRequest): Promise<GatewayAnswer> {
    const { order, payment: authorisation } = this.#find('authorizations', id)
    const { amount, invoice_id: invoice } = json(request) as { amount: Amount; invoice_id?: string }
    if (authorisation.status === 'VOIDED') throw new Refused(422, 'AUTHORIZATION_VOIDED')
    const { captures } = paymentsOf(order.purchase_units[0])
    const taken = captures.reduce((sum, { status, amount: each }) => sum + (status === 'DECLINED' ? 0 : minor(each)), 0)
    if (minor(amount) > minor(authorisation.amount) - taken) throw new Refused(422, 'AUTHORIZATION_ALREADY_CAPTURED')
    const capture = this.#payment(order, amount, { custom_id: authorisation.custom_id, invoice_id: invoice })
    capture.supplementary_data = { related_ids: { order_id: order.id, authorization_id: id } }
    capture.status = this.captureState
    captures.push(capture)
    authorisation.status = minor(amount) + taken === minor(authorisation.amount) ? 'CAPTURED' : 'PARTIALLY_CAPTURED'
    if (capture.status === 'COMPLETED') this.#book(order, 'paid', capture)
    await this.#tell('PAYMENT.CAPTURE', capture, order)
    return { status: 201, body: capture }
  }

  async #void(id: string): Promise<GatewayAnswer> {
    const { order, payment } = this.#find('authorizations', id)
    if (payment.status === 'VOIDED') throw new Refused(422, 'PREVIOUSLY_VOIDED')
    if (payment.status === 'CAPTURED') throw new Refused(422, 'CANNOT_BE_VOIDED', 'It was captured')
    payment.status = 'VOIDED'
    await this.send('PAYMENT.AUTHORIZATION.VOIDED', payment, order)
    return { status: 200, body: payment }
  }

  async #refund(id: string, request: GatewayRequest): Promise<GatewayAnswer> {
    const { order, payment } = this.#find('captures', id)
    const asked = json(request) as { amount: Amount; custom_id?: string; invoice_id?: string }
    if (this.refundRefusal) throw new Refused(422, this.refundRefusal, 'The refund is <i>refused</i>')
    const refund = this.#makeRefund(order, payment, asked.amount, asked)
    refund.status = this.refundState
    const type = refund.status === 'PENDING' ? 'PAYMENT.REFUND.PENDING' : 'PAYMENT.CAPTURE.REFUNDED'
    await this.send(type, refund, order)
    return { status: 201, body: refund }
  }

  #makeRefund(
    order: Order,
    capture: Payment,
    amount: Amount,
    names: Pick<Payment, 'custom_id' | 'invoice_id'>
  ): Payment {
    const { refunds } = paymentsOf(order.purchase_units[0])
    const own = refunds.filter(({ links }) => links.some(({ href }) => href.endsWith(`/${capture.id}`)))
    const left = own.reduce((rest, each) => rest - minor(each.amount), minor(capture.amount))
    if (capture.status === 'PENDING') throw new Refused(422, 'CAPTURE_NOT_COMPLETED')
    if (minor(amount) > left) throw new Refused(422, 'REFUND_AMOUNT_EXCEEDED')
    const refund = { ...this.#payment(order, amount, names), links: [this.#link('captures', capture.id)] }
    refunds.push(refund)
    capture.status = minor(amount) === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    this.#book(order, 'refunded', refund)
    return refund
  }

  #makeDispute({ id, amount }: Payment, stage: Dispute['dispute_life_cycle_stage']): Dispute {
    const dispute: Dispute = {
      dispute_id: `PP-D-${this.#next()}`,
      reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      status: 'OPEN',
      dispute_life_cycle_stage: stage,
      dispute_amount: amount,
      disputed_transactions: [{ seller_transaction_id: id }],
    }
    this.#disputes.push(dispute)
    return dispute
  }

  /** Lists do not name the transactions. */
  #listDisputes({ query }: GatewayRequest): GatewayAnswer {
    if (!this.tellsDisputes) throw new Refused(403, 'NOT_AUTHORIZED', 'Authorization failed: insufficient permissions')
    const wanted = query.get('disputed_transaction_id')
    const own = this.#disputes.filter(({ disputed_transactions: [one] }) => one?.seller_transaction_id === wanted)
    return { body: { items: own.map(({ disputed_transactions: _, ...dispute }) => dispute), links: [] } }
  }

  #webhook(id: string): GatewayAnswer {
    if (id !== this.keys.webhookId) throw new Refused(404, 'INVALID_RESOURCE_ID')
    const url = this.webhookUrl ?? `https://boutique.exemple/api/sales/payment-notifications/${METHOD}?channel=default`
    return { body: { id, url, event_types: [{ name: '*' }] } }
  }

  /** The checksum is over the event as it was sent: an event that was written anew is not this one. */
  #verify(request: GatewayRequest): GatewayAnswer {
    const text = request.body.toString()
    const told = json(request) as Record<string, string>
    const event = text.slice(text.indexOf('"webhook_event":') + 16, -1)
    const due = `${told.transmission_id}|${told.transmission_time}|${told.webhook_id}|${crc32(event)}`
    const signature = sign('RSA-SHA256', Buffer.from(due), this.#leaf.key).toString('base64')
    const isGenuine = signature === told.transmission_sig && told.webhook_id === this.keys.webhookId
    return { body: { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' } }
  }

  async #tell(family: string, payment: Payment, order: Order): Promise<void> {
    const states: Record<string, string> = { DECLINED: 'DENIED', DENIED: 'DENIED' }
    await this.send(`${family}.${states[payment.status] ?? payment.status}`, payment, order)
  }

  // The pages for people

  #page({ query }: GatewayRequest): GatewayAnswer {
    const order = this.orders.get(query.get('token') ?? '')
    if (!order || order.status !== 'PAYER_ACTION_REQUIRED') return { status: 410, body: gone }
    const [{ amount, invoice_id: invoice = '' }] = order.purchase_units
    return {
      body: choicePage(`${this.address}/checkoutnow/${order.id}`, invoice, `${amount.value} ${amount.currency_code}`),
    }
  }

  async #choose(id: string, form: URLSearchParams): Promise<GatewayAnswer> {
    const order = this.#order(id)
    const context = order.payment_source.paypal.experience_context
    const choice = form.get('choice')
    if (choice === 'cancel') return redirect(withQuery(context.cancel_url ?? '', { token: id }))
    await this.approve(id, choice === 'refuse' ? 'declined' : choice === 'pending' ? 'pending' : 'paid')
    return redirect(withQuery(context.return_url ?? '', { token: id, PayerID: 'PAYER1' }))
  }

  // The older form

  async #webscr({ method, query, body }: GatewayRequest): Promise<GatewayAnswer> {
    const text = body.toString('latin1')
    const fields = Object.fromEntries(method === 'POST' ? new URLSearchParams(body.toString()) : query)
    if (fields.cmd === '_notify-validate') {
      const message = text.slice('cmd=_notify-validate&'.length)
      return { headers: { 'content-type': 'text/html' }, body: this.#messages.has(message) ? 'VERIFIED' : 'INVALID' }
    }
    const wrong = wrongForm(fields, this.keys.business)
    if (wrong) return { status: 400, body: escapeHtml(wrong) }
    const id = this.#next()
    const total = formTotal(fields)
    this.forms.set(id, { id, fields, total })
    const money = `${decimal(total)} ${fields.currency_code}`
    return { body: choicePage(`${this.address}/standard/${id}`, fields.invoice ?? '', money) }
  }

  async #chooseForm(id: string, form: URLSearchParams): Promise<GatewayAnswer> {
    const payment = this.forms.get(id)
    if (!payment) return { status: 410, body: gone }
    const { fields } = payment
    const choice = form.get('choice')
    if (choice === 'cancel') return redirect(fields.cancel_return ?? '')
    const state = choice === 'refuse' ? 'Denied' : choice === 'pending' ? 'Pending' : 'Completed'
    await this.sendMessage(id, state)
    return redirect(fields.return ?? '')
  }

  /** The last payment by the older form. */
  lastForm(): FormPayment {
    const form = [...this.forms.values()].at(-1)
    if (!form) throw new Error('No form was posted')
    return form
  }

  /** Sends an IPN message about a payment by the older form. `changes` replace its fields. */
  async sendMessage(id: string, state: string, changes: Record<string, string> = {}): Promise<Notice> {
    const payment = this.forms.get(id)
    if (!payment) throw new Error(`${id} was not posted`)
    const { fields, total } = payment
    const isBack = state === 'Refunded' || state === 'Reversed'
    const message = new URLSearchParams({
      txn_type: 'cart',
      payment_status: state,
      txn_id: isBack ? `${id}R` : id,
      ...(isBack ? { parent_txn_id: id, reason_code: state === 'Refunded' ? 'refund' : 'chargeback' } : {}),
      ...(state === 'Pending' ? { pending_reason: 'paymentreview' } : {}),
      mc_gross: decimal(isBack ? -total : total),
      mc_currency: fields.currency_code ?? '',
      business: this.keys.business,
      receiver_email: this.keys.business,
      receiver_id: 'MERCHANT123',
      invoice: fields.invoice ?? '',
      custom: fields.custom ?? '',
      first_name: 'Zoé & Cie',
      payer_email: 'acheteur@exemple.fr',
      charset: 'windows-1252',
      test_ipn: '1',
      ipn_track_id: 'f00d',
      ...changes,
    }).toString()
    this.#messages.add(message)
    const number = fields.invoice ?? ''
    const currency = fields.currency_code ?? ''
    if (state === 'Completed') this.#bookings.push({ number, kind: 'paid', reference: id, amount: total, currency })
    const notice = { url: fields.notify_url ?? '', headers: { 'content-type': FORM }, body: message }
    await this.notify(notice)
    return notice
  }

  // Parts

  #order(id: string): Order {
    const order = this.orders.get(id)
    if (!order) throw new Refused(404, 'INVALID_RESOURCE_ID', 'Specified resource ID does not exist.')
    return order
  }

  #find(kind: 'authorizations' | 'captures', id: string): { order: Order; payment: Payment } {
    for (const order of this.orders.values()) {
      const payment = paymentsOf(order.purchase_units[0])[kind].find((each) => each.id === id)
      if (payment) return { order, payment }
    }
    throw new Refused(404, 'INVALID_RESOURCE_ID', 'Specified resource ID does not exist.')
  }

  #payment(order: Order, amount: Amount, names: Pick<Payment, 'custom_id' | 'invoice_id'>): Payment {
    const { custom_id: customId, invoice_id: invoiceId } = names
    return {
      id: this.#next(),
      status: 'COMPLETED',
      amount,
      ...(customId === undefined ? {} : { custom_id: customId }),
      ...(invoiceId === undefined ? {} : { invoice_id: invoiceId }),
      create_time: this.#time(),
      links: [],
      supplementary_data: { related_ids: { order_id: order.id } },
    }
  }

  #link(kind: string, id: string) {
    return { href: `${this.address}/v2/payments/${kind}/${id}`, rel: 'up', method: 'GET' }
  }

  #book(order: Order, kind: PaypalBooking['kind'], { id: reference, amount }: Payment): void {
    const [{ invoice_id: number = '' }] = order.purchase_units
    this.#bookings.push({ number, kind, reference, amount: minor(amount), currency: amount.currency_code })
  }

  #shopOf(order: Order): string {
    if (this.webhookUrl) return this.webhookUrl
    const { origin } = new URL(order.payment_source.paypal.experience_context.return_url ?? '')
    return `${origin}/api/sales/payment-notifications/${METHOD}?channel=default`
  }

  #time(): string {
    return `${CLOCK.isoIn(this.skewSeconds).slice(0, 19)}Z`
  }

  #next(): string {
    this.#count += 1
    return `${START}${String(this.#count).padStart(5, '0')}`
  }
}

const CLOCK = new SystemClock()
/** Names are unlike those of another run, as PayPal’s are. */
const START = CLOCK.epoch().toString(36).toUpperCase()
const FORM = 'application/x-www-form-urlencoded'

const gone = gatewayPage({
  title: 'PayPal',
  facts: [],
  form: '<p>Ce paiement n’attend plus. This payment is closed.</p>',
})

const pem = (body: string): GatewayAnswer => ({ headers: { 'content-type': 'application/x-pem-file' }, body })

const redirect = (location: string): GatewayAnswer => ({ status: 303, headers: { location } })

const json = ({ body }: GatewayRequest): unknown => JSON.parse(body.toString())

const nameOf = (status: number) =>
  ({ 400: 'INVALID_REQUEST', 404: 'RESOURCE_NOT_FOUND', 422: 'UNPROCESSABLE_ENTITY' })[status] ?? 'ERROR'

/** Minor units of a decimal with two places, or of one without. */
const minor = ({ value, currency_code: currency }: Amount) =>
  ['JPY', 'HUF', 'TWD'].includes(currency) ? Number(value) : Number(value.replace('.', ''))

const decimal = (amount: number) =>
  `${amount < 0 ? '-' : ''}${String(Math.abs(amount))
    .padStart(3, '0')
    .replace(/(\d\d)$/, '.$1')}`

function paymentsOf(unit: Unit) {
  unit.payments ??= { authorizations: [], captures: [], refunds: [] }
  return unit.payments
}

function withQuery(address: string, more: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value)
  return url.href
}

/** What PayPal verifies of an order before it makes it. */
function verifyUnit({ amount, items, custom_id: customId = '', invoice_id: invoiceId = '' }: Unit): void {
  const places = ['JPY', 'HUF', 'TWD'].includes(amount.currency_code) ? /^\d+$/ : /^\d+\.\d\d$/
  const all = [amount, ...Object.values(amount.breakdown ?? {}), ...(items ?? []).map((item) => item.unit_amount)]
  for (const { value, currency_code: currency } of all) {
    if (!places.test(value)) throw new Refused(422, 'DECIMAL_PRECISION')
    if (currency !== amount.currency_code) throw new Refused(422, 'CURRENCY_MISMATCH')
  }
  if (minor(amount) <= 0) throw new Refused(422, 'CANNOT_BE_ZERO_OR_NEGATIVE')
  if (customId.length > 127 || invoiceId.length > 127) throw new Refused(400, 'INVALID_STRING_LENGTH')
  if (!items && !amount.breakdown) return
  const { item_total: goods, shipping } = amount.breakdown ?? {}
  if (!items || !goods) throw new Refused(400, 'ITEM_TOTAL_REQUIRED')
  for (const { name, sku = '', quantity } of items) {
    if (!name || name.length > 127 || sku.length > 127) throw new Refused(400, 'INVALID_STRING_LENGTH')
    if (!/^[1-9]\d{0,9}$/.test(quantity)) throw new Refused(400, 'INVALID_INTEGER')
  }
  const sum = items.reduce((total, item) => total + minor(item.unit_amount) * Number(item.quantity), 0)
  if (sum !== minor(goods)) throw new Refused(422, 'ITEM_TOTAL_MISMATCH')
  if (minor(goods) + (shipping ? minor(shipping) : 0) !== minor(amount)) throw new Refused(422, 'AMOUNT_MISMATCH')
}

/** What PayPal finds wrong with a form; null: nothing. */
function wrongForm(fields: Record<string, string>, business: string): string | null {
  if (fields.cmd !== '_cart' || fields.upload !== '1') return 'The form is no cart'
  if (fields.business !== business) return 'There is no such account'
  if (!fields.return || !fields.cancel_return || !fields.notify_url) return 'An address is missing'
  for (let i = 1; fields[`amount_${i}`] !== undefined; i += 1) {
    if (!/^\d+\.\d\d$/.test(fields[`amount_${i}`] ?? '') || formTotal(fields) <= 0) return 'An amount is wrong'
    if (!fields[`item_name_${i}`] || (fields[`item_name_${i}`] ?? '').length > 127) return 'A name is wrong'
  }
  return fields.amount_1 === undefined ? 'The cart is empty' : null
}

function formTotal(fields: Record<string, string>): number {
  let total = 0
  for (let i = 1; fields[`amount_${i}`] !== undefined; i += 1) {
    total += Number((fields[`amount_${i}`] ?? '').replace('.', '')) * Number(fields[`quantity_${i}`])
  }
  return total
}

function choicePage(action: string, number: string, money: string): string {
  const button = (choice: string, words: string) =>
    `<button name="choice" value="${choice}"${choice === 'pay' ? ' class="pay"' : ''}>${words}</button>`
  const buttons = [
    button('pay', 'Payer · Pay'),
    button('refuse', 'Refus de la banque · Refuse'),
    button('pending', 'Laisser en attente · Leave pending'),
    button('cancel', 'Annuler · Cancel'),
  ]
  return gatewayPage({
    title: 'PayPal',
    facts: [
      ['Commande', number],
      ['Montant', money],
    ],
    form: `<form method="post" action="${escapeHtml(action)}">${buttons.join('')}</form>`,
  })
}
