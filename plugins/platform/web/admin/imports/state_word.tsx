import { Badge } from '@mantine/core'
import { useWords } from '#web/lib/i18n'

const COLOURS: Record<string, string> = { done: 'green', failed: 'red' }

/** The state of an import: a word and a colour. */
export function StateWord({ state }: { state: string }) {
  const t = useWords()
  return (
    <Badge variant={state in COLOURS ? 'light' : 'default'} color={COLOURS[state] ?? 'gray'} tt="none">
      {t(`platform.imports.state.${state}`)}
    </Badge>
  )
}
