import type { Ground, WithdrawalState } from '#plugins/rma/withdrawals/tables'
import type { WithdrawalRight } from '#plugins/rma/withdrawals/services/withdrawable'

/** A withdrawal for whom it is of. */
export interface OwnWithdrawal {
  number: string
  state: WithdrawalState
  receivedAt: string
  /** What was declared, with date and time. */
  statement: string
  /** Until when the goods are to be sent back, as a day. */
  returnBy: string
}

/** An order from which a consumer may withdraw, with what was withdrawn already. */
export interface WithdrawalForm extends WithdrawalRight {
  number: string
  placedAt: string
  customerName: string
  email: string
  withdrawals: OwnWithdrawal[]
}

/** A withdrawal in the list of an order. */
export interface WithdrawalRow {
  id: number
  number: string
  state: WithdrawalState
  receivedAt: string
}

/** A withdrawal for staff. */
export interface StaffWithdrawal extends OwnWithdrawal {
  id: number
  order: { id: number; number: string }
  customer: { id: number | null; name: string; email: string }
  isWhole: boolean
  reason: string
  lines: { name: string; detail: string; quantity: number }[]
  /** When the goods count as delivered; null: not yet. */
  deliveredAt: string | null
  /** Last day of the period; null: it has not begun. */
  lastDay: string | null
  refundBy: string
  legalGround: Ground | null
  answer: string
  closedAt: string | null
  closedBy: string
  /** The credit note; null: none. */
  refund: { id: number; number: string } | null
  /** The return of the goods; null: none of them had left. */
  returned: { id: number; number: string; state: string } | null
  confirmedAt: string | null
}
