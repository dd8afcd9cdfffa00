import { Badge } from '@mantine/core'
import { useWords } from '#web/lib/i18n'

interface InvoiceStateProps {
  state: string
  /** It is not paid, and its day has passed. */
  isOverdue?: boolean
}

const COLOURS: Record<string, string> = { paid: 'green', pending: 'yellow' }

/** Whether an invoice is paid, in words. */
export function InvoiceState({ state, isOverdue = false }: InvoiceStateProps) {
  const t = useWords()
  if (isOverdue) return <Badge color="red">{t('sales.admin_invoices.overdue')}</Badge>
  return (
    <Badge color={COLOURS[state] ?? 'gray'} variant={state === 'paid' ? 'light' : 'outline'}>
      {t(`sales.admin_invoices.state_${state}`)}
    </Badge>
  )
}
