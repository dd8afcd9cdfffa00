import { Text, Textarea } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { ConfirmButton } from '#web/admin/confirm_button'
import { notifyDone } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { StaffOrder } from './order_data'

/** Calls off what is open of the order; the customer is told, with the reason. */
export function CancelOrder({ order }: { order: StaffOrder }) {
  const t = useWords()
  const can = useCan()
  const { revalidate } = useRevalidator()
  const [reason, setReason] = useState('')
  if (!can('sales.orders.cancel')) return null
  return (
    <ConfirmButton
      label={t('sales.admin_orders.cancel')}
      color="red"
      question={
        <>
          <Text span mb="sm" display="block">
            {t('sales.admin_orders.cancel_question', { count: order.open.toCancel, email: order.customer.email })}
          </Text>
          <Textarea
            label={t('sales.admin_orders.cancel_reason')}
            description={t('sales.admin_orders.cancel_reason_help')}
            value={reason}
            maxLength={1000}
            autosize
            minRows={2}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </>
      }
      run={() => call('POST', 'sales.admin.order_cancellations.store', { params: { id: order.id }, data: { reason } })}
      onDone={() => {
        notifyDone(t('sales.admin_orders.canceled'))
        revalidate()
      }}
    />
  )
}
