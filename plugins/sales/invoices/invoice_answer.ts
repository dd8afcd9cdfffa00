import { postalAnswer } from '#plugins/sales/shared/postal_answer'
import type { Locale } from '#core/i18n/locales'
import type { MoneyData } from '#core/money/money'
import type { Picture } from '#core/media/media_record'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { TransactionEntry } from '#plugins/sales/documents/document_reads'
import {
  type IssuedLineAnswer,
  type IssuedAnswer,
  issuedAnswer,
  issuedLineAnswer,
} from '#plugins/sales/documents/issued_answer'
import type { InvoiceReads } from '#plugins/sales/invoices/queries/invoice_reads'

export interface InvoiceLineAnswer extends IssuedLineAnswer {
  /** Off the line, with and without VAT. */
  discount: MoneyData
  discountNet: MoneyData
  tax: MoneyData
  total: MoneyData
}

/** An invoice as it was issued. */
export interface InvoiceAnswer extends IssuedAnswer {
  state: string
  /** Null: it is paid when the goods are handed over. */
  dueAt: string | null
  /** It is not paid, and its day has passed. */
  isOverdue: boolean
  delivery: PostalAddress | null
  lines: InvoiceLineAnswer[]
  shipping: { title: string; net: MoneyData; tax: MoneyData; total: MoneyData; rate: string } | null
  discount: MoneyData
  paid: MoneyData
  /** What credit notes took off it. */
  credited: MoneyData
  due: MoneyData
  exchange: { currency: string; rate: string } | null
  /** `paidOn`: the day on which it came, where that is another one than `at`. */
  payments: (Omit<TransactionEntry, 'amount'> & { amount: MoneyData })[]
  /** Reminders that left, the first one first: who asked for it, `system` where the shop did by itself. */
  reminders: { at: string; actor: { kind: string; name: string } }[]
  /** What a reminder would ask for: what is due, less what a credit note has taken from it. */
  remindable: MoneyData
  /** The credit note that took it back because it was wrong; null: it stands. */
  takenBackBy: { id: number; number: string } | null
}

type Found = Pick<InvoiceReads, 'lines' | 'payments' | 'reminders' | 'takenBack'>

interface Told {
  /** By variant. */
  pictures: ReadonlyMap<number, Picture>
  /** In the language of whoever reads it. */
  deliveryTitle: string
  locale: Locale
  /** Instant at which it is read. */
  now: string
}

export function invoiceAnswer(
  row: InvoiceReads['invoices']['rows'][number],
  { lines, payments, reminders, takenBack }: Found,
  { pictures, deliveryTitle, locale, now }: Told
): InvoiceAnswer {
  const { state, dueAt, shipping, currency, paid, credited } = row
  const money = (amount: number): MoneyData => ({ amount, currency })
  const [takenBackBy = null] = takenBack.rows
  return {
    ...issuedAnswer(row, locale),
    state,
    isOverdue: state === 'pending' && Date.parse(dueAt) < Date.parse(now),
    dueAt: row.isDueOnDelivery ? null : dueAt,
    takenBackBy,
    delivery: row.delivery && postalAnswer(row.delivery),
    lines: lines.rows.map((line) => ({
      ...issuedLineAnswer(line, { currency, locale, pictures }),
      discount: money(line.discount),
      discountNet: money(line.discountNet ?? 0),
      tax: money(line.tax),
      total: money(line.total),
    })),
    shipping: shipping && {
      title: deliveryTitle,
      net: money(shipping.worth.net),
      tax: money(shipping.worth.tax),
      total: money(shipping.worth.total),
      rate: shipping.worth.rate.label[locale],
    },
    discount: money(row.discount),
    paid: money(paid),
    credited: money(credited),
    due: money(row.total - paid - credited),
    exchange: currency === row.baseCurrency ? null : { currency: row.baseCurrency, rate: row.exchangeRate },
    payments: payments.rows.map((payment) => ({ ...payment, amount: money(payment.amount) })),
    reminders: reminders.rows.map(({ actorKind, actor, at }) => ({ at, actor: { kind: actorKind, name: actor } })),
    remindable: money(Math.max(0, row.open)),
  }
}
