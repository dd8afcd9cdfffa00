import { Badge } from '@mantine/core'
import { useWords } from '#web/lib/i18n'

const COLOURS: Record<string, string> = {
  pending: 'yellow',
  pending_payment: 'yellow',
  processing: 'primary',
  completed: 'green',
  canceled: 'gray',
  closed: 'gray',
  quote: 'primary',
}

/** How far an order is, in words. Yellow on its own light would be hard to read on paper. */
export function StateBadge({ state }: { state: string }) {
  const t = useWords()
  return (
    <Badge color={COLOURS[state] ?? 'gray'} variant={COLOURS[state] === 'yellow' ? 'outline' : 'light'}>
      {t(`sales.order_states.${state}`)}
    </Badge>
  )
}
