import { StateBadge as Badge, type RecordState } from '#web/admin/record_states'
import { useWords, type Translate } from '#web/lib/i18n'
import { ORDER_TONES } from './order_standing'
import type { StaffOrder } from './order_data'

/** The state of an order. */
export function orderState(state: string, t: Translate): RecordState {
  return {
    label: t('sales.order_states.label'),
    word: t(`sales.order_states.${state}`),
    tone: ORDER_TONES[state as StaffOrder['state']] ?? 'over',
  }
}

/** The same in a list. */
export function StateBadge({ state }: { state: string }) {
  return <Badge state={orderState(state, useWords())} />
}
