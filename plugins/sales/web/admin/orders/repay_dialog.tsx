import { Select, Stack, Text, TextInput } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { DialogEnd, useSending } from '#web/admin/dialogs/sending'
import { notifyDone, notifyOdd } from '#web/admin/notify'
import { MailNotice } from '#web/admin/mail_notice'
import { newIdempotencyKey } from '#web/lib/idempotency_key'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { AmountInput } from './amount_input'
import { RefundWay, useProvider } from './refund_way'
import { useRepaymentMessage } from './repayment_message'
import type { PaymentChoice } from '../invoices/invoice_data'
import type { StaffOrder } from './order_data'

interface RepayDialogProps {
  order: StaffOrder
  /** Empty for the payment method of the order. */
  methods: PaymentChoice[]
  onClose: () => void
}

/** Payment method used by staff, for accounting. */
interface Way {
  method: string
  reference: string
}

/** Repays through the payment provider, or records a repayment by staff. Defaults to the whole owed amount. */
export function RepayDialog({ order, methods, onClose }: RepayDialogProps) {
  const t = useWords()
  const { revalidate } = useRevalidator()
  const told = useRepaymentMessage()
  const { owed, byProvider: most } = order.repayment
  const provider = useProvider(order, owed)
  const [isByProvider, setByProvider] = useState(provider !== null)
  const [amount, setAmount] = useState((isByProvider ? most : owed).amount)
  const choices = methods.length > 0 ? methods : [{ code: order.payment.code, label: order.payment.title }]
  // The payment method matters only for a repayment by staff.
  const otherwise = (choices.find(({ code }) => code !== order.payment.code) ?? choices[0])?.code ?? ''
  const [way, setWay] = useState<Way>({ method: otherwise, reference: '' })
  const sending = useSending()
  // One idempotency key per dialog: a repeated request repays once.
  const [key] = useState(newIdempotencyKey)
  const submit = () =>
    sending.send(async () => {
      const { method, reference } = way
      const byStaff = { method, ...(reference ? { reference } : {}) }
      const answer = await call('POST', 'sales.admin.repayments.store', {
        params: { id: order.id },
        headers: { 'idempotency-key': key },
        data: { byProvider: isByProvider, amount, ...(isByProvider ? {} : byStaff) },
      })
      if (answer === false) return
      const say = answer.data.repayment.owed.amount > 0 ? notifyOdd : notifyDone
      say(told(answer.data))
      revalidate()
      onClose()
    })
  const choose = (isTheirs: boolean) => {
    setByProvider(isTheirs)
    setAmount((isTheirs ? most : owed).amount)
  }
  return (
    <Dialog opened onClose={onClose} title={t('sales.admin_orders.repay_title', { number: order.number })}>
      <Stack>
        <RefundWay provider={provider} isByProvider={isByProvider} onChange={choose} />
        <AmountInput
          label={t('sales.admin_orders.repay_amount')}
          currency={owed.currency}
          amount={amount}
          onChange={setAmount}
        />
        {!isByProvider && <StaffWay choices={choices} way={way} onChange={setWay} />}
        <Text size="sm" c="dimmed">
          {t(`sales.admin_orders.repay_help_${isByProvider ? 'provider' : 'staff'}`, { email: order.customer.email })}
        </Text>
        <MailNotice />
        <DialogEnd
          {...sending}
          label={t(`sales.admin_orders.${isByProvider ? 'repay' : 'repay_note'}`)}
          onSubmit={submit}
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  )
}

interface StaffWayProps {
  choices: PaymentChoice[]
  way: Way
  onChange: (way: Way) => void
}

function StaffWay({ choices, way, onChange }: StaffWayProps) {
  const t = useWords()
  return (
    <>
      <Select
        label={t('sales.admin_orders.repay_method')}
        data={choices.map(({ code, label }) => ({ value: code, label }))}
        value={way.method}
        allowDeselect={false}
        onChange={(method) => onChange({ ...way, method: method ?? way.method })}
      />
      <TextInput
        label={t('sales.admin_orders.repay_reference')}
        description={t('sales.admin_orders.repay_reference_help')}
        value={way.reference}
        maxLength={200}
        onChange={({ currentTarget }) => onChange({ ...way, reference: currentTarget.value })}
      />
    </>
  )
}
