import { Button, Stack, Text } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { DialogEnd, useSending } from '#web/admin/dialogs/sending'
import { notifyDone } from '#web/admin/notify'
import { callKey } from '#web/lib/call_key'
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

/** Takes the money of a payment that was only authorised. */
export function CapturePayment({ order }: { order: StaffOrder }) {
  const t = useWords()
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  const { provider, state } = order
  const isOver = state === 'canceled' || state === 'closed'
  if (!provider || isOver || provider.toCapture.amount === 0 || !can('sales.transactions.capture')) return null
  return (
    <>
      <Button variant="light" onClick={() => setOpen(true)}>
        {t('sales.admin_orders.capture')}
      </Button>
      {isOpen && <CaptureDialog order={order} provider={provider} onClose={() => setOpen(false)} />}
    </>
  )
}

function CaptureDialog({ order, provider: { toCapture, capturesParts }, onClose }: CaptureProps) {
  const t = useWords()
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [amount, setAmount] = useState(toCapture.amount)
  const sending = useSending()
  // One dialog, one capture: sent twice, it is the same. What was refused may be asked for anew.
  const [key, setKey] = useState(callKey)
  const submit = () =>
    sending.send(async () => {
      const answer = await call('POST', 'sales.admin.captures.store', {
        ...{ params: { id: order.id }, headers: { 'idempotency-key': key }, data: { amount } },
      })
      const last = answer === false ? undefined : answer.data.movements.findLast(({ kind }) => kind === 'capture')
      revalidate()
      if (last?.state === 'refused' && answer && answer.data.paid.amount === order.paid.amount) {
        setKey(callKey())
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
