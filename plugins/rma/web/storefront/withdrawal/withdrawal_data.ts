import type { ResponseOf } from '#web/lib/registry'

/** An order from which a consumer may withdraw. */
export type WithdrawalForm = ResponseOf<'rma.withdrawal_orders.show'>['data']

/** What is about to be declared: pieces by line, and a remark. */
export interface Recap {
  quantities: Record<string, number>
  reason: string
}
