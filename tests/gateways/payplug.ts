import { randomBytes } from 'node:crypto'
import {
  escapeHtml,
  Gateway,
  gatewayPage,
  type GatewayAnswer,
  type GatewayRequest,
  type Notice,
} from '#tests/gateways/gateway'
import { SystemClock } from '#core/time/system_clock'
import { DEMO_TEST_KEY } from '#plugins/payment_payplug/demo/demo_keys'

/** The keys that the demo shop's settings hold. */
export const DEMO = { testKey: DEMO_TEST_KEY, liveKey: 'sk_live_demonstration0000000000000001' }

interface Keys {
  testKey: string
  liveKey: string
}

interface Payment {
  id: string
  isLive: boolean
  amount: number
  currency: string
  isDeferred: boolean
  authorizedAt: number | null
  expiresAt: number | null
  paidAt: number | null
  failure: { code: string; message: string } | null
  createdAt: number
  billing: Record<string, unknown>
  shipping: Record<string, unknown>
  returnUrl: string
  cancelUrl: string
  notificationUrl: string
  metadata: Record<string, string>
  refunds: Refund[]
}

interface Refund {
  id: string
  amount: number
  createdAt: number
  metadata: Record<string, string>
}

const VERSION = '2019-08-06'
const WEEK_SECONDS = 7 * 24 * 3600
const DELIVERIES = ['BILLING', 'VERIFIED', 'NEW', 'SHIP_TO_STORE', 'DIGITAL_GOODS', 'TRAVEL_OR_EVENT', 'OTHER']
const LEAST_REFUND = 10

const MESSAGES: Record<string, string> = {
  'card_declined': 'The card was declined.',
  'insufficient_funds': 'Insufficient funds to cover the payment.',
  '3ds_declined': 'The 3-D Secure authentication failed.',
  'aborted': 'The payment was aborted.',
  'timeout': 'The customer left the payment page.',
}

/** Something is wrong with a request. */
class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: Record<string, string> = {}
  ) {
    super(message)
  }
}

/**
 * PayPlug, version 2019-08-06 of its interface: payments on its page, immediate or deferred, aborts, captures, refunds, the
 * account, and notifications that carry the resource and no proof of their sender.
 */
export class PayplugGateway extends Gateway {
  readonly name = 'payplug'
  readonly payments = new Map<string, Payment>()
  /** What its account may do. */
  readonly account = { least: 99, most: 2_000_000, canDefer: true, canUseLiveMode: true }
  /** Seconds that its clock is ahead of ours. */
  skew = 0
  readonly #clock = new SystemClock()

  constructor(private readonly keys: Keys = DEMO) {
    super()
  }

  async answer(request: GatewayRequest): Promise<GatewayAnswer> {
    const [, page, id = ''] = request.path.split('/')
    if (page === 'pay') return this.#page(request, id)
    try {
      return { body: await this.#call(request) }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { status, message, details } = error
      return { status, body: { object: 'error', message, details } }
    }
  }

  // What people and the bank do.

  /** The customer pays: the money is taken, or authorised where it is taken later. `amount`: another one than asked for. */
  async pay(id: string, { amount }: { amount?: number } = {}): Promise<Notice> {
    const payment = this.#open(id)
    const now = this.#now()
    payment.failure = null
    if (amount !== undefined) payment.amount = amount
    if (payment.isDeferred) Object.assign(payment, { authorizedAt: now, expiresAt: now + WEEK_SECONDS })
    else payment.paidAt = now
    return this.#tell(payment)
  }

  /** The card is refused, or nothing came of the payment. */
  async decline(id: string, code = 'card_declined', message = MESSAGES[code] ?? code): Promise<Notice> {
    const payment = this.#open(id)
    payment.failure = { code, message }
    return this.#tell(payment)
  }

  /** The merchant gives money back in PayPlug's portal. */
  async refundAtPortal(id: string, amount: number): Promise<Notice> {
    const payment = this.find(id)
    return this.#tell(payment, this.#giveBack(payment, amount, {}))
  }

  /** The payment that was begun last. */
  get last(): Payment {
    const payment = [...this.payments.values()].at(-1)
    if (!payment) throw new Error('No payment was begun')
    return payment
  }

  find(id: string): Payment {
    const payment = this.payments.get(id)
    if (!payment) throw new Error(`There is no payment ${id}`)
    return payment
  }

  /** A notification as anybody could send it, about a payment of their own making. */
  forged(url: string, told: object): Notice {
    return this.#notice(url, told)
  }

  /** What was taken and given back of each payment that was paid, with the order it is of. */
  books(): { order: string; paid: number; refunded: number }[] {
    return [...this.payments.values()]
      .filter(({ paidAt }) => paidAt !== null)
      .map((payment) => ({
        order: payment.metadata.order ?? '',
        paid: payment.amount,
        refunded: refundedOf(payment),
      }))
  }

  // Its interface.

  async #call({ method, path, headers, body }: GatewayRequest): Promise<object> {
    const isLive = this.#modeOf(headers.authorization ?? '')
    if (headers['payplug-version'] !== VERSION) throw new Refused(400, 'This version of the API is not supported.')
    const [, version, resource, id, more, refundId] = path.split('/')
    const json = () => readJson(body)
    if (version === 'v1' && resource === 'account' && method === 'GET') return this.#accountOf(isLive)
    if (version !== 'v1' || resource !== 'payments') throw new Refused(404, 'The resource does not exist.')
    if (id === undefined && method === 'POST') return this.#shown(this.#create(json(), isLive))
    const payment = this.payments.get(id ?? '')
    if (!payment || payment.isLive !== isLive) throw new Refused(404, 'The requested resource could not be found.')
    if (more === undefined && method === 'GET') return this.#shown(payment)
    if (more === undefined && method === 'PATCH') return this.#shown(await this.#change(payment, json()))
    if (more !== 'refunds') throw new Refused(405, 'This method is not allowed.')
    if (method === 'POST') return this.#refund(payment, json())
    if (refundId === undefined) {
      const data = payment.refunds.map((refund) => shownRefund(payment, refund))
      return { type: 'list', page: 0, per_page: 50, count: data.length, data }
    }
    const refund = payment.refunds.find((one) => one.id === refundId)
    if (!refund) throw new Refused(404, 'The requested resource could not be found.')
    return shownRefund(payment, refund)
  }

  #modeOf(authorization: string): boolean {
    if (authorization === `Bearer ${this.keys.testKey}`) return false
    if (authorization === `Bearer ${this.keys.liveKey}`) return true
    throw new Refused(401, 'The secret key is not valid.')
  }

  #accountOf(isLive: boolean): object {
    const { least, most, canDefer, canUseLiveMode } = this.account
    return {
      object: 'account',
      id: '12345',
      is_live: isLive,
      configuration: { currencies: ['EUR'], min_amounts: { EUR: least }, max_amounts: { EUR: most } },
      permissions: { use_live_mode: canUseLiveMode, can_create_deferred_payment: canDefer, can_save_cards: false },
    }
  }

  #create(asked: Record<string, unknown>, isLive: boolean): Payment {
    const isDeferred = asked.authorized_amount !== undefined
    const amount = Number(isDeferred ? asked.authorized_amount : asked.amount)
    const [billing, shipping, hosted] = [asked.billing, asked.shipping, asked.hosted_payment].map(record)
    const { least, most, canDefer } = this.account
    const wrong: Record<string, string> = {
      ...(Number.isInteger(amount) && amount >= least && amount <= most ? {} : { amount: 'It is out of bounds.' }),
      ...(asked.currency === 'EUR' ? {} : { currency: 'Only EUR is supported.' }),
      ...wrongPerson('billing', billing),
      ...wrongPerson('shipping', shipping),
      ...(DELIVERIES.includes(String(shipping?.delivery_type)) ? {} : { delivery_type: 'It is unknown.' }),
      ...wrongMetadata(asked.metadata),
    }
    for (const url of [hosted?.return_url, hosted?.cancel_url, asked.notification_url]) {
      if (!URL.canParse(String(url))) wrong.url = 'It is not a valid URL.'
    }
    if (Object.keys(wrong).length > 0) throw new Refused(400, 'The request data are not valid.', wrong)
    if (isDeferred && !canDefer) throw new Refused(403, 'Deferred payments are not activated for this account.')
    const payment: Payment = {
      id: `pay_${randomName()}`,
      isLive,
      amount,
      isDeferred,
      currency: 'EUR',
      createdAt: this.#now(),
      authorizedAt: null,
      expiresAt: null,
      paidAt: null,
      failure: null,
      refunds: [],
      ...{ billing: billing ?? {}, shipping: shipping ?? {} },
      returnUrl: String(hosted?.return_url),
      cancelUrl: String(hosted?.cancel_url),
      notificationUrl: String(asked.notification_url),
      metadata: (asked.metadata ?? {}) as Record<string, string>,
    }
    this.payments.set(payment.id, payment)
    return payment
  }

  async #change(payment: Payment, asked: Record<string, unknown>): Promise<Payment> {
    if (asked.aborted === true) {
      if (payment.paidAt !== null) throw new Refused(400, 'A paid payment cannot be aborted.')
      if (payment.failure) throw new Refused(400, 'The payment has failed already.')
      payment.failure = { code: 'aborted', message: MESSAGES.aborted ?? '' }
    } else if (asked.captured === true) {
      if (payment.authorizedAt === null) throw new Refused(400, 'The payment is not authorized.')
      if (payment.paidAt !== null) throw new Refused(400, 'The payment is captured already.')
      if (payment.failure) throw new Refused(400, 'An aborted payment cannot be captured.')
      if (payment.expiresAt !== null && payment.expiresAt <= this.#now()) {
        throw new Refused(400, 'The authorization has expired.')
      }
      payment.paidAt = this.#now()
    } else throw new Refused(400, 'Nothing is to be changed.')
    await this.#tell(payment)
    return payment
  }

  async #refund(payment: Payment, { amount, metadata }: Record<string, unknown>): Promise<object> {
    const wrong = wrongMetadata(metadata)
    if (Object.keys(wrong).length > 0) throw new Refused(400, 'The request data are not valid.', wrong)
    const refund = this.#giveBack(payment, Number(amount), (metadata ?? {}) as Record<string, string>)
    await this.#tell(payment, refund)
    return shownRefund(payment, refund)
  }

  #giveBack(payment: Payment, amount: number, metadata: Record<string, string>): Refund {
    if (payment.paidAt === null) throw new Refused(400, 'The payment is not paid.')
    const left = payment.amount - refundedOf(payment)
    if (!Number.isInteger(amount) || amount < LEAST_REFUND || amount > left) {
      throw new Refused(400, 'The amount is not refundable.', { amount: `It must be from ${LEAST_REFUND} to ${left}.` })
    }
    const refund = { id: `re_${randomName()}`, amount, metadata, createdAt: this.#now() }
    payment.refunds.push(refund)
    return refund
  }

  #open(id: string): Payment {
    const payment = this.find(id)
    if (payment.paidAt !== null || payment.authorizedAt !== null || payment.failure?.code === 'aborted') {
      throw new Refused(400, 'The payment is over.')
    }
    return payment
  }

  #tell(payment: Payment, refund?: Refund): Promise<Notice> {
    const told = refund ? shownRefund(payment, refund) : this.#shown(payment)
    const notice = this.#notice(payment.notificationUrl, told)
    return this.notify(notice).then(() => notice)
  }

  #notice(url: string, told: object): Notice {
    return { url, headers: { 'content-type': 'application/json' }, body: JSON.stringify(told) }
  }

  #shown(payment: Payment): object {
    const { id, isLive, amount, currency, paidAt, failure, metadata, billing, shipping, createdAt } = payment
    const { isDeferred, authorizedAt, expiresAt, returnUrl, cancelUrl, notificationUrl } = payment
    const isOver = paidAt !== null || authorizedAt !== null || failure?.code === 'aborted'
    const refunded = refundedOf(payment)
    const isCharged = paidAt !== null || authorizedAt !== null
    return {
      id,
      object: 'payment',
      is_live: isLive,
      amount,
      currency,
      metadata,
      billing,
      shipping,
      failure,
      amount_refunded: refunded,
      authorization: isDeferred
        ? { authorized_amount: amount, authorized_at: authorizedAt, expires_at: expiresAt }
        : null,
      is_paid: paidAt !== null,
      paid_at: paidAt,
      is_refunded: refunded > 0 && refunded === amount,
      is_3ds: isCharged,
      created_at: createdAt,
      card: isCharged
        ? { last4: '0001', country: 'FR', exp_year: 2030, exp_month: 9, brand: 'CB', id: null }
        : { last4: null, country: null, exp_year: null, exp_month: null, brand: null, id: null },
      hosted_payment: {
        payment_url: isOver ? null : `${this.address}/pay/${id}`,
        return_url: returnUrl,
        cancel_url: cancelUrl,
      },
      notification: { url: notificationUrl, response_code: null },
    }
  }

  #now(): number {
    return Math.floor(this.#clock.epoch() / 1000) + this.skew
  }

  // Its page.

  async #page({ method, body }: GatewayRequest, id: string): Promise<GatewayAnswer> {
    const payment = this.payments.get(id)
    if (!payment) return { status: 404, body: gatewayPage({ title: 'PayPlug', facts: [], form: 'Inconnu. Unknown.' }) }
    if (method === 'POST') return this.#chosen(payment, new URLSearchParams(body.toString()).get('choice') ?? '')
    if (payment.paidAt !== null || payment.authorizedAt !== null) return seeOther(payment.returnUrl)
    if (payment.failure?.code === 'aborted') return seeOther(payment.cancelUrl)
    const amount = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(payment.amount / 100)
    const facts: [string, string][] = [
      ['Commande', payment.metadata.order ?? ''],
      ['Client', `${String(payment.billing.first_name)} ${String(payment.billing.last_name)}`],
      ['Montant', amount],
    ]
    const form = `<form method="post" action="${escapeHtml(`${this.address}/pay/${id}`)}">
      <button class="pay" name="choice" value="pay">Payer · Pay</button>
      <button name="choice" value="decline">Carte refusée · Refuse the card</button>
      <button name="choice" value="cancel">Annuler · Cancel</button></form>`
    return { body: gatewayPage({ title: 'PayPlug', facts, form }) }
  }

  async #chosen(payment: Payment, choice: string): Promise<GatewayAnswer> {
    if (choice === 'cancel') return seeOther(payment.cancelUrl)
    const isOpen = payment.paidAt === null && payment.authorizedAt === null && payment.failure?.code !== 'aborted'
    if (isOpen) await (choice === 'pay' ? this.pay(payment.id) : this.decline(payment.id))
    return seeOther(payment.returnUrl)
  }
}

function seeOther(location: string): GatewayAnswer {
  return { status: 303, headers: { location } }
}

function shownRefund(payment: Payment, { id, amount, createdAt, metadata }: Refund): object {
  const about = { payment_id: payment.id, is_live: payment.isLive, currency: payment.currency }
  return { id, object: 'refund', ...about, amount, created_at: createdAt, metadata }
}

const refundedOf = ({ refunds }: Payment) => refunds.reduce((sum, { amount }) => sum + amount, 0)

const randomName = () => randomBytes(12).toString('hex')

function record(value: unknown): Record<string, unknown> | undefined {
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : undefined
}

function readJson(body: Buffer): Record<string, unknown> {
  try {
    return record(JSON.parse(body.toString())) ?? {}
  } catch {
    throw new Refused(400, 'The body is not JSON.')
  }
}

const REQUIRED = ['first_name', 'last_name', 'email', 'address1', 'postcode', 'city', 'country', 'language']

const LENGTHS: Record<string, number> = { first_name: 100, last_name: 100, address1: 255, address2: 255, postcode: 16 }

function wrongPerson(of: string, person: Record<string, unknown> | undefined): Record<string, string> {
  if (!person) return { [of]: 'It is required.' }
  const wrong: Record<string, string> = {}
  for (const name of REQUIRED) if (!person[name]) wrong[`${of}.${name}`] = 'It is required.'
  for (const [name, most] of Object.entries(LENGTHS)) {
    if (String(person[name] ?? '').length > most) wrong[`${of}.${name}`] = 'It is too long.'
  }
  for (const name of ['mobile_phone_number', 'landline_phone_number']) {
    const phone = person[name]
    if (phone && !/^\+[1-9]\d{6,14}$/.test(String(phone))) wrong[`${of}.${name}`] = 'It is not in the E.164 format.'
  }
  if (!/^[A-Z]{2}$/.test(String(person.country))) wrong[`${of}.country`] = 'It is not an ISO 3166-1 code.'
  if (/[<>\n\r]/.test(Object.values(person).join(''))) wrong[of] = 'It holds characters that are not allowed.'
  return wrong
}

function wrongMetadata(metadata: unknown): Record<string, string> {
  const entries = Object.entries(record(metadata) ?? {})
  const fits = entries.length <= 20 && entries.every(([, value]) => String(value).length <= 500)
  return fits ? {} : { metadata: 'They are too many or too long.' }
}
