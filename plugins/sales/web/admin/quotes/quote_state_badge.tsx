import { StateBadge, type RecordState } from '#web/admin/record_states'
import { useWords, type Translate } from '#web/lib/i18n'

const TONES: Record<string, RecordState['tone']> = { requested: 'waiting', sent: 'active', accepted: 'done' }

/** The state of a quote. */
export function quoteState(state: string, t: Translate): RecordState {
  return { word: t(`sales.customer_quotes.state.${state}`), tone: TONES[state] ?? 'over' }
}

/** The same in a list. */
export function QuoteStateBadge({ state }: { state: string }) {
  return <StateBadge state={quoteState(state, useWords())} />
}
