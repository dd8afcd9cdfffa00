import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { FindOrderFor, type LinePieces, type StoredOrder } from '#plugins/sales/index'
import { inTransaction } from '#core/database/run_rows'
import { MailWithdrawal } from '#plugins/rma/withdrawals/mails/mail_withdrawal'
import { OpenWithdrawalReturn } from '#plugins/rma/withdrawals/services/open_withdrawal_return'
import { statementOf } from '#plugins/rma/withdrawals/services/withdrawal_words'
import { Store, type Transaction } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { Withdrawable, type WithdrawalRight } from '#plugins/rma/withdrawals/services/withdrawable'
import { withdrawalLines, withdrawals } from '#plugins/rma/withdrawals/tables'
import {
  withdrawalEmpty,
  withdrawalExempt,
  withdrawalOver,
  withdrawalProfessional,
  withdrawalTooMany,
} from '#plugins/rma/withdrawals/errors'
import type { Origin } from '#core/audit/origin'

/** A consumer withdraws from an order that they may see. */
export interface NewWithdrawal {
  orderId: number
  /** Null: everything that is left. */
  lines: readonly LinePieces[] | null
  /** Nobody has to give one. */
  reason: string
  /** The same key makes one withdrawal, however often it is sent. */
  callKey: string | null
}

/**
 * Records the withdrawal of a consumer, with its acknowledgement by mail, while the order is locked: declared twice at once,
 * it is recorded once.
 */
@inject()
export class DeclareWithdrawal {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly orders: FindOrderFor,
    private readonly right: Withdrawable,
    private readonly mail: MailWithdrawal,
    private readonly opened: OpenWithdrawalReturn,
    private readonly translator: Translator
  ) {}

  /**
   * Returns its id.
   * @throws orderNotFound, withdrawalProfessional, withdrawalOver, withdrawalEmpty, withdrawalExempt, withdrawalTooMany
   */
  async execute(wanted: NewWithdrawal, origin: Origin): Promise<number> {
    return this.store.transaction(async (trx) => {
      const run = inTransaction(trx)
      const order = await this.orders.hold(trx, wanted.orderId)
      const same = wanted.callKey && (await withdrawals.find(run, { callKey: wanted.callKey }))
      if (same) return same.id
      const right = await this.right.execute(order, trx)
      if (right.barred === 'nothing') {
        const before = await this.#repeated(trx, wanted)
        if (before !== null) return before
      }
      const lines = checkedLines(wanted, right)
      return this.#write(trx, { wanted, order, right, lines, origin })
    })
  }

  /** The last withdrawal, if it declares the same: a second click, or a form that was sent again. */
  async #repeated(trx: Transaction, { orderId, lines }: NewWithdrawal): Promise<number | null> {
    const run = inTransaction(trx)
    const before = await withdrawals.select(run, { orderId, state: 'received' }, 'order by id desc limit 1')
    const [last] = before
    if (!last) return null
    const known = await withdrawalLines.select(run, { withdrawalId: last.id })
    const wanted = (lines ?? []).filter(({ quantity }) => quantity > 0)
    const isSame = (one: LinePieces) =>
      known.some(({ orderLineId, quantity }) => orderLineId === one.lineId && quantity === one.quantity)
    return lines === null || (wanted.length === known.length && wanted.every(isSame)) ? last.id : null
  }

  async #write(
    trx: Transaction,
    {
      wanted,
      order,
      right,
      lines,
      origin,
    }: { wanted: NewWithdrawal; order: StoredOrder; right: WithdrawalRight } & {
      lines: CheckedLine[]
      origin: Origin
    }
  ): Promise<number> {
    const now = this.clock.iso()
    const { id: orderId, number: orderNumber, customerId, customerName, email, channel, locale } = order
    const before = await withdrawals.select(inTransaction(trx), { orderId })
    const number = `${orderNumber}-${before.length + 1}`
    const { reason, callKey } = wanted
    const declared = { number, orderNumber, customerName, email, reason, receivedAt: now, lines }
    const zone = this.right.zoneOf(channel)
    const taken = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]))
    const id = await withdrawals.insert(trx, {
      number,
      orderId,
      orderNumber,
      customerId,
      customerName,
      email,
      channel,
      locale,
      isWhole: right.lines.every(({ lineId, left }) => left === (taken.get(lineId) ?? 0)),
      reason,
      statement: statementOf(declared, { zone, locale, translator: this.translator }),
      receivedAt: now,
      callKey,
      state: 'received',
      createdAt: now,
      updatedAt: now,
    })
    const rows = lines.map(({ lineId: orderLineId, name, detail, quantity }) => {
      return { withdrawalId: id, orderLineId, name, detail, quantity }
    })
    await withdrawalLines.insertAll(trx, rows)
    const returnId = await this.opened.execute(trx, { order, number, lines, now }, origin)
    await withdrawals.update(trx, { id }, { returnId, confirmedAt: now })
    await this.mail.received(trx, id)
    return id
  }
}

export interface CheckedLine extends LinePieces {
  name: string
  detail: string
}

function checkedLines({ lines: wanted }: NewWithdrawal, { barred, lines }: WithdrawalRight): CheckedLine[] {
  if (barred === 'professional') throw withdrawalProfessional()
  if (barred === 'over') throw withdrawalOver()
  const all = lines.filter(({ isExempt }) => !isExempt).map(({ lineId, left: quantity }) => ({ lineId, quantity }))
  const seen = new Set<number>()
  const checked = (wanted ?? all).flatMap(({ lineId, quantity }) => {
    if (quantity === 0) return []
    const line = lines.find((one) => one.lineId === lineId)
    const most = line && !seen.has(lineId) ? line.left : 0
    if (line?.isExempt) throw withdrawalExempt({ name: line.name }, 'lines', { lineId })
    if (!line || quantity > most) throw withdrawalTooMany({ name: line?.name ?? '', most }, 'lines', { lineId, most })
    seen.add(lineId)
    return [{ lineId, quantity, name: line.name, detail: line.detail }]
  })
  if (checked.length === 0) throw withdrawalEmpty({}, 'lines')
  return checked
}
