import type { ReturnMove } from '#plugins/rma/returns/return_states'

const SETTLING: readonly ReturnMove[] = ['refund', 'replace', 'cancel']

/** The permission that staff need for a move. */
export function movePermission(move: ReturnMove): string {
  if (move === 'reopen') return 'rma.returns.reopen'
  return SETTLING.includes(move) ? 'rma.returns.settle' : 'rma.returns.update_status'
}
