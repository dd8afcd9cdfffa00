import { isHashed, isSigned, type Fields } from '#plugins/payment_payzen/services/signature'
import { isComplete, type Account } from '#plugins/payment_payzen/services/account'
import { groupOf } from '#plugins/payment_payzen/services/status'
import { nameOf } from '#plugins/payment_payzen/services/news'
import {
  objectOf,
  readFields,
  readTransaction,
  textOf,
  type PayzenTransaction,
} from '#plugins/payment_payzen/services/transaction'
import type { RawNotification, ReceivedNotification } from '#plugins/sales/index'

/** A notification that PayZen signed, for this shop in this mode. */
export interface GenuineNotification {
  transactions: PayzenTransaction[]
  /** When it was made, in UTC; null: it does not tell. */
  sentAt: string | null
}

/** Why a notification is not believed. */
export class NotGenuine extends Error {
  override name = 'NotGenuine'
}

const REFUSED = 'KO-An error occurred while computing the signature.'

/** What is told of a notification when it arrives. */
export function judge(account: Account, notification: RawNotification): ReceivedNotification {
  try {
    const { transactions, sentAt } = readNotification(account, notification)
    const [first] = transactions
    if (!first) throw new NotGenuine('It tells of no transaction')
    return {
      event: transactions.map(eventOf).join(',').slice(0, 190),
      verdict: 'genuine',
      ...(first.orderId === '' ? {} : { number: first.orderId }),
      ...(sentAt ? { sentAt } : {}),
      answer: answerTo(first),
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { event: 'forged', verdict: 'forged', reason, answer: REFUSED }
  }
}

/** Reads a notification of a form or, with `kr-answer`, of the web service. @throws NotGenuine */
export function readNotification(account: Account, { body }: RawNotification): GenuineNotification {
  if (!isComplete(account)) throw new NotGenuine('The shop has no keys of this mode')
  const fields: Fields = Object.fromEntries(new URLSearchParams(body.toString('utf8')))
  return 'kr-answer' in fields ? readAnswer(account, fields) : readForm(account, fields)
}

function readForm(account: Account, fields: Fields): GenuineNotification {
  if (!isSigned(fields, account.key, account.algorithm)) throw new NotGenuine('The signature is wrong')
  mustBeOurs(account, { siteId: fields.vads_site_id ?? '', mode: fields.vads_ctx_mode ?? '' })
  const transaction = readFields(fields)
  // The date is that of the form: of later changes it does not tell when they were.
  const sentAt = transaction.source === 'PAY' ? instantOf(fields.vads_trans_date ?? '') : null
  return { transactions: [transaction], sentAt }
}

function readAnswer(account: Account, fields: Fields): GenuineNotification {
  const text = fields['kr-answer'] ?? ''
  // Of servers' calls the password is the key; the other key is that of browsers.
  const isOfServer = fields['kr-hash-algorithm'] === 'sha256_hmac' && fields['kr-hash-key'] === 'password'
  if (!isOfServer || !isHashed(text, fields['kr-hash'] ?? '', account.password)) {
    throw new NotGenuine('The hash is wrong')
  }
  const answer = objectOf(JSON.parse(text))
  const order = objectOf(answer.orderDetails)
  mustBeOurs(account, { siteId: textOf(answer.shopId), mode: textOf(order.mode) })
  const found = Array.isArray(answer.transactions) ? answer.transactions.map(objectOf) : []
  const transactions = found.map((one) => ({ ...readTransaction(one, textOf(order.orderId)), source: 'PAY' }))
  const sent = Date.parse(textOf(answer.serverDate))
  return { transactions, sentAt: Number.isNaN(sent) ? null : new Date(sent).toISOString() }
}

function mustBeOurs({ siteId, isTest }: Account, told: { siteId: string; mode: string }): void {
  if (told.siteId !== siteId) throw new NotGenuine('It is about another shop')
  if (told.mode !== (isTest ? 'TEST' : 'PRODUCTION')) {
    throw new NotGenuine(`It is of the mode ${told.mode.slice(0, 20)}, not that of the shop`)
  }
}

/** Sent again it has the same name: what it tells is in it, not why it was sent. */
function eventOf(transaction: PayzenTransaction): string {
  const { operation, status, sequence, amount } = transaction
  return [nameOf(transaction), operation, sequence, status, amount].join(':')
}

/** What the official modules answer. */
function answerTo({ status }: PayzenTransaction): string {
  const group = groupOf(status)
  if (group === 'accepted' || group === 'to_validate') return 'OK-Accepted payment, order has been updated.'
  return group === 'pending' ? 'OK-' : 'OK-Payment failure.'
}

function instantOf(date: string): string | null {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(date) ?? []
  const [year, month, day, hour, minute, second] = parts
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}
