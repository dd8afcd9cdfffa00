import { inject } from '@adonisjs/core'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { Translator } from '#core/i18n/translator'
import {
  Attempts,
  reductionName,
  type KnownAttempt,
  type StoredRefund,
} from '#plugins/payment_payzen/services/attempts'
import { ServiceRefused, WebService } from '#plugins/payment_payzen/services/web_service'
import { creditKind, remainingOf } from '#plugins/payment_payzen/services/news'
import { groupOf } from '#plugins/payment_payzen/services/status'
import { orderIdOf } from '#plugins/payment_payzen/services/form_fields'
import type { Account } from '#plugins/payment_payzen/services/account'
import type { PaymentMovement, PaymentNews, PaymentNewsKind } from '#plugins/sales/index'
import type { PayzenTransaction } from '#plugins/payment_payzen/services/transaction'
import type { RefundWay } from '#plugins/payment_payzen/tables'

/** A payment that money is moved of, as PayZen knows it now. */
interface Standing {
  account: Account
  movement: PaymentMovement
  attempt: KnownAttempt
  debit: PayzenTransaction
  all: PayzenTransaction[]
}

/** Captures, gives back and lets go of payments by the web service. Each movement is done once, whatever answers are lost. */
@inject()
export class MoveMoney {
  constructor(
    private readonly attempts: Attempts,
    private readonly service: WebService,
    private readonly translator: Translator
  ) {}

  capture(account: Account, movement: PaymentMovement): Promise<PaymentNews> {
    return this.#move(account, movement, 'capture_failed', async (standing) => {
      const { debit, attempt } = standing
      const status = groupOf(debit.status)
      if (status === 'accepted') return newsOf(standing, debit, 'paid')
      const isWaiting = debit.status.endsWith('_TO_VALIDATE')
      if (!isWaiting) return this.#refused(movement, 'capture_failed', debit.status)
      const done = await this.service.validate(account, debit.uuid)
      await this.attempts.learn(attempt, { ...debit, status: done.status })
      return newsOf(standing, done, groupOf(done.status) === 'accepted' ? 'paid' : 'capture_pending')
    })
  }

  void(account: Account, movement: PaymentMovement): Promise<PaymentNews> {
    return this.#move(account, movement, 'void_failed', async (standing) => {
      const { debit } = standing
      if (debit.status === 'CANCELLED') return newsOf(standing, debit, 'canceled')
      if (debit.status === 'CAPTURED') return this.#refused(movement, 'void_failed', debit.status)
      return newsOf(standing, await this.service.cancel(account, debit.uuid, movement.idempotencyKey), 'canceled')
    })
  }

  refund(account: Account, movement: PaymentMovement): Promise<PaymentNews> {
    return this.#move(account, movement, 'refund_failed', async (standing) => {
      const { idempotencyKey: key, amount } = movement
      const stored = await this.attempts.refund(key)
      const done = stored?.reference ? refundNews(standing, stored, stored.reference) : null
      if (done) return done
      if (standing.debit.parts) return this.#refused(movement, 'refund_failed', this.#word('in_parts'))
      const way = stored && wasDone(standing, stored) ? stored.way : wayOf(standing)
      if (!way) return this.#refused(movement, 'refund_failed', standing.debit.status)
      const remaining = way === 'reduction' ? (stored?.remaining ?? remainingOf(standing.attempt) - amount) : null
      const credits = standing.all.filter(({ operation }) => operation === 'CREDIT').map(({ uuid }) => uuid)
      const known = stored?.known ?? credits
      const open = await this.attempts.open(standing.attempt, { key, way, amount, remaining, known })
      try {
        const reference = await this.#giveBack(standing, open)
        await this.attempts.settle(open, reference.name)
        return { ...newsOf(standing, reference.told, reference.kind), reference: reference.name, amount }
      } catch (error) {
        if (error instanceof ServiceRefused) await this.attempts.drop(open)
        throw error
      }
    })
  }

  async #giveBack({ account, movement, debit, all, attempt }: Standing, open: StoredRefund) {
    const { uuid } = debit
    const { amount, currency, idempotencyKey: comment } = movement
    if (open.way === 'cancellation') {
      const isDone = debit.status === 'CANCELLED'
      const told = isDone ? debit : await this.service.cancel(account, uuid, comment)
      return { told, name: uuid, kind: 'refunded' as const }
    }
    if (open.way === 'reduction') {
      const remaining = open.remaining ?? 0
      const isDone = debit.amount <= remaining
      const told = isDone ? debit : await this.service.reduce(account, { uuid, amount: remaining, currency, comment })
      return { told, name: reductionName(uuid, remaining), kind: 'refunded' as const }
    }
    // An answer that was lost: the credit that nobody else asked for is ours.
    const others = new Set([...open.known, ...(await this.attempts.credits(attempt.id))])
    const lost = all.find((one) => isCreditOf(one, debit) && one.amount === amount && !others.has(one.uuid))
    const told = lost ?? (await this.service.credit(account, { uuid, amount, currency, comment }))
    return { told, name: told.uuid, kind: creditKind(told.status) }
  }

  async #move(
    account: Account,
    movement: PaymentMovement,
    failed: PaymentNewsKind,
    work: (standing: Standing) => Promise<PaymentNews>
  ): Promise<PaymentNews> {
    if (account.password === '') return this.#refused(movement, failed, this.#word('no_password'))
    try {
      const all = await this.service.order(account, orderIdOf(movement.number))
      const known = await this.attempts.find(account.siteId, movement)
      const debit = debitOf(movement, all, known)
      if (!known || !debit) return this.#refused(movement, failed, this.#word('unknown'))
      // Staff may have had less captured at PayZen since.
      const attempt = await this.attempts.learn(known, debit)
      return await work({ account, movement, attempt, debit, all })
    } catch (error) {
      if (!(error instanceof ServiceRefused)) throw error
      // A refund without an answer may have been done: that PayZen refuses to tell is no answer either.
      const open = await this.attempts.refund(movement.idempotencyKey)
      if (open && open.reference === null) throw error
      return this.#refused(movement, failed, `${error.words} (${error.code})`)
    }
  }

  #refused(movement: PaymentMovement, kind: PaymentNewsKind, message: string): PaymentNews {
    const { number, amount, currency, idempotencyKey } = movement
    // It has no name at PayZen: its key is one.
    const name = { reference: idempotencyKey, idempotencyKey }
    return { ...name, number, kind, amount, currency, raw: 'REFUSED', message: message.slice(0, 500) }
  }

  #word(name: string): string {
    return this.translator.translate(DEFAULT_LOCALE, `payment_payzen.refused.${name}`)
  }
}

/** The transaction that money is moved of: one that was captured, else the one that stands. */
function debitOf(
  { captures, reference }: PaymentMovement,
  all: PayzenTransaction[],
  attempt: KnownAttempt | null
): PayzenTransaction | undefined {
  const debits = all.filter(({ operation, sequence }) => operation === 'DEBIT' && sequence === 1)
  const names = [...captures.map(({ reference: name }) => name), attempt?.uuid ?? '', reference]
  const named = names.map((name) => debits.find(({ uuid }) => uuid === name))
  const own = debits.filter(({ transId }) => transId === attempt?.transId)
  return [...named, ...own.reverse()].find((debit) => debit && groupOf(debit.status) !== 'failed')
}

/** How so much can be given back; null: it cannot. */
function wayOf({ debit, movement, attempt }: Standing): RefundWay | null {
  if (debit.status === 'CAPTURED') return 'credit'
  const remaining = remainingOf(attempt)
  if (groupOf(debit.status) !== 'accepted' || movement.amount > remaining) return null
  return movement.amount === remaining ? 'cancellation' : 'reduction'
}

/** Whether a refund without an answer was done: PayZen may have captured the payment since. */
function wasDone({ debit }: Standing, { way, remaining }: StoredRefund): boolean {
  if (way === 'cancellation') return debit.status === 'CANCELLED'
  return way === 'reduction' && debit.amount <= (remaining ?? 0)
}

/** A refund that was done before, as it is now. */
function refundNews(standing: Standing, { way, amount }: StoredRefund, reference: string): PaymentNews | null {
  const { debit, all } = standing
  if (way !== 'credit') return { ...newsOf(standing, debit, 'refunded'), reference, amount }
  const credit = all.find(({ uuid }) => uuid === reference)
  return credit ? newsOf(standing, credit, creditKind(credit.status)) : null
}

const isCreditOf = ({ operation, parent }: PayzenTransaction, { uuid }: PayzenTransaction) =>
  operation === 'CREDIT' && (parent === '' || parent === uuid)

function newsOf({ movement, debit }: Standing, told: PayzenTransaction, kind: PaymentNewsKind): PaymentNews {
  const { number, amount, currency, idempotencyKey } = movement
  const { uuid, status, message, details } = told
  return {
    reference: uuid || debit.uuid,
    number,
    kind,
    amount,
    currency,
    raw: status,
    ...(kind.endsWith('_failed') && message !== '' ? { message: message.slice(0, 500) } : {}),
    details,
    idempotencyKey,
  }
}
