import { Text } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { Dialog } from '#web/admin/dialogs/dialog'
import { AdminForm } from '#web/admin/form/admin_form'
import { DayField, SelectField, TextField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { PaymentChoice } from '../invoices/invoice_data'
import type { Refund } from './refund_data'

interface PaidDialogProps {
  refund: Refund
  /** Empty for the payment method of the order. */
  methods: PaymentChoice[]
  onClose: () => void
}

/** Records a repayment by staff: date, payment method and bank reference. */
export function PaidDialog({ refund, methods, onClose }: PaidDialogProps) {
  const t = useWords()
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const { id, number, returned, method, today } = refund
  const choices = methods.length > 0 ? methods : [{ code: method.code, label: method.title }]
  const isKnown = choices.some(({ code }) => code === method.code)
  const form = useAdminForm({
    values: { paidOn: today, method: isKnown ? method.code : (choices[0]?.code ?? ''), reference: '' },
    save: ({ paidOn, method: way, reference }) =>
      call('POST', 'sales.admin.refund_payments.store', {
        params: { id },
        data: {
          byProvider: false,
          paidOn,
          ...(way ? { method: way } : {}),
          ...(reference ? { reference } : {}),
        },
      }),
    saved: t('sales.admin_refunds.settled_done'),
    onSaved: () => {
      revalidate()
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={t('sales.admin_refunds.settle_title', { number })}>
      <AdminForm form={form} onClose={onClose} submitLabel={t('sales.admin_refunds.settle')}>
        <div className="admin-fields">
          <Text size="sm">{t('sales.admin_refunds.settle_question', { amount: formatMoney(locale, returned) })}</Text>
          <DayField name="paidOn" label={t('sales.admin_refunds.paid_on')} required />
          <SelectField
            name="method"
            label={t('sales.admin_refunds.paid_method')}
            options={choices.map(({ code, label }) => ({ value: code, label }))}
            required
          />
          <TextField
            name="reference"
            label={t('sales.admin_refunds.paid_reference')}
            help={t('sales.admin_refunds.paid_reference_help')}
            maxLength={200}
          />
        </div>
      </AdminForm>
    </Dialog>
  )
}
