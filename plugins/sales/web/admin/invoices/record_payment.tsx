import { Button, Select, Stack, TextInput } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { DialogEnd, useSending } from '#web/admin/dialogs/sending'
import { notifyDone } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { callKey } from '#web/lib/call_key'
import { useWords } from '#web/lib/i18n'
import { AmountInput } from '../orders/amount_input'
import type { Invoice, PaymentChoice } from './invoice_data'

interface RecordPaymentProps {
  invoice: Invoice
  methods: PaymentChoice[]
}

/** Notes that money came: all that is due, unless somebody says less. */
export function RecordPayment(props: RecordPaymentProps) {
  const t = useWords()
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  if (!can('sales.transactions.create') || props.invoice.due.amount === 0) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('sales.admin_invoices.record')}</Button>
      {isOpen && <PaymentDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function PaymentDialog({ invoice, methods, onClose }: RecordPaymentProps & { onClose: () => void }) {
  const t = useWords()
  const { revalidate } = useRevalidator()
  const { currency } = invoice.due
  const [amount, setAmount] = useState(invoice.due.amount)
  const [method, setMethod] = useState(methods[0]?.code ?? '')
  const [reference, setReference] = useState('')
  const [key] = useState(callKey)
  const sending = useSending()
  const submit = () =>
    sending.send(async () => {
      await call('POST', 'sales.admin.transactions.store', {
        params: { id: invoice.id },
        data: { method, amount, ...(reference ? { reference } : {}) },
        headers: { 'idempotency-key': key },
      })
      notifyDone(t('sales.admin_invoices.recorded'))
      revalidate()
      onClose()
    })
  return (
    <Dialog opened onClose={onClose} title={t('sales.admin_invoices.record')}>
      <Stack>
        <AmountInput
          label={t('sales.admin_invoices.amount')}
          currency={currency}
          amount={amount}
          onChange={setAmount}
        />
        <Select
          label={t('sales.admin_invoices.method')}
          data={methods.map(({ code, label }) => ({ value: code, label }))}
          value={method}
          allowDeselect={false}
          onChange={(value) => setMethod(value ?? '')}
        />
        <TextInput
          label={t('sales.admin_invoices.reference')}
          description={t('sales.admin_invoices.reference_help')}
          value={reference}
          maxLength={200}
          onChange={({ currentTarget }) => setReference(currentTarget.value)}
        />
        <DialogEnd {...sending} label={t('sales.admin_invoices.record')} onSubmit={submit} onClose={onClose} />
      </Stack>
    </Dialog>
  )
}
