import { Stack, Text, Textarea } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { ConfirmButton } from '#web/admin/confirm_button'
import { notifyDone, notifyOdd } from '#web/admin/notify'
import { callKey } from '#web/lib/call_key'
import { call } from '#web/lib/clients'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { RefundWay, useProvider } from './refund_way'
import { useToldRepayment } from './told_repayment'
import type { StaffOrder } from './order_data'

/** Calls off what is open of the order; the customer is told, with the reason and what becomes of their money. */
export function CancelOrder({ order }: { order: StaffOrder }) {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const told = useToldRepayment()
  const [reason, setReason] = useState('')
  const paid = order.repayment.afterCancelling
  const { pieces, credited } = order.cancellation
  const provider = useProvider(order, paid)
  const [byProvider, setByProvider] = useState(true)
  // One screen, one cancellation: sent twice, it is the same.
  const [key] = useState(callKey)
  if (!can('sales.orders.cancel')) return null
  const isBack = provider !== null && byProvider
  const cancel = async () => {
    const answer = await call('POST', 'sales.admin.order_cancellations.store', {
      ...{ params: { id: order.id }, headers: { 'idempotency-key': key }, data: { reason, byProvider: isBack } },
    })
    if (answer === false) return
    const say = answer.data.repayment.owed.amount > 0 ? notifyOdd : notifyDone
    say([t('sales.admin_orders.canceled'), told(answer.data)].filter(Boolean).join(' '))
  }
  return (
    <ConfirmButton
      label={t('sales.admin_orders.cancel')}
      color="red"
      keep={t('sales.admin_orders.keep')}
      question={
        <Stack>
          <Text>{t('sales.admin_orders.cancel_question', { count: pieces, email: order.customer.email })}</Text>
          {credited.amount > 0 && (
            <Text fw={600}>{t('sales.admin_orders.cancel_credited', { amount: formatMoney(locale, credited) })}</Text>
          )}
          <Textarea
            label={t('sales.admin_orders.cancel_reason')}
            description={t('sales.admin_orders.cancel_reason_help')}
            value={reason}
            maxLength={1000}
            autosize
            minRows={2}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          {paid.amount > 0 && (
            <Text fw={600}>{t('sales.admin_orders.cancel_paid', { amount: formatMoney(locale, paid) })}</Text>
          )}
          <RefundWay provider={provider} isByProvider={byProvider} onChange={setByProvider} isAll />
          {paid.amount > 0 && !isBack && (
            <Text size="sm" c="dimmed">
              {t('sales.admin_orders.cancel_owed')}
            </Text>
          )}
        </Stack>
      }
      run={cancel}
      onDone={revalidate}
    />
  )
}
