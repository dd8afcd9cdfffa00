import { createHash } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import { AccountBounds } from '#plugins/payment_payplug/services/account_bounds'
import { CURRENCY, LEAST_AMOUNT, MOST_AMOUNT } from '#plugins/payment_payplug/services/amounts'
import { checkAccount } from '#plugins/payment_payplug/services/check_account'
import { paymentRequest } from '#plugins/payment_payplug/services/payment_request'
import { PayplugApi, refusalText } from '#plugins/payment_payplug/services/payplug_api'
import { newsOf, refundNews } from '#plugins/payment_payplug/services/payplug_news'
import { isPaymentId } from '#plugins/payment_payplug/services/payplug_resources'
import { readNotification } from '#plugins/payment_payplug/services/payplug_notification'
import { DEMO_TEST_KEY } from '#plugins/payment_payplug/demo/demo_keys'
import { KEY } from '#plugins/payment_payplug/settings'
import { ForgedNotification, isOffered, providerAddress, ProviderClient, ProviderRefused } from '#plugins/sales/index'
import type { Locale } from '#core/i18n/locales'
import type { PayplugPayment } from '#plugins/payment_payplug/services/payplug_resources'
import type {
  AccountCheck,
  AskedPayment,
  PaymentBeginning,
  PaymentContext,
  PaymentDescription,
  PaymentMethod,
  PaymentMovement,
  PaymentNews,
  PaymentToBegin,
  RawNotification,
  ReceivedNotification,
  ReturnRequest,
} from '#plugins/sales/index'

const ADDRESS = 'https://api.payplug.com'
const PAGES = 'https://secure.payplug.com'

/**
 * Cards by PayPlug: customers pay on its page. What notifications and browsers tell is never believed: the payment is read
 * again with the shop's key.
 */
@inject()
export class CardMethod implements PaymentMethod {
  readonly label = { fr_FR: 'Carte bancaire (PayPlug)', en_GB: 'Card (PayPlug)' }
  readonly state = 'pending_payment'
  readonly pages = { failed: 'payplug/failed' }
  readonly retry = true
  readonly logo = [
    { d: 'M6 3h36a5 5 0 0 1 5 5v16a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5z', fill: '#1d4ed8' },
    { d: 'M20 8h2v5h4V8h2v5h3v4a7 7 0 0 1-6 6.9V27h-2v-3.1A7 7 0 0 1 17 17v-4h3z', fill: '#ffffff' },
  ]

  constructor(
    private readonly settings: Settings,
    private readonly translator: Translator,
    private readonly client: ProviderClient,
    private readonly bounds: AccountBounds,
    private readonly clock: Clock
  ) {}

  sort(channel: string): number {
    return this.#setting<number>('sort', channel)
  }

  isTest(channel: string): boolean {
    return this.#setting<string>('mode', channel) !== 'live'
  }

  describe(locale: Locale, channel: string): PaymentDescription {
    const own = this.settings.get<string>(`${KEY}.title`, { channel, locale }).trim()
    return {
      title: own || this.translator.translate(locale, 'payment_payplug.card.title'),
      description: this.translator.translate(locale, 'payment_payplug.card.description'),
    }
  }

  async isOffered(context: PaymentContext): Promise<boolean> {
    const { channel, currency, amount } = context
    const key = this.#key(channel)
    if (currency !== CURRENCY || key === '' || !isOffered(this.settings, KEY, context)) return false
    const { least, most } = this.bounds.of(key, this.#api(channel))
    return amount >= least && amount <= most
  }

  /** Each call makes a payment at PayPlug: it has no idempotency keys. */
  async begin(payment: PaymentToBegin): Promise<PaymentBeginning> {
    const { channel, currency, amount } = payment
    if (currency !== CURRENCY || amount < LEAST_AMOUNT || amount > MOST_AMOUNT) {
      throw new Error(`PayPlug takes no payment of ${amount} ${currency}`)
    }
    const isDeferred = this.#setting<boolean>('deferred', channel)
    const created = await this.#api(channel).create(paymentRequest(payment, { isDeferred }))
    if (created.amount !== amount || created.currency !== currency) {
      throw new Error(`PayPlug began a payment of ${created.amount} ${created.currency}, not ${amount} ${currency}`)
    }
    const { id: reference, paymentUrl } = created
    if (paymentUrl === null || !this.origins(channel).includes(new URL(paymentUrl).origin)) {
      throw new Error('PayPlug sends the browser to a page that is not its own')
    }
    return { kind: 'redirect', url: paymentUrl, method: 'GET', fields: {}, reference }
  }

  origins(channel: string): string[] {
    const address = this.#address(channel)
    return [address === ADDRESS ? PAGES : new URL(address).origin]
  }

  async returned(request: ReturnRequest): Promise<PaymentNews | null> {
    if ('canceled' in request.query) await this.abandon(request)
    const news = await this.ask(request)
    return news.findLast(({ kind }) => kind === 'paid') ?? news.at(-1) ?? null
  }

  /** Its body is only read for the name of what it is about. */
  received({ body, channel }: RawNotification): ReceivedNotification {
    const told = readNotification(body)
    const event = createHash('sha256').update(body).digest('hex')
    if (!told) return { event, verdict: 'forged', reason: 'It names no payment and no refund' }
    const { id, number, isLive } = told
    const about = { event: `${id}-${event.slice(0, 32)}`, ...(number ? { number } : {}) }
    if (isLive === undefined || isLive !== this.isTest(channel)) return { ...about, verdict: 'unproven' }
    return { ...about, verdict: 'forged', reason: `It is of the ${isLive ? 'live' : 'test'} mode` }
  }

  async notified({ body, channel }: RawNotification): Promise<PaymentNews[]> {
    const told = readNotification(body)
    if (!told) throw new ForgedNotification('It names no payment and no refund')
    const { paymentId, refundId } = told
    const api = this.#api(channel)
    const payment = await api.payment(paymentId)
    if (!payment) throw new ForgedNotification(`PayPlug does not know ${paymentId} in this account and mode`)
    const { order, attempt, shop } = payment.metadata
    if (!order || !attempt || shop !== new URL(app.config.get<string>('cellier.address')).hostname) {
      throw new ForgedNotification(`${paymentId} is not a payment of this shop`)
    }
    if (refundId === null) return this.#newsOf(api, payment)
    const refund = await api.refund(paymentId, refundId)
    if (!refund) throw new ForgedNotification(`PayPlug does not know ${refundId}`)
    return [refundNews(refund, order)]
  }

  async ask(asked: AskedPayment): Promise<PaymentNews[]> {
    const api = this.#api(asked.channel)
    const payment = await this.#paymentOf(api, asked)
    return payment ? this.#newsOf(api, payment) : []
  }

  /** Not where it is paid or authorised: that is money of the customer's, and staff decide. */
  async abandon(asked: AskedPayment): Promise<void> {
    const api = this.#api(asked.channel)
    const payment = await this.#paymentOf(api, asked)
    if (!payment || payment.isPaid || payment.failure || payment.authorization?.at) return
    await api.abort(payment.id).catch(unlessRefused)
  }

  async check(channel: string, locale: Locale): Promise<AccountCheck> {
    const [key, isLive, address] = [this.#key(channel), !this.isTest(channel), this.#address(channel)]
    if (key === '') {
      const mode = this.translator.translate(locale, `payment_payplug.check.${isLive ? 'live' : 'test'}`)
      return { ok: false, detail: this.translator.translate(locale, 'payment_payplug.check.no_key', { mode }) }
    }
    return checkAccount(this.translator, locale, {
      isLive,
      isDeferred: this.#setting<boolean>('deferred', channel),
      shop: address === ADDRESS ? app.config.get<string>('cellier.address') : null,
      read: async () => {
        const account = await this.#api(channel).account()
        return { account, bounds: this.bounds.keep(key, account) }
      },
    })
  }

  /** The whole of what was authorised: PayPlug takes no part of it. */
  async capture(movement: PaymentMovement): Promise<PaymentNews> {
    const { amount, currency } = movement
    const api = this.#api(movement.channel)
    const payment = await this.#moved(api, movement)
    const authorised = payment.authorization?.amount ?? payment.amount
    const refused = (message: string, raw: string) => answer(movement, { kind: 'capture_failed', message, raw })
    if (payment.isPaid) return answer(movement, { kind: 'paid', amount: payment.amount, raw: 'is_paid' })
    if (payment.failure) return refused(payment.failure.message, payment.failure.code)
    if (authorised !== amount)
      return refused(`PayPlug captures ${authorised} cents, not ${amount} ${currency}`, 'amount')
    const { payment: after, message } = await this.#change(api, payment.id, () => api.capture(payment.id))
    if (after.isPaid) return answer(movement, { kind: 'paid', amount: after.amount, raw: 'is_paid' })
    if (message !== null) return refused(message, 'refused')
    if (after.failure) return refused(after.failure.message, after.failure.code)
    return answer(movement, { kind: 'capture_pending', raw: 'captured' })
  }

  async void(movement: PaymentMovement): Promise<PaymentNews> {
    const api = this.#api(movement.channel)
    const payment = await this.#moved(api, movement)
    const done = ({ failure }: PayplugPayment) =>
      answer(movement, { kind: 'canceled', reason: 'canceled', raw: failure?.code ?? 'aborted' })
    const refused = (message: string) => answer(movement, { kind: 'void_failed', message, raw: 'refused' })
    if (payment.failure) return done(payment)
    if (payment.isPaid) return refused('The payment is captured')
    const { payment: after, message } = await this.#change(api, payment.id, () => api.abort(payment.id))
    if (after.failure) return done(after)
    return refused(message ?? 'PayPlug did not let go of the payment')
  }

  /** PayPlug has no idempotency keys: a refund that bears the key of the movement was given already. */
  async refund(movement: PaymentMovement): Promise<PaymentNews> {
    const { reference: id, amount, number, idempotencyKey } = movement
    const api = this.#api(movement.channel)
    const payment = await this.#moved(api, movement)
    const given = payment.amountRefunded > 0 ? await api.refunds(id) : []
    const before = given.find(({ metadata }) => metadata.movement === idempotencyKey)
    if (before) return refundNews(before, number)
    try {
      return refundNews(
        await api.giveBack(id, { amount, metadata: { order: number, movement: idempotencyKey } }),
        number
      )
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error
      const news = answer(movement, { kind: 'refund_failed', message: refusalText(error), raw: String(error.status) })
      return { ...news, reference: idempotencyKey }
    }
  }

  async #newsOf(api: PayplugApi, payment: PayplugPayment): Promise<PaymentNews[]> {
    const refunds = payment.amountRefunded > 0 ? await api.refunds(payment.id) : []
    return newsOf(payment, refunds, Math.floor(this.clock.epoch() / 1000))
  }

  /** The payment of an attempt. Null: it did not begin at PayPlug, or not in this mode. */
  async #paymentOf(api: PayplugApi, asked: AskedPayment): Promise<PayplugPayment | null> {
    const id = asked.begun ?? asked.reference
    const payment = isPaymentId(id) ? await api.payment(id) : null
    const { order, attempt } = payment?.metadata ?? {}
    if (payment && (order !== asked.number || attempt !== asked.idempotencyKey)) {
      throw new Error(`${payment.id} is not the payment of ${asked.idempotencyKey}`)
    }
    return payment
  }

  /** The payment whose money is to move. */
  async #moved(api: PayplugApi, { reference, number }: PaymentMovement): Promise<PayplugPayment> {
    const payment = isPaymentId(reference) ? await api.payment(reference) : null
    if (payment?.metadata.order !== number)
      throw new Error(`PayPlug does not know the payment ${reference} of ${number}`)
    return payment
  }

  /** The payment after a change. If it was refused: as it is, with the reason; another request may have made the change. */
  async #change(api: PayplugApi, id: string, change: () => Promise<PayplugPayment>) {
    try {
      return { payment: await change(), message: null }
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error
      const payment = await api.payment(id)
      if (!payment) throw error
      return { payment, message: refusalText(error) }
    }
  }

  #setting<Value>(name: string, channel: string): Value {
    return this.settings.get<Value>(`${KEY}.${name}`, { channel })
  }

  /** The secret key of the mode; empty: none is entered. That of the demo shop opens nothing at PayPlug. */
  #key(channel: string): string {
    const key = this.#setting<string>(this.isTest(channel) ? 'test_key' : 'live_key', channel)
    return key === DEMO_TEST_KEY && this.#address(channel) === ADDRESS ? '' : key
  }

  #address(channel: string): string {
    return providerAddress({ gateway: 'payplug', isTest: this.isTest(channel), live: ADDRESS, test: ADDRESS })
  }

  #api(channel: string): PayplugApi {
    const key = this.#key(channel)
    if (key === '') throw new Error('The key of PayPlug is not entered')
    return new PayplugApi(this.client, { address: this.#address(channel), key, isLive: !this.isTest(channel) })
  }
}

type Answered = Pick<PaymentNews, 'kind' | 'raw'> & Partial<PaymentNews>

function answer({ reference, number, amount, currency }: PaymentMovement, answered: Answered): PaymentNews {
  return { reference, number, amount, currency, ...answered }
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof ProviderRefused)) throw error
}
