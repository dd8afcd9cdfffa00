import { Badge } from '@mantine/core'
import { useWords } from '#web/lib/i18n'

const colours: Record<string, string> = { done: 'green', dead: 'red' }

/** The state of a job. */
export function JobState({ state }: { state: string }) {
  const t = useWords()
  return (
    <Badge variant={state in colours ? 'light' : 'default'} color={colours[state] ?? 'gray'} tt="none">
      {t(`platform.job_screens.states.${state}`)}
    </Badge>
  )
}
