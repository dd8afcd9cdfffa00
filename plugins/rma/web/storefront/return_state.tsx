import { useWords } from '#web/lib/i18n'
import type { OwnReturn } from './return_data'

const TONES: Record<OwnReturn['state'], string> = {
  'new_request': 'text-warning',
  'processing': 'text-warning',
  'awaiting_return': 'text-primary',
  'returned': 'text-warning',
  'refunded': 'text-positive',
  'new_parcel_sent': 'text-positive',
  'refused': 'text-negative',
  'solved': 'text-positive',
  'customer-closed': 'text-muted',
}

/** The state of a return. */
export function ReturnState({ state }: Pick<OwnReturn, 'state'>) {
  const t = useWords()
  return <span className={`font-semibold ${TONES[state]}`}>{t(`rma.states.${state}`)}</span>
}
