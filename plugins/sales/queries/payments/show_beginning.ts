import { inject } from '@adonisjs/core'
import { PaymentMethods } from '#plugins/sales/services/orders/payment_methods'
import { Store } from '#core/database/store'
import { orderNotFound } from '#plugins/sales/errors/orders'
import type { PaymentBeginning } from '#plugins/sales/contracts/payment_method'

/** What leads to a payment page. */
export interface BeginningAnswer {
  /** Of the order. */
  number: string
  /** Null: nothing is to be paid there (any more). */
  form: { url: string; method: 'GET' | 'POST'; fields: Record<string, string>; origins: string[] } | null
  /** The payment went through, or may still. */
  isFine: boolean
}

interface Row {
  number: string
  channel: string
  state: string
  method: string
  payment_state: string
  beginning: string | null
}

const FIND = `select o.number, o.channel, o.state, p.method, p.state as payment_state, p.beginning
  from sales_payments p join sales_orders o on o.id = p.order_id where p.token = ?`

const FAILED = new Set(['failed', 'canceled'])

/** Where a payment leads, by the token that its browser and its provider alone know. It tells nothing of who pays. */
@inject()
export class ShowBeginning {
  constructor(
    private readonly store: Store,
    private readonly methods: PaymentMethods
  ) {}

  /** @throws orderNotFound */
  async execute(token: string): Promise<BeginningAnswer> {
    const row = await this.store.reader.first<Row>(FIND, [token])
    if (!row) throw orderNotFound()
    const { number, channel, state, payment_state: paid } = row
    const isOpen = state === 'pending_payment' && paid === 'pending'
    const told = isOpen && row.beginning ? (JSON.parse(row.beginning) as PaymentBeginning) : null
    if (told?.kind !== 'redirect') return { number, form: null, isFine: !FAILED.has(paid) }
    const { url, method, fields } = told
    const origins = (await this.methods.find(row.method))?.origins?.(channel) ?? []
    return { number, form: { url, method, fields, origins }, isFine: true }
  }
}
