import { Badge } from '@mantine/core'
import { useWords } from '#web/lib/i18n'

const COLOURS: Record<string, string> = { requested: 'yellow', sent: 'primary', accepted: 'green' }

/** How far a quote is, in words. Yellow on its own light would be hard to read on paper. */
export function QuoteStateBadge({ state }: { state: string }) {
  const t = useWords()
  const color = COLOURS[state] ?? 'gray'
  return (
    <Badge color={color} variant={color === 'yellow' ? 'outline' : 'light'}>
      {t(`sales.customer_quotes.state.${state}`)}
    </Badge>
  )
}
