import { textsOf } from '#plugins/sales/documents/history'
import { payments } from '#plugins/sales/payments/tables'
import type { DocumentReads } from '#plugins/sales/documents/document_reads'
import type { FailureReason, PaymentMethod } from '#plugins/sales/contracts/payment_method'
import type { Locale } from '#core/i18n/locales'
import type { MoneyData } from '#core/money/money'
import type { ReadSet } from '#core/database/read_set'

/** An attempt to pay an order, as staff read it. Its transactions name it. */
export interface AttemptAnswer {
  id: number
  /** Counted from 1. */
  attempt: number
  /** Label of its method. */
  method: string
  /** A provider takes the money. */
  isOnline: boolean
  state: string
  amount: MoneyData
  /** No money moved: the provider's test mode was on. */
  isTest: boolean
  /** The provider's name of the payment; null: it told none. */
  reference: string | null
  failure: FailureReason | null
  at: string
  /** Of its last change. */
  changedAt: string
}

/** Money of an order that came or went, as staff read it. */
export interface StaffTransaction {
  id: number
  /** Of the attempt; null: staff recorded it. */
  paymentId: number | null
  /** No money moved: the provider's test mode was on. */
  isTest: boolean
  method: string
  reference: string
  kind: string
  amount: MoneyData
  /** Why it was refused, as the provider puts it. */
  message: string
  /** The day on which it came, where that is another one than `at`. */
  paidOn: string | null
  at: string
}

/** Adds all attempts to a read set that has an order (`addOrderReads`), the last one first. */
export function addAttemptReads(reads: ReadSet) {
  return reads.of(payments, {
    as: 'pa',
    where: 'pa.order_id in (select id from wanted)',
    order: 'pa.attempt desc',
    names: [
      ...(['id', 'attempt', 'method', 'state', 'amount', 'currency', 'isTest', 'reference', 'failure'] as const),
      ...(['beginning', 'createdAt', 'updatedAt'] as const),
    ],
  })
}

export type AttemptRow = ReturnType<typeof addAttemptReads>['rows'][number]

/** `methods`: by their names, as far as plugins contribute them. */
export function attemptAnswer(
  row: AttemptRow,
  { methods, locale }: { methods: ReadonlyMap<string, PaymentMethod>; locale: Locale }
): AttemptAnswer {
  const { id, attempt, method: name, state, amount, currency, isTest, failure, createdAt: at } = row
  const method = methods.get(name)
  return {
    id,
    attempt,
    state,
    isTest,
    failure,
    at,
    method: method?.label[locale] ?? name,
    isOnline: method?.state !== 'pending',
    amount: { amount, currency },
    reference: row.reference ?? row.beginning?.reference ?? null,
    changedAt: row.updatedAt,
  }
}

/** `currency`: of the order. */
export function transactionAnswers(
  { transactions }: Pick<DocumentReads, 'transactions'>,
  { attempts, locale, currency }: { attempts: readonly AttemptRow[]; locale: Locale; currency: string }
): StaffTransaction[] {
  const tests = new Set(attempts.filter(({ isTest }) => isTest).map(({ id }) => id))
  return transactions.rows.map(({ details, amount, ...one }) => ({
    ...one,
    isTest: one.paymentId !== null && tests.has(one.paymentId),
    amount: { amount, currency },
    message: textsOf(details, locale).message ?? '',
  }))
}
