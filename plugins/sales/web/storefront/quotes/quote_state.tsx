import { useWords } from '#web/lib/i18n'
import type { Quote } from './quote_data'

const TONES: Record<Quote['state'], string> = {
  requested: 'text-warning',
  sent: 'text-primary',
  accepted: 'text-positive',
  refused: 'text-muted',
  canceled: 'text-muted',
  expired: 'text-muted',
}

/** The state of a quote. */
export function QuoteState({ state }: { state: Quote['state'] }) {
  const t = useWords()
  return <span className={`font-semibold ${TONES[state]}`}>{t(`sales.quotes.state.${state}`)}</span>
}
