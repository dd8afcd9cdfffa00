import { Text } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { AdminForm } from '#web/admin/form/admin_form'
import { BooleanField, SelectField, TextareaField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { MailNotice } from '#web/admin/mail_notice'
import { call } from '#web/lib/clients'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { useLocale } from '#web/lib/shell'
import type { Revision, StaffQuote } from './quote_data'

type Payments = ResponseOf<'sales.admin.quote_acceptances.show'>['data']

interface AcceptDialogProps {
  quote: StaffQuote
  sent: Revision
  onClose: () => void
}

/** Records that the customer accepted the last revision, which creates the order. */
export function AcceptDialog(props: AcceptDialogProps) {
  const t = useWords()
  const { quote, onClose } = props
  return (
    <Dialog opened onClose={onClose} title={t('sales.admin_quotes.accept_title', { number: quote.number })}>
      <AcceptForm {...props} />
    </Dialog>
  )
}

function AcceptForm({ quote, sent, onClose }: AcceptDialogProps) {
  const t = useWords()
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const payments = usePayments(quote.id)
  const { revision, totals } = sent
  const form = useAdminForm({
    values: { payment: null as string | null, note: '', acceptsTerms: false },
    save: ({ acceptsTerms, ...data }) =>
      call('POST', 'sales.admin.quote_acceptances.store', {
        params: { id: quote.id },
        data: { ...data, revision, acceptsTerms: acceptsTerms as true },
      }),
    saved: t('sales.admin_quotes.accepted_done'),
    onSaved: () => {
      revalidate()
      onClose()
    },
  })
  const told = { revision, amount: formatMoney(locale, totals.total), email: quote.customer.email }
  return (
    <AdminForm form={form} onClose={onClose} submitLabel={t('sales.admin_quotes.accept_go')}>
      <div className="admin-fields">
        <Text size="sm">{t('sales.admin_quotes.accept_text', told)}</Text>
        <MailNotice />
        {totals.total.amount > 0 && (
          <SelectField
            name="payment"
            label={t('sales.admin_quotes.accept_payment')}
            help={t('sales.admin_quotes.accept_payment_help')}
            options={payments.map(({ code, title }) => ({ value: code, label: title }))}
            required
          />
        )}
        <TextareaField
          name="note"
          label={t('sales.admin_quotes.accept_note')}
          help={t('sales.admin_quotes.accept_note_help')}
          maxLength={1000}
          rows={2}
          required
        />
        <BooleanField name="acceptsTerms" isBox label={t('sales.admin_quotes.accept_terms')} />
      </div>
    </AdminForm>
  )
}

function usePayments(id: number): Payments {
  const [payments, setPayments] = useState<Payments>([])
  useEffect(() => {
    const aborter = new AbortController()
    call('GET', 'sales.admin.quote_acceptances.show', { params: { id }, signal: aborter.signal }).then(
      (answer) => answer && setPayments(answer.data),
      () => undefined
    )
    return () => aborter.abort()
  }, [id])
  return payments
}
