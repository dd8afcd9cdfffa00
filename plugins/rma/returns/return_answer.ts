import { attachmentAnswer, type Attachment, type AttachmentAnswer } from '#core/attachments/attachment'
import {
  type effects as effectTable,
  type messages as messageTable,
  type GivenAnswer,
} from '#plugins/rma/returns/tables'
import { unsettledOf, type StoredReturn } from '#plugins/rma/returns/services/return_reads'
import type { Resolution } from '#plugins/rma/reasons/resolutions'
import type { ReturnMove, ReturnState } from '#plugins/rma/returns/return_states'
import type { RowIn } from '#core/database/table'

export interface ReturnLineAnswer {
  id: number
  /** The line of the order. */
  orderLineId: number
  sku: string
  name: string
  detail: string
  reason: string
  quantity: number
  /** Null: nothing was received. */
  received: number | null
  settled: number
  /** Pieces that a refund or a new parcel would be of. */
  unsettled: number
}

export interface ReturnMessage {
  id: number
  text: string
  from: ReturnState | null
  to: ReturnState | null
  isStaff: boolean
  /** Empty for customers, who read that the shop wrote it. */
  by: string
  at: string
  attachments: AttachmentAnswer[]
}

/** What both sides read of a return. */
export interface ReturnAnswer {
  id: number
  number: string
  orderNumber: string
  state: ReturnState
  resolution: Resolution
  packageCondition: 'open' | 'packed'
  information: string
  answers: GivenAnswer[]
  carrier: string
  trackingNumber: string
  closedAs: 'solved' | 'abandoned' | null
  openedAt: string
  lines: ReturnLineAnswer[]
  pictures: AttachmentAnswer[]
  /** The newest first. */
  messages: ReturnMessage[]
  /** Moves that this reader may make now. */
  moves: ReturnMove[]
  version: number
  /** Where the goods are sent to. */
  address: string
}

/** What staff read besides. */
export interface StaffReturnAnswer extends ReturnAnswer {
  order: { id: number }
  /** Sources that a new parcel may leave, and that restocked pieces may go to. */
  sources: { code: string; name: string }[]
  customer: { id: number | null; name: string; email: string }
  openedBy: 'customer' | 'staff'
  /** Why it was opened after its period. */
  override: string
  effects: {
    kind: 'refund' | 'replace' | 'cancel'
    quantity: number
    restocked: number
    documentId: number | null
    at: string
  }[]
}

export interface ReturnParts {
  found: StoredReturn
  messages: readonly RowIn<typeof messageTable>[]
  files: ReadonlyMap<number, Attachment[]>
  pictures: readonly Attachment[]
  reasons: ReadonlyMap<number, string>
  moves: ReturnMove[]
  address: string
}

export function returnAnswer(parts: ReturnParts, isForStaff: boolean): ReturnAnswer {
  const { found, messages, files, pictures, reasons, moves, address } = parts
  const { id, number, orderNumber, state, resolution, packageCondition, information, answers } = found
  const { carrier, trackingNumber, closedAs, createdAt: openedAt, version } = found
  return {
    id,
    number,
    orderNumber,
    state,
    resolution,
    packageCondition,
    information,
    answers,
    carrier,
    trackingNumber,
    closedAs,
    openedAt,
    version,
    moves,
    address,
    lines: found.lines.map((line) => ({
      id: line.id,
      orderLineId: line.orderLineId,
      sku: line.sku,
      name: line.name,
      detail: line.detail,
      reason: reasons.get(line.reasonId) ?? '',
      quantity: line.quantity,
      received: line.received,
      settled: line.settled,
      unsettled: unsettledOf(line),
    })),
    pictures: pictures.map(attachmentAnswer),
    messages: messages.map((message) => ({
      id: message.id,
      text: message.text,
      from: message.from,
      to: message.to,
      isStaff: message.isStaff,
      by: isForStaff ? message.actor : '',
      at: message.at,
      attachments: (files.get(message.id) ?? []).map(attachmentAnswer),
    })),
  }
}

export function staffReturnAnswer(
  parts: ReturnParts,
  done: readonly RowIn<typeof effectTable>[],
  sources: StaffReturnAnswer['sources']
): StaffReturnAnswer {
  const { orderId, customerId, customerName: name, email, openedBy, override } = parts.found
  return Object.assign(returnAnswer(parts, true), {
    order: { id: orderId },
    sources,
    customer: { id: customerId, name, email },
    openedBy,
    override,
    effects: done.map(({ kind, quantity, restocked, documentId, createdAt: at }) => {
      return { kind, quantity, restocked, documentId, at }
    }),
  })
}
