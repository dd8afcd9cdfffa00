import { Stack, Text } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { DialogEnd, useSending } from '#web/admin/dialogs/sending'
import { notifyDone } from '#web/admin/notify'
import { newIdempotencyKey } from '#web/lib/idempotency_key'
import { call } from '#web/lib/clients'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { AmountInput } from './amount_input'
import type { StaffOrder } from './order_data'

type Provider = NonNullable<StaffOrder['provider']>

interface CaptureProps {
  order: StaffOrder
  provider: Provider
  onClose: () => void
}

/** Captures an authorised payment. */
export function CaptureDialog({ order, provider: { toCapture, capturesParts }, onClose }: CaptureProps) {
  const t = useWords()
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [amount, setAmount] = useState(toCapture.amount)
  const sending = useSending()
  // One idempotency key per dialog: a repeated request captures once. After a refusal there is a new key.
  const [key, setKey] = useState(newIdempotencyKey)
  const submit = () =>
    sending.send(async () => {
      const answer = await call('POST', 'sales.admin.captures.store', {
        params: { id: order.id },
        headers: { 'idempotency-key': key },
        data: { amount },
      })
      const last = answer === false ? undefined : answer.data.movements.findLast(({ kind }) => kind === 'capture')
      revalidate()
      if (last?.state === 'refused' && answer && answer.data.paid.amount === order.paid.amount) {
        setKey(newIdempotencyKey())
        return t('sales.admin_orders.capture_refused', { message: last.message })
      }
      notifyDone(t(`sales.admin_orders.capture_${last && last.state !== 'refused' ? 'asked' : 'done'}`))
      onClose()
    })
  return (
    <Dialog opened onClose={onClose} title={t('sales.admin_orders.capture_title', { number: order.number })}>
      <Stack>
        <Text size="sm">
          {t('sales.admin_orders.capture_text', { amount: formatMoney(locale, toCapture), name: order.payment.title })}
        </Text>
        {capturesParts && (
          <AmountInput
            label={t('sales.admin_orders.capture_amount')}
            currency={toCapture.currency}
            amount={amount}
            onChange={setAmount}
          />
        )}
        <DialogEnd {...sending} label={t('sales.admin_orders.capture')} onSubmit={submit} onClose={onClose} />
      </Stack>
    </Dialog>
  )
}
