import type { RecordState } from '#web/admin/record_states'
import type { ResponseOf } from '#web/lib/registry'

/** A withdrawal, for staff. */
export type Withdrawal = ResponseOf<'rma.admin.withdrawals.show'>['data']

export const TONES: Record<Withdrawal['state'], RecordState['tone']> = {
  received: 'waiting',
  refunded: 'done',
  declined: 'over',
}
