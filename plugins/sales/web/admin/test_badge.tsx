import { Badge } from '@mantine/core'
import { useWords } from '#web/lib/i18n'

/** Marks a payment of a provider's test mode: no money moved. */
export function TestBadge() {
  const t = useWords()
  return (
    <Badge size="sm" radius="sm" color="yellow" variant="outline">
      {t('sales.admin_transactions.mode_test')}
    </Badge>
  )
}
