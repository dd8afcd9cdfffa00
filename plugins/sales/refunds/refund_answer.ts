import type { Locale } from '#core/i18n/locales'
import type { Picture } from '#core/media/media_record'
import {
  type IssuedLineAnswer,
  type IssuedAnswer,
  issuedAnswer,
  issuedLineAnswer,
} from '#plugins/sales/documents/issued_answer'
import type { MovementState } from '#plugins/sales/payments/tables'
import type { RefundReads } from '#plugins/sales/refunds/queries/refund_reads'
import type { MoneyData } from '#core/money/money'

export interface RefundLineAnswer extends IssuedLineAnswer {
  unshipped: number
  isRestocked: boolean
}

/** A credit note as it was issued. */
export interface RefundAnswer extends IssuedAnswer {
  state: string
  reason: string
  /** Numbers of the invoices that it corrects. */
  invoices: string[]
  lines: RefundLineAnswer[]
  shipping: MoneyData
  adjustmentRefund: MoneyData
  adjustmentFee: MoneyData
  /** What it takes off unpaid invoices. */
  settled: MoneyData
  /** Money that goes back with it. */
  returned: MoneyData
  /** What its provider was asked for last; null: staff give the money back, or none goes back. */
  payment: RefundPayment | null
  /** The way that its order was paid. */
  method: { code: string; title: string }
  /** Day on which staff gave the money back; null: they have not, or nobody said when. */
  returnedOn: string | null
  /** The day that it is in the shop: money that staff gave left by then. */
  today: string
}

/** Money of a credit note that a provider gives back. */
export interface RefundPayment {
  /** What the way to pay is called. */
  title: string
  state: MovementState
  /** Why it was refused, as the provider puts it. */
  message: string
  at: string
}

interface Told {
  locale: Locale
  payment: RefundPayment | null
  /** Of the payment method. */
  title: string
  pictures: ReadonlyMap<number, Picture>
  today: string
}

export function refundAnswer(
  row: RefundReads['refunds']['rows'][number],
  lines: RefundReads['lines']['rows'],
  { locale, payment, title, pictures, today }: Told
): RefundAnswer {
  const { state, reason, invoices, returnedOn, currency } = row
  const money = (amount: number): MoneyData => ({ amount, currency })
  return {
    ...issuedAnswer(row, locale),
    state,
    reason,
    invoices,
    payment,
    returnedOn,
    today,
    lines: lines.map((line) => {
      const { unshipped, isRestocked } = line
      return { ...issuedLineAnswer(line, { currency, locale, pictures }), unshipped, isRestocked }
    }),
    shipping: money(row.shipping),
    adjustmentRefund: money(row.adjustmentRefund),
    adjustmentFee: money(row.adjustmentFee),
    settled: money(row.settled),
    returned: money(row.returned),
    method: { code: row.paymentCode, title },
  }
}
