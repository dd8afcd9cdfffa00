import { ForgedNotification, isOffered } from '#plugins/sales/index'
import { KEY } from '#plugins/payment_payzen/settings'
import { ServiceRefused, type WebService } from '#plugins/payment_payzen/services/web_service'
import { accountOf, BRANDS, isComplete, partsOf, type Account } from '#plugins/payment_payzen/services/account'
import { currencyNumber } from '#plugins/payment_payzen/services/currencies'
import { formFields, orderIdOf } from '#plugins/payment_payzen/services/form_fields'
import { judge, NotGenuine, readNotification } from '#plugins/payment_payzen/services/notification'
import { newsOf } from '#plugins/payment_payzen/services/news'
import type { Attempts } from '#plugins/payment_payzen/services/attempts'
import type { ChannelPort } from '#core/context/shop_context'
import type { Locale } from '#core/i18n/locales'
import type { MoveMoney } from '#plugins/payment_payzen/services/move_money'
import type { PayzenTransaction } from '#plugins/payment_payzen/services/transaction'
import type { Settings } from '#core/settings/settings'
import type { Translator } from '#core/i18n/translator'
import type {
  AccountCheck,
  AskedPayment,
  LogoPath,
  PaymentBeginning,
  PaymentContext,
  PaymentDescription,
  PaymentMethod,
  PaymentMovement,
  PaymentNews,
  PaymentToBegin,
  RawNotification,
  ReceivedNotification,
} from '#plugins/sales/index'

interface Parts {
  settings: Settings
  translator: Translator
  channels: ChannelPort
  attempts: Attempts
  service: WebService
  money: MoveMoney
}

type Move = (movement: PaymentMovement) => Promise<PaymentNews>

/** The card payment of PayZen: a signed form leads to its page, its servers tell what came of it. */
export class PayzenCard implements PaymentMethod {
  readonly label = { fr_FR: 'Carte bancaire (PayZen, Systempay)', en_GB: 'Bank card (PayZen, Systempay)' }
  readonly state = 'pending_payment'
  readonly retry = true
  readonly pages = { redirect: 'payzen/redirect', failed: 'payzen/failed' }
  /** A card with a Z. */
  readonly logo: readonly LogoPath[] = [
    { d: 'M6 3h36a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z', fill: '#f08a00' },
    { d: 'M16 8h16v4L21.6 20.5H32V24H16v-4l10.4-8.5H16z', fill: '#ffffff' },
  ]

  constructor(private readonly parts: Parts) {}

  sort(channel: string): number {
    return this.parts.settings.get<number>(`${KEY}.sort`, { channel })
  }

  isTest(channel: string): boolean {
    return this.#account(channel).isTest
  }

  origins(channel: string): string[] {
    return [new URL(this.#account(channel).formAddress).origin]
  }

  async isOffered(context: PaymentContext): Promise<boolean> {
    const isKnown = isComplete(this.#account(context.channel)) && currencyNumber(context.currency) !== null
    return isKnown && isOffered(this.parts.settings, KEY, context)
  }

  describe(locale: Locale, channel: string): PaymentDescription {
    const { settings, translator } = this.parts
    const account = this.#account(channel)
    const { count, days, from } = account.parts
    const word = (name: string, parameters = {}) =>
      translator.translate(locale, `payment_payzen.card.${name}`, parameters)
    const isInParts = partsOf(account, Math.max(from, count), 'EUR') !== null
    const description = word('description', { brand: BRANDS[account.brand].name })
    const inParts = isInParts ? word('in_parts', { count, days, from: { amount: from, currency: 'EUR' } }) : ''
    return {
      title: settings.get<string>(`${KEY}.title`, { channel, locale }).trim() || word('title'),
      description: [description, inParts].filter(Boolean).join(' '),
    }
  }

  async begin(payment: PaymentToBegin): Promise<PaymentBeginning> {
    const account = this.#account(payment.channel)
    if (!isComplete(account)) throw new Error(`PayZen has no keys for the channel ${payment.channel}`)
    const { number, idempotencyKey: key } = payment
    const attempt = await this.parts.attempts.begin(account.siteId, { key, number })
    return {
      kind: 'redirect',
      url: `${account.formAddress}/vads-payment/`,
      method: 'POST',
      fields: formFields(account, payment, attempt),
      reference: `${attempt.day}-${attempt.transId}`,
    }
  }

  received(notification: RawNotification): ReceivedNotification {
    return judge(this.#account(notification.channel), notification)
  }

  async notified(notification: RawNotification): Promise<PaymentNews[]> {
    const account = this.#account(notification.channel)
    const { transactions } = genuine(account, notification)
    return this.#newsOf(account, transactions)
  }

  /** The browser proves nothing: PayZen is asked, where the shop has the password for it. */
  async returned(payment: AskedPayment): Promise<PaymentNews | null> {
    if (this.#account(payment.channel).password === '') return null
    const news = await this.#ask(payment, { isAwaited: true })
    const standing = news.findLast(({ kind }) => kind === 'paid' || kind === 'authorised')
    return standing ?? news.findLast(({ kind }) => kind === 'failed' || kind === 'canceled') ?? null
  }

  /** The web service is not offered without its password. */
  get ask(): ((payment: AskedPayment) => Promise<PaymentNews[]>) | undefined {
    return this.#isArmed() ? (payment) => this.#ask(payment) : undefined
  }

  get capture(): Move | undefined {
    return this.#mover('capture')
  }

  get refund(): Move | undefined {
    return this.#mover('refund')
  }

  get void(): Move | undefined {
    return this.#mover('void')
  }

  async check(channel: string, locale: Locale): Promise<AccountCheck> {
    const account = this.#account(channel)
    const word = (name: string, parameters = {}) =>
      this.parts.translator.translate(locale, `payment_payzen.check.${name}`, parameters)
    const { siteId, key, password, isTest, brand } = account
    if (!/^\d{8}$/.test(siteId)) return { ok: false, detail: word('site_id') }
    if (key === '') return { ok: false, detail: word(isTest ? 'no_test_key' : 'no_live_key') }
    if (password === '') return { ok: true, detail: word('no_password') }
    try {
      await this.parts.service.test(account)
      return { ok: true, detail: word('fine', { brand: BRANDS[brand].name, siteId }) }
    } catch (error) {
      if (!(error instanceof ServiceRefused)) return { ok: false, detail: word('silent') }
      return { ok: false, detail: word('refused', { message: `${error.words} (${error.code})` }) }
    }
  }

  async #ask(
    { channel, number, begun, reference }: AskedPayment,
    how: { isAwaited?: boolean } = {}
  ): Promise<PaymentNews[]> {
    const account = this.#account(channel)
    if (account.password === '') throw new Error(`PayZen has no password for the channel ${channel}`)
    const all = await this.parts.service.order(account, orderIdOf(number), how)
    const attempt = await this.parts.attempts.find(account.siteId, { begun, reference })
    const debits = all.filter(({ operation }) => operation === 'DEBIT')
    const own = attempt
      ? debits.filter(({ transId, day }) => transId === attempt.transId && [attempt.day, ''].includes(day))
      : debits
    const names = new Set(own.map(({ uuid }) => uuid))
    const credits = all.filter(
      ({ operation, parent }) => operation === 'CREDIT' && (names.has(parent) || (parent === '' && own.length > 0))
    )
    return this.#newsOf(account, [...own, ...credits])
  }

  async #newsOf(account: Account, transactions: PayzenTransaction[]): Promise<PaymentNews[]> {
    const { attempts } = this.parts
    const news: PaymentNews[] = []
    for (const transaction of transactions) {
      const known = await attempts.of(account.siteId, transaction)
      news.push(...newsOf(transaction, known && (await attempts.learn(known, transaction))))
    }
    return news
  }

  #mover(kind: 'capture' | 'refund' | 'void'): Move | undefined {
    const { money } = this.parts
    return this.#isArmed() ? (movement) => money[kind](this.#account(movement.channel), movement) : undefined
  }

  /** Whether a channel has a password for the web service. */
  #isArmed(): boolean {
    return this.parts.channels.all().some(({ code }) => this.#account(code).password !== '')
  }

  #account(channel: string): Account {
    return accountOf(this.parts.settings, channel)
  }
}

function genuine(account: Account, notification: RawNotification) {
  try {
    return readNotification(account, notification)
  } catch (error) {
    if (error instanceof NotGenuine) throw new ForgedNotification(error.message)
    throw error
  }
}
