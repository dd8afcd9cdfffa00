import { Badge } from '@mantine/core'

/** One state of a record, such as its payment: a word and a colour. */
export interface RecordState {
  /** What the state is about; absent for records with a single state. */
  label?: string
  word: string
  tone: 'done' | 'active' | 'waiting' | 'alarm' | 'over'
}

/** Yellow has an outline: on its own tint it would have too little contrast. */
const LOOKS = {
  done: { color: 'green', variant: 'light' },
  active: { color: 'primary', variant: 'light' },
  waiting: { color: 'yellow', variant: 'outline' },
  alarm: { color: 'red', variant: 'filled' },
  over: { color: 'gray', variant: 'light' },
} as const

export function StateBadge({ state: { word, tone } }: { state: RecordState }) {
  return <Badge {...LOOKS[tone]}>{word}</Badge>
}

/** The states at the top of a record's screen. */
export function RecordStates({ states }: { states: RecordState[] }) {
  return (
    <ul className="admin-states">
      {states.map(({ label, word, tone }) => (
        <li key={label ?? word}>
          {label && <span className="admin-state-label">{label}</span>} <StateBadge state={{ word, tone }} />
        </li>
      ))}
    </ul>
  )
}
