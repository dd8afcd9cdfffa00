import { Badge } from '@mantine/core'
import { useWords } from '#web/lib/i18n'

/** Whether an invoice is paid, in words. */
export function InvoiceState({ state }: { state: string }) {
  const t = useWords()
  return (
    <Badge color={state === 'paid' ? 'green' : 'yellow'} variant={state === 'paid' ? 'light' : 'outline'}>
      {t(`sales.admin_invoices.state_${state}`)}
    </Badge>
  )
}
