import { useWords } from '#web/lib/i18n'

const TONES: Record<string, string> = {
  pending: 'text-warning',
  pending_payment: 'text-warning',
  processing: 'text-ink',
  completed: 'text-positive',
  canceled: 'text-muted',
  closed: 'text-muted',
  quote: 'text-ink',
}

/** The state of an order. */
export function OrderState({ state }: { state: string }) {
  const t = useWords()
  return <span className={`font-semibold ${TONES[state] ?? ''}`}>{t(`sales.order_states.${state}`)}</span>
}
