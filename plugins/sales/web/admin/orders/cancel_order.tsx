import { Stack, Text, Textarea } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { ConfirmDialog } from '#web/admin/confirm_button'
import { notifyDone, notifyOdd } from '#web/admin/notify'
import { MailNotice } from '#web/admin/mail_notice'
import { newIdempotencyKey } from '#web/lib/idempotency_key'
import { call } from '#web/lib/clients'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { RefundWay, useProvider } from './refund_way'
import { useRepaymentMessage } from './repayment_message'
import type { StaffOrder } from './order_data'

/** Cancels the open part of an order. The customer is notified, with the reason and what happens to their money. */
export function CancelDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const t = useWords()
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const told = useRepaymentMessage()
  const [reason, setReason] = useState('')
  const paid = order.repayment.afterCancelling
  const { pieces, credited } = order.cancellation
  const provider = useProvider(order, paid)
  const [byProvider, setByProvider] = useState(true)
  // One idempotency key per screen: a repeated request cancels once.
  const [key] = useState(newIdempotencyKey)
  const isBack = provider !== null && byProvider
  const cancel = async () => {
    const answer = await call('POST', 'sales.admin.order_cancellations.store', {
      params: { id: order.id },
      headers: { 'idempotency-key': key },
      data: { reason, byProvider: isBack },
    })
    if (answer === false) return
    const say = answer.data.repayment.owed.amount > 0 ? notifyOdd : notifyDone
    say([t('sales.admin_orders.canceled'), told(answer.data)].filter(Boolean).join(' '))
  }
  return (
    <ConfirmDialog
      opened
      label={t('sales.admin_orders.cancel')}
      color="red"
      keep={t('sales.admin_orders.keep')}
      question={
        <Stack>
          <Text>{t('sales.admin_orders.cancel_question', { count: pieces, email: order.customer.email })}</Text>
          <MailNotice />
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
      onClose={onClose}
    />
  )
}
