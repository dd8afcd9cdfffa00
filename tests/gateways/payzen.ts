import { createHash, createHmac, randomUUID } from 'node:crypto'
import { SystemClock } from '#core/time/system_clock'
import { Gateway, gatewayPage, type GatewayAnswer, type GatewayRequest, type Notice } from '#tests/gateways/gateway'

type Fields = Record<string, string>
type Json = Record<string, unknown>

/** The keys that the demo shop's settings hold. */
export const PAYZEN_DEMO = { siteId: '12345678', key: '1122334455667788', password: 'testpassword_demo' }

interface PayzenKeys {
  siteId: string
  /** Signs forms and notifications. */
  key: string
  /** Of the web service. */
  password: string
}

/** A transaction of the gateway's books. */
export interface GatewayTransaction {
  uuid: string
  operation: 'DEBIT' | 'CREDIT'
  status: string
  amount: number
  /** Alphabetic code. */
  currency: string
  sequence: number
  /** Of a credit. */
  parent: string
  refunded: number
  form: Fields
  result: string
  authorisation: string
  message: string
  createdAt: string
}

/** What becomes of a form. */
interface Outcome {
  status: string
  /** Minor units that are taken instead of those of the form. */
  amount?: number
  result?: string
  authorisation?: string
  message?: string
}

const CURRENCIES: Record<string, string> = { '978': 'EUR', '840': 'USD', '826': 'GBP', '756': 'CHF', '392': 'JPY' }
const NUMBERS = Object.fromEntries(Object.entries(CURRENCIES).map(([number, code]) => [code, number]))

/** A form must be sent on the day that it was made. */
const LATEST_MS = 24 * 3600 * 1000

const MANDATORY = [
  ...['vads_action_mode', 'vads_amount', 'vads_ctx_mode', 'vads_currency', 'vads_page_action'],
  ...['vads_payment_config', 'vads_site_id', 'vads_trans_date', 'vads_trans_id', 'vads_version'],
]

const PAID = new Set(['AUTHORISED', 'CAPTURED', 'ACCEPTED'])

/** PayZen on this machine: the page of the form API V2, its notifications, and the web service V4. */
export class PayzenGateway extends Gateway {
  readonly name = 'payzen'
  readonly keys: PayzenKeys
  readonly transactions: GatewayTransaction[] = []
  /** Forms that were sent, by shop, day and number. */
  readonly forms = new Map<string, Fields>()
  /** Address of the Back Office, for forms that tell none and for later changes. */
  notificationUrl = ''
  algorithm: 'sha256' | 'sha1' = 'sha256'
  mode: 'TEST' | 'PRODUCTION' = 'TEST'
  /** Milliseconds that its clock is ahead of the machine's. */
  skewMs = 0
  /** Refuses what the web service is asked, with these words. */
  refusal: string | null = null
  /** Credits wait for the bank. */
  isSlow = false

  constructor(keys: PayzenKeys = PAYZEN_DEMO) {
    super()
    this.keys = keys
  }

  async answer(request: GatewayRequest): Promise<GatewayAnswer> {
    const { method, path } = request
    if (path === '/vads-payment/' && method === 'POST') return this.#page(fieldsOf(request.body))
    if (path === '/vads-payment/choice' && method === 'POST') return this.#choice(fieldsOf(request.body))
    const [, service] = /^\/api-payment\/V4\/(\w+\/\w+)$/.exec(path) ?? []
    if (service && method === 'POST') return this.#service(service, request)
    return { status: 404 }
  }

  /** What it keeps of money, for comparisons with the shop: number, kind, minor units. */
  books(): { number: string; kind: 'paid' | 'refunded'; amount: number; reference: string }[] {
    return this.transactions.flatMap(({ operation, status, amount, uuid, form }) =>
      PAID.has(status)
        ? [
            {
              number: form.vads_order_id ?? '',
              kind: operation === 'DEBIT' ? 'paid' : 'refunded',
              amount,
              reference: uuid,
            },
          ]
        : []
    )
  }

  /** Takes a form as its page does. @throws for one that it refuses */
  open(fields: Fields): string {
    const fault = this.#faultOf(fields)
    if (fault) throw new Error(fault)
    const name = formName(fields)
    const known = this.forms.get(name)
    if (known && JSON.stringify(known) !== JSON.stringify(fields)) throw new Error('vads_trans_id was used today')
    if (this.#of(fields).some(({ status }) => status !== 'REFUSED')) throw new Error('This form was paid already')
    this.forms.set(name, fields)
    return name
  }

  /** The shopper's card is accepted, or not. A form in parts becomes one transaction for each. */
  settle(fields: Fields, outcome: Outcome = { status: acceptedStatus(fields) }): GatewayTransaction {
    const amounts = partsOf(fields, outcome.amount)
    const made = amounts.map((amount, index) => this.#made(fields, outcome, { amount, sequence: index + 1 }))
    return made[0] as GatewayTransaction
  }

  /** The notification of a transaction. `source`: `vads_url_check_src`. */
  notice(transaction: GatewayTransaction, source = 'PAY', changed: Fields = {}): Notice {
    const url = transaction.form.vads_url_check || this.notificationUrl
    return { url, ...this.signed({ ...this.#told(transaction, source), ...changed }) }
  }

  /** Signs fields, as its servers do, or with another key. */
  signed(fields: Fields, key = this.keys.key): Omit<Notice, 'url'> {
    const { signature: _, ...bare } = fields
    const body = new URLSearchParams({ ...bare, signature: signatureOf(bare, key, this.algorithm) }).toString()
    return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body }
  }

  /** The notification of the web service about an order. */
  answerNotice(orderId: string, key = this.keys.password): Omit<Notice, 'url'> {
    const found = this.transactions.filter(
      ({ form, operation }) => form.vads_order_id === orderId && operation === 'DEBIT'
    )
    const answer = JSON.stringify({
      shopId: this.keys.siteId,
      orderStatus: 'PAID',
      serverDate: this.#now().toISOString(),
      orderDetails: { orderId, mode: this.mode, orderCurrency: 'EUR' },
      transactions: found.map((one) => this.#told4(one)),
      _note: 'a/b',
    })
    // As some servers send it: with escaped slashes.
    const hash = createHmac('sha256', key).update(answer).digest('hex')
    const body = new URLSearchParams({
      'kr-hash': hash,
      'kr-hash-algorithm': 'sha256_hmac',
      'kr-hash-key': 'password',
      'kr-answer-type': 'V4/Payment',
      'kr-answer': answer.replaceAll('/', '\\/'),
    })
    return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: body.toString() }
  }

  /** The shopper leaves the page: no transaction is made. */
  abandonment(fields: Fields): Notice {
    const left = this.#transaction(
      fields,
      { status: 'ABANDONED', result: '17' },
      { amount: Number(fields.vads_amount), sequence: 1 }
    )
    return this.notice({ ...left, uuid: '' })
  }

  /** What the bank's batch does in the night: accepted payments are captured. */
  async captureAll(): Promise<void> {
    for (const transaction of this.transactions) {
      if (transaction.status !== 'AUTHORISED' || transaction.sequence !== 1) continue
      transaction.status = 'CAPTURED'
      await this.notify(this.notice(transaction, 'BATCH'))
    }
  }

  async #page(fields: Fields): Promise<GatewayAnswer> {
    try {
      const form = this.open(fields)
      const amount = `${(Number(fields.vads_amount) / 100).toFixed(2)} ${CURRENCIES[fields.vads_currency ?? ''] ?? ''}`
      const config = fields.vads_payment_config ?? 'SINGLE'
      const choices = [
        ['pay', 'Payer / Pay'],
        ['refuse', 'Carte refusée / Refuse the card'],
        ['cancel', 'Annuler / Cancel'],
      ]
      const buttons = choices.map(
        ([choice, words]) => `<button name="choice" value="${choice}" class="${choice}">${words}</button>`
      )
      return {
        body: gatewayPage({
          title: 'PayZen',
          facts: [
            ['Commande', fields.vads_order_id ?? ''],
            ['Montant', amount],
            ...(config === 'SINGLE' ? [] : [['Échéances', config] as [string, string]]),
          ],
          form: `<form method="post" action="choice"><input type="hidden" name="form" value="${form}">${buttons.join('')}</form>`,
        }),
      }
    } catch (error) {
      return { status: 400, body: gatewayPage({ title: 'PayZen', facts: [['30', String(error)]], form: '' }) }
    }
  }

  async #choice({ form = '', choice }: Fields): Promise<GatewayAnswer> {
    const fields = this.forms.get(form)
    if (!fields) return { status: 404 }
    const go = (name: string) => ({ status: 303, headers: { location: fields[name] ?? fields.vads_url_return ?? '/' } })
    if (choice === 'cancel') {
      await this.notify(this.abandonment(fields))
      return go('vads_url_cancel')
    }
    const isPaid = choice === 'pay'
    const made = this.#of(fields).find(({ status }) => status !== 'REFUSED')
    // A second click changes nothing.
    if (made) return go('vads_url_success')
    const refused = { status: 'REFUSED', result: '05', authorisation: '51', message: 'Provision insuffisante' }
    const transaction = this.settle(fields, isPaid ? undefined : refused)
    await this.notify(this.notice(transaction))
    return go(isPaid ? 'vads_url_success' : 'vads_url_refused')
  }

  #faultOf(fields: Fields): string | null {
    const missing = MANDATORY.find((name) => !fields[name])
    if (missing) return `${missing} is missing`
    if (fields.vads_site_id !== this.keys.siteId) return 'vads_site_id is unknown'
    if (fields.vads_ctx_mode !== this.mode) return 'vads_ctx_mode is not that of the key'
    const { signature, ...bare } = fields
    if (signature !== signatureOf(bare, this.keys.key, this.algorithm)) return 'signature is wrong'
    if (!/^[1-9]\d{0,11}$/.test(fields.vads_amount ?? '')) return 'vads_amount is none'
    if (!/^[A-Za-z0-9]{6}$/.test(fields.vads_trans_id ?? '')) return 'vads_trans_id is none'
    if (!CURRENCIES[fields.vads_currency ?? '']) return 'vads_currency is not taken'
    if (!/^[\w-]{1,63}$/.test(fields.vads_order_id ?? '')) return 'vads_order_id is none'
    if (!/^(SINGLE|MULTI:first=\d+;count=\d+;period=\d+)$/.test(fields.vads_payment_config ?? '')) {
      return 'vads_payment_config is none'
    }
    if (Object.entries(fields).some(([name, value]) => name.startsWith('vads_cust') && /[<>]/.test(value))) {
      return 'vads_cust holds signs that are refused'
    }
    const far = Math.abs(this.#now().getTime() - dateOf(fields.vads_trans_date ?? '').getTime())
    return far <= LATEST_MS ? null : 'vads_trans_date is of another day'
  }

  #of(fields: Fields): GatewayTransaction[] {
    return this.transactions.filter(
      ({ form, operation }) => operation === 'DEBIT' && formName(form) === formName(fields)
    )
  }

  #made(fields: Fields, outcome: Outcome, part: { amount: number; sequence: number }): GatewayTransaction {
    const isLater = part.sequence > 1 && PAID.has(outcome.status)
    const made = this.#transaction(fields, isLater ? { ...outcome, status: 'WAITING_AUTHORISATION' } : outcome, part)
    this.transactions.push(made)
    return made
  }

  #transaction(form: Fields, outcome: Outcome, part: { amount: number; sequence: number }): GatewayTransaction {
    const { status, result = PAID.has(status) ? '00' : '', authorisation = PAID.has(status) ? '00' : '' } = outcome
    return {
      uuid: randomUUID().replaceAll('-', ''),
      operation: 'DEBIT',
      status,
      ...part,
      currency: CURRENCIES[form.vads_currency ?? ''] ?? '',
      parent: '',
      refunded: 0,
      form,
      result,
      authorisation,
      message: outcome.message ?? '',
      createdAt: this.#now().toISOString(),
    }
  }

  /** Fields of a notification. Of a payment in parts `vads_amount` is the sum, the effective one that of the part. */
  #told({ form, ...transaction }: GatewayTransaction, source: string): Fields {
    const { uuid, status, amount, sequence, operation, result, authorisation, message, currency } = transaction
    const isInParts = form.vads_payment_config !== 'SINGLE'
    const wanted = Object.fromEntries(
      Object.entries(form).filter(([name]) => /^vads_(?!url_)/.test(name) && name !== 'vads_capture_delay')
    )
    return {
      ...wanted,
      vads_amount: isInParts && operation === 'DEBIT' ? (form.vads_amount ?? '') : String(amount),
      vads_effective_amount: String(amount),
      vads_effective_currency: NUMBERS[currency] ?? '',
      vads_trans_uuid: uuid,
      vads_trans_status: status,
      vads_sequence_number: String(sequence),
      vads_operation_type: operation,
      vads_result: result,
      vads_extra_result: '',
      vads_auth_result: authorisation,
      vads_auth_mode: 'FULL',
      vads_card_brand: 'CB',
      vads_card_number: '497010XXXXXX0000',
      vads_warranty_result: status === 'REFUSED' ? '' : 'YES',
      vads_threeds_auth_type: 'CHALLENGE',
      vads_threeds_status: 'Y',
      vads_payment_error: message,
      vads_url_check_src: source,
      vads_hash: createHash('sha256').update(`${uuid}${status}${source}`).digest('hex'),
    }
  }

  /** The same as the web service tells it. */
  #told4({ form, ...transaction }: GatewayTransaction): Json {
    const { uuid, operation, status, amount, currency, sequence, parent, refunded, message } = transaction
    const date = dateOf(form.vads_trans_date ?? '')
      .toISOString()
      .replace('.000Z', '+00:00')
    const isRefused = status === 'REFUSED'
    return {
      shopId: this.keys.siteId,
      uuid,
      amount,
      currency,
      status: PAID.has(status) ? 'PAID' : 'UNPAID',
      detailedStatus: status,
      operationType: operation,
      creationDate: transaction.createdAt,
      errorCode: isRefused ? 'ACQ_001' : null,
      errorMessage: isRefused ? message : null,
      detailedErrorCode: isRefused ? transaction.authorisation : null,
      detailedErrorMessage: null,
      metadata: { attempt: form.vads_ext_info_attempt },
      transactionDetails: {
        sequenceNumber: sequence,
        liabilityShift: 'YES',
        effectiveAmount: amount,
        effectiveCurrency: currency,
        parentTransactionUuid: parent || null,
        cardDetails: {
          legacyTransId: operation === 'DEBIT' ? form.vads_trans_id : '900000',
          legacyTransDate: date,
          effectiveBrand: 'CB',
          pan: '497010XXXXXX0000',
          authorizationResponse: { authorizationResult: transaction.authorisation },
          captureResponse: { refundAmount: refunded },
        },
      },
    }
  }

  async #service(name: string, { headers, body }: GatewayRequest): Promise<GatewayAnswer> {
    const due = `Basic ${Buffer.from(`${this.keys.siteId}:${this.keys.password}`).toString('base64')}`
    if (headers.authorization !== due) return refused('INT_905', 'invalid authentication')
    const call = JSON.parse(body.toString()) as Json
    if (name === 'Charge/SDKTest') return done({ value: call.value })
    if (name === 'Order/Get') {
      const found = this.transactions.filter(({ form }) => form.vads_order_id === call.orderId)
      if (found.length === 0) return refused('PSP_010', 'transaction not found')
      return done({ orderId: call.orderId, transactions: found.map((one) => this.#told4(one)) })
    }
    const transaction = this.transactions.find(({ uuid }) => uuid === call.uuid)
    if (!transaction) return refused('PSP_010', 'transaction not found')
    if (name === 'Transaction/Get') return done(this.#told4(transaction))
    if (this.refusal !== null) return refused('PSP_055', this.refusal)
    if (name === 'Transaction/Validate') return this.#validate(transaction)
    if (name === 'Transaction/Update') return this.#update(transaction, call.cardUpdate as Json)
    if (name === 'Transaction/CancelOrRefund') return this.#cancelOrRefund(transaction, call)
    return { status: 404 }
  }

  async #validate(transaction: GatewayTransaction): Promise<GatewayAnswer> {
    if (transaction.status !== 'AUTHORISED_TO_VALIDATE') return refused('PSP_041', 'invalid status')
    transaction.status = 'AUTHORISED'
    return this.#changed(transaction)
  }

  async #update(transaction: GatewayTransaction, update: Json): Promise<GatewayAnswer> {
    const amount = Number(update.amount)
    if (transaction.status !== 'AUTHORISED' || update.currency !== transaction.currency) {
      return refused('PSP_041', 'invalid status')
    }
    if (!(amount > 0 && amount <= transaction.amount)) return refused('PSP_003', 'invalid amount')
    transaction.amount = amount
    return this.#changed(transaction)
  }

  async #cancelOrRefund(transaction: GatewayTransaction, call: Json): Promise<GatewayAnswer> {
    if (call.resolutionMode === 'CANCELLATION_ONLY') {
      if (!transaction.status.startsWith('AUTHORISED')) return refused('PSP_041', 'invalid status')
      transaction.status = 'CANCELLED'
      return this.#changed(transaction)
    }
    const amount = Number(call.amount)
    if (transaction.status !== 'CAPTURED') return refused('PSP_041', 'invalid status')
    if (!(amount > 0 && amount <= transaction.amount - transaction.refunded)) {
      return refused('PSP_105', 'amount is more than what is left')
    }
    transaction.refunded += amount
    return this.#changed(this.giveBack(transaction, amount))
  }

  /** Gives money back, as staff do in the Back Office. */
  giveBack(transaction: GatewayTransaction, amount: number): GatewayTransaction {
    const { uuid, form } = transaction
    const status = this.isSlow ? 'WAITING_AUTHORISATION' : 'AUTHORISED'
    const credit = this.#transaction(form, { status }, { amount, sequence: 1 })
    const made = { ...credit, operation: 'CREDIT' as const, parent: uuid }
    this.transactions.push(made)
    return made
  }

  async #changed(transaction: GatewayTransaction): Promise<GatewayAnswer> {
    const answer = done(this.#told4(transaction))
    if (transaction.form.vads_url_check || this.notificationUrl) await this.notify(this.notice(transaction, 'API'))
    return answer
  }

  #now(): Date {
    return new Date(new SystemClock().epoch() + this.skewMs)
  }
}

/** The fields of a form as a browser posts them. */
const fieldsOf = (body: Buffer): Fields => Object.fromEntries(new URLSearchParams(body.toString()))

const formName = ({ vads_site_id: site, vads_trans_date: date = '', vads_trans_id: id }: Fields) =>
  `${site}-${date.slice(0, 8)}-${id}`

const acceptedStatus = ({ vads_validation_mode: mode }: Fields) =>
  mode === '1' ? 'AUTHORISED_TO_VALIDATE' : 'AUTHORISED'

/** Minor units of each part. What is left is added to the last one. */
function partsOf({ vads_payment_config: config = '', vads_amount: wanted }: Fields, taken?: number): number[] {
  const amount = taken ?? Number(wanted)
  const [, first, count] = /^MULTI:first=(\d+);count=(\d+)/.exec(config) ?? []
  if (first === undefined) return [amount]
  const others = Number(count) - 1
  const each = Math.floor((amount - Number(first)) / others)
  const last = amount - Number(first) - each * (others - 1)
  return [Number(first), ...Array.from({ length: others - 1 }, () => each), last]
}

/** `20261126102030` in UTC. */
function dateOf(text: string): Date {
  return new Date(text.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6.000Z'))
}

function signatureOf(fields: Fields, key: string, algorithm: 'sha256' | 'sha1'): string {
  const names = Object.keys(fields)
    .filter((name) => name.startsWith('vads_'))
    .sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
  const text = [...names.map((name) => fields[name]), key].join('+')
  if (algorithm === 'sha1') return createHash('sha1').update(text).digest('hex')
  return createHmac('sha256', key).update(text).digest('base64')
}

const done = (answer: Json): GatewayAnswer => ({ body: { status: 'SUCCESS', answer } })

const refused = (errorCode: string, errorMessage: string): GatewayAnswer => ({
  body: { status: 'ERROR', answer: { errorCode, errorMessage, detailedErrorCode: null, detailedErrorMessage: null } },
})
