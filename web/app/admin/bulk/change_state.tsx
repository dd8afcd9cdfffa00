import { Badge } from '@mantine/core'
import { useWords } from '#web/lib/i18n'
import type { Change } from './change'

const TONES: Partial<Record<Change['state'], string>> = { applying: 'yellow', applied: 'green', undoing: 'yellow' }

/** The state of a bulk change. */
export function ChangeState({ state }: Pick<Change, 'state'>) {
  const t = useWords()
  return <Badge color={TONES[state] ?? 'gray'}>{t(`admin.changes.state_${state}`)}</Badge>
}
