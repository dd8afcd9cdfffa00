import { inject } from '@adonisjs/core'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { Store } from '#core/database/store'
import { orderNotFound } from '#plugins/sales/orders/errors'
import { paymentOffer, type PaymentOffer } from '#plugins/sales/payments/services/find_payment_offers'
import type { Locale } from '#core/i18n/locales'
import type { PaymentBeginning } from '#plugins/sales/contracts/payment_method'

/** The redirect to a payment page. */
export interface BeginningAnswer {
  /** Number of the order. */
  number: string
  /** Null: there is nothing to pay on such a page, or not any more. */
  form: { url: string; method: 'GET' | 'POST'; fields: Record<string, string>; offer: PaymentOffer } | null
  /** The payment did not fail. */
  isFine: boolean
  /** The page that tells of a payment that failed. */
  failedPage: string
}

interface Row {
  number: string
  channel: string
  state: string
  method: string
  paid: string
  beginning: string | null
}

const FIND = `select o.number, o.channel, o.state, p.method, p.state as paid, p.beginning
  from sales_payments p join sales_orders o on o.id = p.order_id where p.token = ?`

const FAILED = new Set(['failed', 'canceled'])

/** The redirect of a payment, by the token that only its browser and its provider know. Contains no personal data. */
@inject()
export class ShowBeginning {
  constructor(
    private readonly store: Store,
    private readonly methods: PaymentMethods
  ) {}

  /** @throws orderNotFound */
  async execute(token: string, locale: Locale): Promise<BeginningAnswer> {
    const row = await this.store.reader.first<Row>(FIND, [token])
    if (!row) throw orderNotFound()
    const { number, channel, state, paid } = row
    const isOpen = state === 'pending_payment' && paid === 'pending'
    const contribution = await this.methods.find(row.method)
    const failedPage = contribution?.pages?.failed ?? 'failed'
    const told = isOpen && row.beginning ? (JSON.parse(row.beginning) as PaymentBeginning) : null
    if (told?.kind !== 'redirect' || !contribution) {
      return { number, form: null, isFine: !FAILED.has(paid), failedPage }
    }
    const { url, method, fields } = told
    const offer = paymentOffer({ name: row.method, contribution }, locale, channel)
    return { number, form: { url, method, fields, offer }, isFine: true, failedPage }
  }
}
