import { Alert, Text } from '@mantine/core'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { StaffOrder } from './order_data'

/** Money that the shop owes the customer for cancelled items, at the top of the page. The page's button repays it. */
export function OrderOwed({ order }: { order: StaffOrder }) {
  const t = useWords()
  const locale = useLocale()
  const { owed } = order.repayment
  if (owed.amount === 0) return null
  const refusal = order.movements.findLast(({ kind, state, refundId }) => {
    return kind === 'refund' && state === 'refused' && refundId === null
  })
  return (
    <Alert color="yellow" role="note" title={t('sales.admin_orders.owed', { amount: formatMoney(locale, owed) })}>
      <Text size="sm">{t('sales.admin_orders.owed_text')}</Text>
      {refusal && (
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {t('sales.admin_orders.owed_refused', { message: refusal.message })}
        </Text>
      )}
    </Alert>
  )
}
