import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { runWrites } from '#core/database/write_set'
import { draftColumns, quoteLines, quoteMoment } from '#plugins/sales/services/quotes/write_quote'
import { inside } from '#plugins/sales/database/statements'
import { insertRow } from '#plugins/sales/services/documents/insert_row'
import { quoteStates } from '#plugins/sales/states/quote_states'
import { TakeNumber } from '#plugins/sales/services/documents/take_number'
import type { FrozenCustomer, StoredOrder } from '#plugins/sales/services/orders/stored_order'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'
import type { PaidIn } from '#plugins/sales/services/cart/cart_currency'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { QuoteDraft } from '#plugins/sales/services/quotes/quote_draft'
import type { Transaction } from '#core/database/store'

/** A quote that is about to stand. */
export interface NewQuote {
  cartId?: number | null
  customerId: number | null
  /** Whose request it is, with the key that makes the same request one; null: no key was sent. */
  owner: string
  key: string | null
  /** One that staff begin is nobody else's until it is sent. */
  maker: 'customer' | 'staff'
  channel: string
  locale: Locale
  email: string
  name: string
  customer: FrozenCustomer
  billing: PostalAddress
  /** Null: nothing is sent. */
  delivery: PostalAddress | null
  paid: PaidIn
  showsNet: boolean
  comment: string
  draft: QuoteDraft
  /** What it was made of, for its history. */
  details?: Record<string, unknown>
  origin: Origin
}

/** Writes a new quote under the next number of its series. */
@inject()
export class StandQuote {
  constructor(
    private readonly clock: Clock,
    private readonly numbers: TakeNumber,
    private readonly outbox: Outbox
  ) {}

  async execute(trx: Transaction, quote: NewQuote): Promise<{ id: number; number: string }> {
    const { maker, channel, customerId, draft, comment, details = {}, origin, paid } = quote
    const now = this.clock.iso()
    const number = await this.numbers.execute(inside(trx), 'quotes', channel)
    const state = quoteStates.initial
    const id = await insertRow(trx, 'sales_quotes', {
      ...{ number, cart_id: quote.cartId ?? null, customer_id: customerId, owner: quote.owner, request_key: quote.key },
      ...{ channel, locale: quote.locale, state, maker, has_changes: false, email: quote.email },
      ...{ customer_name: quote.name, customer: JSON.stringify(quote.customer) },
      ...{ billing: JSON.stringify(quote.billing), delivery: quote.delivery && JSON.stringify(quote.delivery) },
      ...{ currency: paid.currency, base_currency: paid.baseCurrency, exchange_rate: paid.rate },
      ...draftColumns(draft),
      asked: maker === 'customer' ? JSON.stringify(draft) : null,
      ...{ comment, shows_net: quote.showsNet, requested_at: now, created_at: now, updated_at: now },
    })
    const asked = {
      name: 'sales.quote.requested',
      subject: `sales.quote:${id}`,
      payload: { version: 1, quoteId: id, number, customerId },
    }
    await runWrites(trx, [
      quoteLines(trx, id, draft.lines),
      quoteMoment(trx, { quoteId: id, origin, now }, { kind: 'requested', to: state, text: comment, details }),
      this.outbox.write(trx, ...(maker === 'customer' ? [asked] : [])),
    ])
    return { id, number }
  }
}

/** Who and where to, of an order or a quote that a new quote is made of. */
export type Copied = Pick<
  StoredOrder,
  'customerId' | 'channel' | 'locale' | 'email' | 'customer' | 'billing' | 'delivery' | 'showsNet'
> & { customerName: string; currency: string; baseCurrency: string; exchangeRate: string }

/** The parts of a new quote that it has from what it is made of. */
export function copiedFrom(source: Copied) {
  const { customerId, channel, locale, email, customerName: name, customer, billing, delivery, showsNet } = source
  const paid = { currency: source.currency, baseCurrency: source.baseCurrency, rate: source.exchangeRate }
  return { ...{ customerId, channel, locale, email, name, customer, billing, delivery, showsNet }, paid }
}
