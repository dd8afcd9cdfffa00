import { currencyOf } from '#plugins/payment_payzen/services/currencies'
import type { Fields } from '#plugins/payment_payzen/services/signature'

type Operation = 'DEBIT' | 'CREDIT' | 'VERIFICATION'

/** A transaction as PayZen tells it, in a form's notification or by the web service. */
export interface PayzenTransaction {
  /** Empty: no transaction was made. */
  uuid: string
  transId: string
  /** Of its date in UTC: `20261126`; empty: it is not told. */
  day: string
  orderId: string
  /** Of a payment in parts: which part. Its first one drives the order. */
  sequence: number
  /** `VERIFICATION`: a card was looked at, no money moved. */
  operation: Operation
  status: string
  /** Minor units; of a payment in parts the sum of all. */
  amount: number
  currency: string
  /** `vads_payment_config` of a payment in parts. */
  parts: string | null
  /** What made it tell: `vads_url_check_src`; null: it was asked. */
  source: string | null
  /** Key of the attempt, as the form told it. */
  attempt: string
  /** The transaction that a credit gives money back of. */
  parent: string
  /** Codes of the refusal: `result`, `extra`, `authorisation`, and PayZen's own words. */
  result: string
  authorisation: string
  /** `N`: the shopper failed to authenticate. */
  authentication: string
  message: string
  details: Record<string, string>
}

/** A transaction from the fields of a notification. @throws for amounts that are none */
export function readFields(fields: Fields): PayzenTransaction {
  const of = (name: string) => fields[`vads_${name}`] ?? ''
  const config = of('payment_config')
  const parts = config.startsWith('MULTI') ? config : null
  return {
    uuid: of('trans_uuid'),
    transId: of('trans_id'),
    day: of('trans_date').slice(0, 8),
    orderId: of('order_id'),
    sequence: of('sequence_number') === '' ? 1 : Number(of('sequence_number')),
    operation: operationOf(of('operation_type')),
    status: of('trans_status'),
    ...fieldsMoney(of, parts !== null),
    parts,
    source: of('url_check_src') || 'PAY',
    attempt: of('ext_info_attempt'),
    parent: '',
    result: of('result'),
    authorisation: of('auth_result'),
    authentication: of('threeds_status'),
    message: joined(
      codes({ result: of('result'), extra_result: of('extra_result'), auth_result: of('auth_result') }),
      of('payment_error')
    ),
    details: {
      ...kept('card', joined(of('card_brand'), of('card_number'))),
      ...kept('warranty', of('warranty_result')),
      ...kept('threeds', joined(of('threeds_auth_type'), of('threeds_status'))),
      ...kept('risk', of('risk_control')),
      ...kept('transaction', of('trans_id')),
      ...converted(of('currency'), of('effective_currency'), of('effective_amount')),
    },
  }
}

type Json = Record<string, unknown>

/** A transaction of the web service. `orderId`: of the answer that holds it. */
export function readTransaction(transaction: Json, orderId: string): PayzenTransaction {
  const details = objectOf(transaction.transactionDetails)
  const card = objectOf(details.cardDetails)
  const authorisation = objectOf(card.authorizationResponse)
  const threeds = objectOf(objectOf(card.threeDSResponse).authenticationResultData)
  const words = [transaction.errorMessage, transaction.detailedErrorMessage].map(textOf)
  const errors = codes({ error: textOf(transaction.errorCode), detail: textOf(transaction.detailedErrorCode) })
  return {
    uuid: textOf(transaction.uuid),
    transId: textOf(card.legacyTransId),
    day: textOf(card.legacyTransDate).slice(0, 10).replaceAll('-', ''),
    orderId: textOf(objectOf(transaction.orderDetails).orderId) || orderId,
    sequence: Number(details.sequenceNumber ?? 1),
    operation: operationOf(textOf(transaction.operationType)),
    status: textOf(transaction.detailedStatus),
    ...answerMoney(transaction, details),
    parts: null,
    source: null,
    attempt: textOf(objectOf(transaction.metadata).attempt),
    parent: textOf(details.parentTransactionUuid),
    result: textOf(transaction.errorCode),
    authorisation: textOf(authorisation.authorizationResult),
    authentication: textOf(threeds.status),
    message: joined(errors, ...words),
    details: {
      ...kept('card', joined(textOf(card.effectiveBrand), textOf(card.pan))),
      ...kept('warranty', textOf(details.liabilityShift)),
      ...kept('transaction', textOf(card.legacyTransId)),
    },
  }
}

/**
 * What was taken. The amount may have been changed since (the effective one). Where the bank is paid in another
 * currency than that of the form, the order was paid the amount of the form.
 */
function fieldsMoney(of: (name: string) => string, isInParts: boolean) {
  const [currency, effective] = [of('currency'), of('effective_currency')]
  const isChanged = of('effective_amount') !== '' && (effective === '' || effective === currency) && !isInParts
  return { amount: wholeOf(isChanged ? of('effective_amount') : of('amount')), currency: currencyOf(currency) }
}

function answerMoney({ amount, currency }: Json, { effectiveAmount, effectiveCurrency }: Json) {
  const isChanged = typeof effectiveAmount === 'number' && effectiveCurrency === currency
  return { amount: wholeOf(String(isChanged ? effectiveAmount : amount)), currency: textOf(currency) }
}

function converted(currency: string, effective: string, amount: string): Record<string, string> {
  return effective === '' || effective === currency ? {} : { converted: `${amount} (${effective})` }
}

function wholeOf(text: string): number {
  const amount = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN
  if (!Number.isSafeInteger(amount)) throw new Error(`PayZen tells an amount that is none: ${text.slice(0, 20)}`)
  return amount
}

/** Short notifications name none. */
const operationOf = (name: string): Operation => (name === 'CREDIT' || name === 'VERIFICATION' ? name : 'DEBIT')

const codes = (given: Record<string, string>) =>
  Object.entries(given)
    .filter(([, code]) => code !== '')
    .map(([name, code]) => `${name} ${code}`)
    .join(', ')

const joined = (...texts: string[]) => texts.filter((text) => text !== '').join(' ')

const kept = (name: string, text: string): Record<string, string> => (text === '' ? {} : { [name]: text.slice(0, 120) })

export const objectOf = (value: unknown): Json => (value !== null && typeof value === 'object' ? (value as Json) : {})

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
