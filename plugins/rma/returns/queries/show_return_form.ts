import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { FindDelivered, type StoredOrder } from '#plugins/sales/index'
import { isWithinWindow, windowEnd } from '#plugins/rma/returns/services/window'
import { ListReasons, type AskedQuestion, type OfferedReason } from '#plugins/rma/returns/queries/list_reasons'
import { mostPieces, readOrderedLines } from '#plugins/rma/returns/services/returnable'
import { RESOLUTION_NAMES, type Resolution } from '#plugins/rma/reasons/resolutions'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import type { Locale } from '#core/i18n/locales'

/** A line of the order as the form offers it. */
export interface ReturnableLine {
  lineId: number
  sku: string
  name: string
  detail: string
  /** Most pieces by what is asked for. */
  most: Record<Resolution, number>
  /** Last moment to ask; null: not delivered yet. */
  until: string | null
  /** Its period is over, or it has none. */
  isOver: boolean
}

/** What the form of a return needs. */
export interface ReturnForm {
  orderId: number
  orderNumber: string
  /** Those with which something can be done: within their period, or for staff all. */
  lines: ReturnableLine[]
  resolutions: Resolution[]
  reasons: OfferedReason[]
  questions: AskedQuestion[]
  /** Conditions that the customer agrees to; empty: none. */
  policy: string
}

/** What can be returned of an order, why, and how. */
@inject()
export class ShowReturnForm {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly delivered: FindDelivered,
    private readonly offered: ListReasons
  ) {}

  /** Whether a customer can ask for something of this order now. One statement. */
  async isPossible({ id, channel }: StoredOrder, deliveredAt: string | null): Promise<boolean> {
    const standard = this.settings.get<number>('rma.returns.days', { channel })
    const now = this.clock.iso()
    const ordered = await readOrderedLines(this.store, id)
    return ordered.some((line) => {
      const isOpen = isWithinWindow(deliveredAt, line.days ?? standard, now)
      return isOpen && (mostPieces(line, 'refund') > 0 || mostPieces(line, 'cancel') > 0)
    })
  }

  async execute(order: StoredOrder, locale: Locale, isForStaff: boolean): Promise<ReturnForm> {
    const { id: orderId, number: orderNumber, channel } = order
    const [ordered, delivered, reasons, questions] = await Promise.all([
      readOrderedLines(this.store, orderId),
      this.delivered.execute([orderId]),
      this.offered.reasons(locale, isForStaff),
      this.offered.questions(locale),
    ])
    const deliveredAt = delivered.get(orderId) ?? null
    const standard = this.settings.get<number>('rma.returns.days', { channel })
    const now = this.clock.iso()
    const lines = ordered.flatMap((line): ReturnableLine[] => {
      const most = { refund: 0, exchange: 0, cancel: 0 }
      for (const resolution of RESOLUTION_NAMES) most[resolution] = mostPieces(line, resolution)
      const days = line.days ?? standard
      const isOver = !isWithinWindow(deliveredAt, days, now)
      const { lineId, sku, name, detail } = line
      const isOffered = Object.values(most).some((count) => count > 0) && (isForStaff || !isOver)
      return isOffered ? [{ lineId, sku, name, detail, most, until: windowEnd(deliveredAt, days), isOver }] : []
    })
    const isPossible = (name: Resolution) =>
      lines.some(({ most }) => most[name] > 0) && reasons.some((reason) => reason.resolutions.includes(name))
    const policy = this.settings.get<string>('rma.returns.policy', { channel, locale })
    return { orderId, orderNumber, lines, resolutions: RESOLUTION_NAMES.filter(isPossible), reasons, questions, policy }
  }
}
