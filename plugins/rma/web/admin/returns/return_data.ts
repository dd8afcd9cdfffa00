import type { RecordState } from '#web/admin/record_states'
import type { ResponseOf } from '#web/lib/registry'
import type { Translate } from '#web/lib/i18n'

/** A return, for staff. */
export type StaffReturn = ResponseOf<'rma.admin.returns.show'>['data']

export type ReturnMove = StaffReturn['moves'][number]

const TONES: Record<StaffReturn['state'], RecordState['tone']> = {
  'new_request': 'waiting',
  'processing': 'waiting',
  'awaiting_return': 'active',
  'returned': 'waiting',
  'refunded': 'done',
  'new_parcel_sent': 'done',
  'refused': 'over',
  'solved': 'done',
  'customer-closed': 'over',
}

/** The state of a return. */
export function returnState(state: string, t: Translate): RecordState {
  return { word: t(`rma.states.${state}`), tone: TONES[state as StaffReturn['state']] ?? 'over' }
}
