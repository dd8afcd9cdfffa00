import { Text } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { Dialog } from '#web/admin/dialogs/dialog'
import { AdminForm } from '#web/admin/form/admin_form'
import { BooleanField, TextareaField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { MailNotice } from '#web/admin/mail_notice'
import { newIdempotencyKey } from '#web/lib/idempotency_key'
import { call } from '#web/lib/clients'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { Invoice } from './invoice_data'

/** Whether an invoice can still be taken back: it has no credit notes. */
export function canTakeBack({ takenBackBy, credited }: Invoice): boolean {
  return !takenBackBy && credited.amount === 0
}

/** Takes a wrong invoice back, so that its items can be invoiced again. */
export function TakeBackDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const t = useWords()
  return (
    <Dialog opened onClose={onClose} title={t('sales.admin_invoices.take_back_title', { number: invoice.number })}>
      <TakeBackForm invoice={invoice} onClose={onClose} />
    </Dialog>
  )
}

function TakeBackForm({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const t = useWords()
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [key] = useState(newIdempotencyKey)
  const { id, total, paid, customer } = invoice
  const form = useAdminForm({
    values: { reason: '', notify: true },
    save: (data) =>
      call('POST', 'sales.admin.invoice_corrections.store', {
        params: { id },
        data,
        headers: { 'idempotency-key': key },
      }),
    saved: t('sales.admin_invoices.taken_back'),
    onSaved: () => {
      revalidate()
      onClose()
    },
  })
  return (
    <AdminForm form={form} onClose={onClose} submitLabel={t('sales.admin_invoices.take_back_go')}>
      <div className="admin-fields">
        <Text size="sm">{t('sales.admin_invoices.take_back_text', { amount: formatMoney(locale, total) })}</Text>
        {paid.amount > 0 && (
          <Text size="sm">{t('sales.admin_invoices.take_back_paid', { amount: formatMoney(locale, paid) })}</Text>
        )}
        <TextareaField
          name="reason"
          label={t('sales.admin_invoices.take_back_reason')}
          help={t('sales.admin_invoices.take_back_reason_help')}
          maxLength={1000}
          rows={2}
          required
        />
        <BooleanField
          name="notify"
          isBox
          label={t('sales.admin_invoices.take_back_notify', { email: customer.email })}
        />
        {form.values.notify && <MailNotice />}
      </div>
    </AdminForm>
  )
}
