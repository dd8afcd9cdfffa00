import { Text } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { Dialog } from '#web/admin/dialogs/dialog'
import { AdminForm } from '#web/admin/form/admin_form'
import { BooleanField, DayField, MoneyField, SelectField, TextField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { MailNotice } from '#web/admin/mail_notice'
import { newIdempotencyKey } from '#web/lib/idempotency_key'
import { useWords } from '#web/lib/i18n'
import type { Invoice, PaymentChoice } from './invoice_data'

/** The request body of a received payment. */
export interface Payment {
  method: string
  /** Minor units. */
  amount: number
  reference?: string
  /** Absent for today. */
  paidOn?: string
}

interface PaymentDialogProps {
  due: Invoice['due']
  methods: PaymentChoice[]
  /** Code of the preselected payment method. */
  method?: string
  /** Recipient of the invoice that is issued once everything is paid; absent when none is issued. */
  billed?: string
  /** `key` is the idempotency key of this dialog, so that a payment is never recorded twice. */
  send: (payment: Payment, key: string, notify: boolean) => Promise<unknown>
  onClose: () => void
}

/** Records a received payment. It defaults to the whole due amount and today. */
export function PaymentDialog({ due, methods, method, billed, send, onClose }: PaymentDialogProps) {
  const t = useWords()
  const { revalidate } = useRevalidator()
  const known = methods.find(({ code }) => code === method) ?? methods[0]
  const [key] = useState(newIdempotencyKey)
  const isBilledBy = (amount: number | null) => billed !== undefined && amount === due.amount
  const form = useAdminForm({
    values: {
      amount: due.amount as number | null,
      method: known?.code ?? '',
      paidOn: null as string | null,
      reference: '',
      notify: true,
    },
    save: ({ amount, method: by, paidOn, reference, notify }) => {
      const told = { ...(reference ? { reference } : {}), ...(paidOn ? { paidOn } : {}) }
      return send({ method: by, amount: amount ?? 0, ...told }, key, isBilledBy(amount) && notify)
    },
    saved: t('sales.admin_invoices.recorded'),
    onSaved: () => {
      revalidate()
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={t('sales.admin_invoices.record')}>
      <AdminForm form={form} onClose={onClose} submitLabel={t('sales.admin_invoices.record')}>
        <div className="admin-fields">
          <MoneyField name="amount" label={t('sales.admin_invoices.amount')} currency={due.currency} required />
          <SelectField
            name="method"
            label={t('sales.admin_invoices.method')}
            options={methods.map(({ code, label }) => ({ value: code, label }))}
            required
          />
          <DayField
            name="paidOn"
            label={t('sales.admin_invoices.paid_on')}
            help={t('sales.admin_invoices.paid_on_help')}
          />
          <TextField
            name="reference"
            label={t('sales.admin_invoices.reference')}
            help={t('sales.admin_invoices.reference_help')}
            maxLength={200}
          />
          {isBilledBy(form.values.amount) && (
            <>
              <Text size="sm">{t('sales.admin_invoices.billed_with_it')}</Text>
              <BooleanField name="notify" isBox label={t('sales.admin_invoices.send_to', { email: billed ?? '' })} />
              {form.values.notify && <MailNotice />}
            </>
          )}
        </div>
      </AdminForm>
    </Dialog>
  )
}
