import { inject } from '@adonisjs/core'
import { Attachments } from '#core/attachments/attachments'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { FindDelivered, FindOrderFor, type StoredOrder } from '#plugins/sales/index'
import { inTransaction } from '#core/database/run_rows'
import { ListReasons } from '#plugins/rma/returns/queries/list_reasons'
import { messageRow } from '#plugins/rma/returns/services/write_messages'
import { messages, returnLines, returns } from '#plugins/rma/returns/tables'
import { mostPieces, readOrderedLines, type OrderedLine } from '#plugins/rma/returns/services/returnable'
import { givenAnswers } from '#plugins/rma/returns/services/given_answers'
import { isWithinWindow } from '#plugins/rma/returns/services/window'
import { Outbox } from '#core/events/outbox'
import { Settings } from '#core/settings/settings'
import { Store, type Transaction } from '#core/database/store'
import { lineUnknown, quantityTooMany, reasonNotFor, reasonUnknown, returnEmpty, windowOver } from '#plugins/rma/errors'
import type { GivenAnswer } from '#plugins/rma/returns/tables'
import type { OfferedReason } from '#plugins/rma/returns/queries/list_reasons'
import type { Origin } from '#core/audit/origin'
import type { Resolution } from '#plugins/rma/reasons/resolutions'

/** What is asked to be taken back. */
export interface NewReturn {
  orderId: number
  resolution: Resolution
  lines: readonly { lineId: number; quantity: number; reasonId: number }[]
  packageCondition: 'open' | 'packed'
  information: string
  /** By the id of the question. */
  answers: ReadonlyMap<number, string>
  /** Keys of uploaded pictures. */
  pictures: readonly string[]
  openedBy: 'customer' | 'staff'
  /** Why staff open it after its period; null: the period counts. */
  override: string | null
  /** The same key opens one return, however often it is sent. */
  callKey: string | null
}

/** Most pictures of a return. */
export const MOST_PICTURES = 6

/** Pictures of a return are held under this kind, attachments of its messages under the other. */
export const PICTURES = 'rma.returns'
export const MESSAGE_FILES = 'rma.messages'

/** Opens a return, by its customer or by staff for them. */
@inject()
export class OpenReturn {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly orders: FindOrderFor,
    private readonly delivered: FindDelivered,
    private readonly offered: ListReasons,
    private readonly attachments: Attachments,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox
  ) {}

  /**
   * Returns its id.
   * @throws orderNotFound, returnEmpty, lineUnknown, quantityTooMany, windowOver, reasonUnknown, reasonNotFor, answerMissing,
   * answerUnknown, attachmentUnknown, attachmentsTooMany
   */
  async execute(wanted: NewReturn, origin: Origin, locale: Locale = DEFAULT_LOCALE): Promise<number> {
    const isForStaff = wanted.openedBy === 'staff'
    const reasons = await this.offered.reasons(locale, isForStaff)
    const questions = await this.offered.questions(locale)
    // Staff need not ask what the form asks of customers.
    const answers = givenAnswers(questions, wanted.answers, !isForStaff)
    return this.store.transaction(async (trx) => {
      const before = wanted.callKey && (await returns.find(inTransaction(trx), { callKey: wanted.callKey }))
      if (before) return before.id
      const order = await this.orders.hold(trx, wanted.orderId)
      const ordered = await readOrderedLines(trx, order.id)
      const lines = checkedLines(wanted, ordered, reasons)
      if (wanted.override === null) await this.#checkWindow(trx, order, lines)
      return this.#insert(trx, { wanted, order, lines, answers, origin })
    })
  }

  async #checkWindow(trx: Transaction, order: StoredOrder, lines: readonly CheckedLine[]): Promise<void> {
    const now = this.clock.iso()
    const deliveredAt = (await this.delivered.execute([order.id], trx)).get(order.id) ?? null
    const standard = this.settings.get<number>('rma.returns.days', { channel: order.channel })
    for (const { ordered } of lines) {
      const days = ordered.days ?? standard
      if (!isWithinWindow(deliveredAt, days, now)) throw windowOver({ name: ordered.name, days }, 'lines')
    }
  }

  async #insert(
    trx: Transaction,
    { wanted, order, lines, answers, origin }: Omit<Inserted, 'id'> & { answers: GivenAnswer[] }
  ): Promise<number> {
    const now = this.clock.iso()
    const { resolution, packageCondition, information, openedBy, override, callKey } = wanted
    const id = await returns.insert(trx, {
      number: null,
      orderId: order.id,
      orderNumber: order.number,
      customerId: order.customerId,
      customerName: order.customerName,
      email: order.email,
      channel: order.channel,
      locale: order.locale,
      state: 'new_request',
      resolution,
      packageCondition,
      information,
      answers,
      openedBy,
      override: override ?? '',
      callKey,
      movedAt: now,
      writtenAt: now,
      createdAt: now,
      updatedAt: now,
    })
    await returns.update(trx, { id }, { number: numberOf(id) })
    await returnLines.insertAll(
      trx,
      lines.map(({ ordered, quantity, reasonId }, at) => {
        const { lineId: orderLineId, productId, variantId, sku, name, detail } = ordered
        return { returnId: id, orderLineId, productId, variantId, sku, name, detail, reasonId, quantity, position: at }
      })
    )
    await messages.insert(trx, messageRow({ returnId: id, text: information, to: 'new_request' }, origin, now))
    await this.attachments.bind(trx, { kind: PICTURES, id }, wanted.pictures, MOST_PICTURES)
    await this.#tell(trx, { id, wanted, order, lines, origin })
    return id
  }

  async #tell(trx: Transaction, { id, wanted, lines, origin }: Inserted): Promise<void> {
    const { openedBy, override, resolution } = wanted
    if (openedBy === 'staff') {
      const changes: Record<string, [unknown, unknown]> = {
        state: [null, 'new_request'],
        resolution: [null, resolution],
        quantity: [null, lines.reduce((sum, { quantity }) => sum + quantity, 0)],
      }
      if (override !== null) changes.override = [null, override]
      await this.audit.record(trx, origin, {
        subject: 'rma.returns',
        subjectId: String(id),
        action: 'created',
        changes,
      })
    }
    await this.outbox.record(trx, {
      name: 'rma.return.opened',
      subject: `rma.return:${id}`,
      payload: { version: 1, returnId: id, openedBy },
    })
    await this.store.changes.record(trx, 'rma.returns', [String(id)])
  }
}

interface Inserted {
  id: number
  wanted: NewReturn
  order: StoredOrder
  lines: readonly CheckedLine[]
  origin: Origin
}

interface CheckedLine {
  ordered: OrderedLine
  quantity: number
  reasonId: number
}

/** The number of a return. It need not be without gaps. */
export const numberOf = (id: number): string => `R${String(id).padStart(6, '0')}`

function checkedLines(
  { lines, resolution }: NewReturn,
  ordered: readonly OrderedLine[],
  reasons: readonly OfferedReason[]
): CheckedLine[] {
  if (lines.length === 0) throw returnEmpty({}, 'lines')
  const seen = new Set<number>()
  return lines.map(({ lineId, quantity, reasonId }) => {
    const line = ordered.find((one) => one.lineId === lineId)
    if (!line) throw lineUnknown({}, 'lines', { lineId })
    const most = seen.has(lineId) ? 0 : mostPieces(line, resolution)
    seen.add(lineId)
    if (quantity > most) throw quantityTooMany({ name: line.name, most }, 'lines', { lineId, most })
    const reason = reasons.find(({ id }) => id === reasonId)
    if (!reason) throw reasonUnknown({}, 'lines', { lineId })
    if (!reason.resolutions.includes(resolution)) throw reasonNotFor({ reason: reason.title }, 'resolution', { lineId })
    return { ordered: line, quantity, reasonId }
  })
}
