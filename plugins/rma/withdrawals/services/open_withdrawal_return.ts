import { inject } from '@adonisjs/core'
import { inTransaction } from '#core/database/run_rows'
import { messageRow } from '#plugins/rma/returns/services/write_messages'
import { messages, returnLines, returns } from '#plugins/rma/returns/tables'
import { numberOf } from '#plugins/rma/returns/actions/open_return'
import { Outbox } from '#core/events/outbox'
import { readOrderedLines } from '#plugins/rma/returns/services/returnable'
import { Store, type Transaction } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import type { Origin } from '#core/audit/origin'
import type { StoredOrder } from '#plugins/sales/index'

interface Withdrawn {
  order: StoredOrder
  /** Of the withdrawal. */
  number: string
  lines: readonly { lineId: number; quantity: number }[]
  now: string
}

/** Opens the return of withdrawn goods. It awaits the parcel at once: nobody has to approve a withdrawal. */
@inject()
export class OpenWithdrawalReturn {
  constructor(
    private readonly store: Store,
    private readonly outbox: Outbox,
    private readonly translator: Translator
  ) {}

  /** Returns its id. Null: none of the pieces has reached the customer. */
  async execute(trx: Transaction, { order, number, lines, now }: Withdrawn, origin: Origin): Promise<number | null> {
    const reasonId = await this.#reason(trx)
    const ordered = await readOrderedLines(trx, order.id)
    const rows = lines.flatMap(({ lineId, quantity }) => {
      const line = ordered.find((one) => one.lineId === lineId)
      if (!line?.ships) return []
      const { shipped, refunded, unshipped, pending, productId, variantId, sku, name, detail } = line
      const most = Math.min(quantity, shipped - (refunded - unshipped) - pending)
      return most > 0 ? [{ orderLineId: lineId, productId, variantId, sku, name, detail, quantity: most }] : []
    })
    if (reasonId === null || rows.length === 0) return null
    const { id: orderId, number: orderNumber, customerId, customerName, email, channel, locale } = order
    const id = await returns.insert(trx, {
      orderId,
      orderNumber,
      customerId,
      customerName,
      email,
      channel,
      locale,
      state: 'awaiting_return',
      resolution: 'refund',
      packageCondition: 'open',
      information: '',
      answers: [],
      openedBy: 'customer',
      override: '',
      withdrawal: number,
      movedAt: now,
      writtenAt: now,
      createdAt: now,
      updatedAt: now,
    })
    await returns.update(trx, { id }, { number: numberOf(id) })
    const positioned = rows.map((row, position) => Object.assign(row, { returnId: id, reasonId, position }))
    await returnLines.insertAll(trx, positioned)
    const text = this.translator.translate(locale, 'rma.withdrawals.opened', { number })
    await messages.insert(trx, messageRow({ returnId: id, text, to: 'awaiting_return' }, origin, now))
    await this.outbox.record(trx, {
      name: 'rma.return.moved',
      subject: `rma.return:${id}`,
      payload: {
        version: 1,
        returnId: id,
        move: 'approve',
        by: 'system',
        from: 'new_request',
        to: 'awaiting_return',
        text: '',
      },
    })
    await this.store.changes.record(trx, 'rma.returns', [String(id)])
    return id
  }

  /** The reason that only staff choose, such as the withdrawal of the seeded reasons; else the first one. */
  async #reason(trx: Transaction): Promise<number | null> {
    const sql = 'select id from rma_reasons order by case when is_staff_only then 0 else 1 end, position, id limit 1'
    const [row] = await inTransaction(trx)<{ id: number }>(sql)
    return row ? Number(row.id) : null
  }
}
