import { Alert, Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { RepayDialog } from './repay_dialog'
import type { PaymentChoice } from '../invoices/invoice_data'
import type { StaffOrder } from './order_data'

interface OrderOwedProps {
  order: StaffOrder
  methods: PaymentChoice[]
}

/** Money that its customer has paid for what is not billed any more: said first, with what gives it back. */
export function OrderOwed({ order, methods }: OrderOwedProps) {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
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
      {can('sales.transactions.refund') && (
        <Button mt="sm" size="xs" onClick={() => setOpen(true)}>
          {t('sales.admin_orders.repay')}
        </Button>
      )}
      {isOpen && <RepayDialog order={order} methods={methods} onClose={() => setOpen(false)} />}
    </Alert>
  )
}
