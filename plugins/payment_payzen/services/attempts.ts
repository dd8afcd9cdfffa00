import { randomInt } from 'node:crypto'
import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { fromStore, inTransaction } from '#core/database/run_rows'
import { Store, type Transaction } from '#core/database/store'
import { attempts, refunds, type RefundWay } from '#plugins/payment_payzen/tables'
import { groupOf } from '#plugins/payment_payzen/services/status'
import { orderIdOf } from '#plugins/payment_payzen/services/form_fields'
import type { PayzenTransaction } from '#plugins/payment_payzen/services/transaction'
import type { RowIn } from '#core/database/table'

export type Attempt = RowIn<typeof attempts>
export type StoredRefund = RowIn<typeof refunds>

/** An attempt with the refunds of it, oldest first. */
export interface KnownAttempt extends Attempt {
  refunds: StoredRefund[]
}

/** Numbers of the official modules: 000000 to 899999. */
const NUMBERS = 900_000

/** A day of which so many numbers are taken has no use for another try. */
const MOST_TRIES = 50

/** What the shop knows of its payments by PayZen. */
@inject()
export class Attempts {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /**
   * Gives an attempt the name that PayZen knows it by: a number that the shop has not used on this day. The same attempt
   * has the same name, with the date of its first beginning, which PayZen compares with its own clock.
   */
  async begin(siteId: string, { key, number }: { key: string; number: string }): Promise<Attempt> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const known = await attempts.find(fromStore(this.store), { siteId, key })
      if (known) return known
      const transDate = this.clock.now().toFormat('yyyyMMddHHmmss')
      const named = { transDate, day: transDate.slice(0, 8), transId: String(randomInt(NUMBERS)).padStart(6, '0') }
      const order = { siteId, key, number, orderId: orderIdOf(number) }
      await this.store.transaction((trx) =>
        attempts.insertIfNew(trx, { ...order, ...named, state: 'begun', createdAt: this.clock.iso() })
      )
    }
    throw new Error(`PayZen shop ${siteId} has no number left for today`)
  }

  /** The attempt that a transaction belongs to; null: it did not begin in this shop. */
  async of(siteId: string, transaction: PayzenTransaction): Promise<KnownAttempt | null> {
    const { day, transId, attempt: key, parent, orderId, operation } = transaction
    const run = fromStore(this.store)
    const isDebit = operation === 'DEBIT'
    const found =
      (isDebit && day !== '' ? await attempts.find(run, { siteId, day, transId }) : null) ??
      (isDebit && key !== '' ? await attempts.find(run, { siteId, key }) : null) ??
      (parent === '' ? null : await attempts.find(run, { siteId, uuid: parent })) ??
      (isDebit ? null : ((await attempts.select(run, { siteId, orderId }, 'order by id desc limit 1'))[0] ?? null))
    return found && this.#withRefunds(found)
  }

  /** The attempt of a key or of PayZen's name; null: there is none. */
  async find(siteId: string, of: { begun: string | null; reference: string | null }): Promise<KnownAttempt | null> {
    const run = fromStore(this.store)
    const [day = '', transId = ''] = (of.begun ?? '').split('-')
    const found =
      (transId === '' ? null : await attempts.find(run, { siteId, day, transId })) ??
      (of.reference === null ? null : await attempts.find(run, { siteId, uuid: of.reference }))
    return found && this.#withRefunds(found)
  }

  /** Keeps what a transaction of an attempt tells: that it is authorised, paid, or that less is captured than was paid. */
  async learn(known: KnownAttempt, transaction: PayzenTransaction): Promise<KnownAttempt> {
    const { operation, sequence, status, uuid, amount } = transaction
    if (operation !== 'DEBIT' || sequence !== 1) return known
    const group = groupOf(status)
    if (group !== 'accepted' && group !== 'to_validate') return known
    await this.store.transaction(async (trx) => {
      const attempt = await held(trx, known.id)
      if (group === 'to_validate') {
        if (attempt.state === 'begun') await attempts.update(trx, { id: known.id }, { state: 'authorised', uuid })
      } else if (attempt.state !== 'paid') {
        await attempts.update(trx, { id: known.id }, { state: 'paid', uuid, paid: amount })
      } else if (attempt.uuid === uuid && status !== 'PARTIALLY_AUTHORISED') {
        await this.#reduce(trx, attempt, amount)
      }
    })
    return this.#read(known.id)
  }

  /** A refund that was asked for; null: never. */
  async refund(key: string): Promise<StoredRefund | null> {
    return refunds.find(fromStore(this.store), { key })
  }

  /**
   * Keeps that a refund is asked for, one at a time of an attempt, so that what PayZen did is told from what it did not.
   * @throws while another one is
   */
  async open(
    attempt: Attempt,
    refund: { key: string; way: RefundWay; amount: number; remaining: number | null; known: string[] }
  ): Promise<StoredRefund> {
    const asked = { ...refund, attemptId: attempt.id, reference: null, createdAt: this.clock.iso() }
    await this.store.transaction(async (trx) => {
      const { moving } = await held(trx, attempt.id)
      if (moving !== null && moving !== refund.key)
        throw new Error('PayZen is asked for another refund of this payment')
      await attempts.update(trx, { id: attempt.id }, { moving: refund.key })
      if (!(await refunds.insertIfNew(trx, asked))) await refunds.update(trx, { key: refund.key }, refund)
    })
    return (await this.refund(refund.key)) as StoredRefund
  }

  /** Keeps that a refund is done, under PayZen's name of it. */
  async settle({ id, attemptId }: StoredRefund, reference: string): Promise<void> {
    await this.store.transaction(async (trx) => {
      await attempts.update(trx, { id: attemptId }, { moving: null })
      // A notification may have told of it first.
      await inTransaction(trx)(
        'delete from payment_payzen_refunds where attempt_id = ? and reference = ? and key is null and id <> ?',
        [attemptId, reference, id]
      )
      await refunds.update(trx, { id }, { reference })
    })
  }

  /** Forgets a refund that PayZen refused. */
  async drop({ id, attemptId }: StoredRefund): Promise<void> {
    await this.store.transaction(async (trx) => {
      await attempts.update(trx, { id: attemptId }, { moving: null })
      await refunds.delete(trx, { id })
    })
  }

  /** Credits that are known to be the answer to a refund. */
  async credits(attemptId: number): Promise<string[]> {
    const found = await refunds.select(fromStore(this.store), { attemptId, way: 'credit' })
    return found.flatMap(({ reference }) => reference ?? [])
  }

  /** Less is captured: the difference is a refund, made here or at PayZen. */
  async #reduce(trx: Transaction, attempt: Attempt, remaining: number): Promise<void> {
    const run = inTransaction(trx)
    const before = (
      await refunds.select(run, { attemptId: attempt.id, way: 'reduction' }, 'order by remaining')
    ).filter(({ reference }) => reference !== null)
    const last = before[0]?.remaining ?? attempt.paid ?? 0
    if (remaining >= last) return
    const reference = reductionName(attempt.uuid ?? '', remaining)
    const refund = { attemptId: attempt.id, key: null, way: 'reduction' as const, amount: last - remaining, remaining }
    await refunds.insertIfNew(trx, { ...refund, reference, known: [], createdAt: this.clock.iso() })
  }

  async #read(id: number): Promise<KnownAttempt> {
    return this.#withRefunds((await attempts.find(fromStore(this.store), { id })) as Attempt)
  }

  async #withRefunds(attempt: Attempt): Promise<KnownAttempt> {
    const found = await refunds.select(fromStore(this.store), { attemptId: attempt.id }, 'order by id')
    return { ...attempt, refunds: found }
  }
}

/** The name of a refund for which less is captured: the amount that is left makes it one. */
export const reductionName = (uuid: string, remaining: number) => `${uuid}-${remaining}`

/** The attempt, held until the transaction ends: on PostgreSQL others wait. */
async function held(trx: Transaction, id: number): Promise<Attempt> {
  const run = inTransaction(trx)
  await run('update payment_payzen_attempts set state = state where id = ?', [id])
  return (await attempts.find(run, { id })) as Attempt
}
